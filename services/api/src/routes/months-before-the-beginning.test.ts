import type { EndpointDefinition } from '@vetta/contract/endpoint';
import { expect, test } from 'vitest';
import { everyCall } from '../../testing/every-call.ts';
import { useOctoberOffice } from '../../testing/october-office.ts';

const api = await useOctoberOffice();

/** Every call that anyone can make about a month. */
const calls = everyCall.filter(
  ({ access, params, query }) =>
    access === 'public' && ('month' in (params?.shape ?? {}) || 'month' in (query?.shape ?? {})),
);

const ask = ({ path, query }: EndpointDefinition, month: string) => {
  const address = path.replace('{month}', month).replace('{id}', api.ids.Anna);
  return api.ask(`GET ${address}${'month' in (query?.shape ?? {}) ? `?month=${month}` : ''}`, { key: null });
};

test('the calls about a month are those that this file looks at', () => {
  expect(calls.map(({ path }) => path).toSorted()).toEqual([
    '/api/draws/{month}',
    '/api/leaderboard',
    '/api/months/{month}',
    '/api/players/{id}/receipt',
  ]);
});

test.each(calls)('GET $path is 404 for a month before the league began', async (call) => {
  for (const month of ['2025-09', '2024-10', '2000-01'])
    expect(await ask(call, month)).toMatchObject({
      status: 404,
      body: { error: 'Di questo mese non c’è una classifica' },
    });
  expect((await ask(call, '2025-10')).status).toBe(200);
});
