import { expect, test } from 'vitest';
import { mediaTypeOf } from '../endpoint.ts';
import { endpoints } from '../endpoints.ts';
import { replyTypeOf } from './call.ts';
import type { CallName } from './call-types.ts';
import { isReplyTo } from './is-reply-to.ts';
import { replyFields } from './reply-fields.ts';

const successes = endpoints
  .filter(({ path }) => path.startsWith('/api/'))
  .flatMap(({ method, path, replies }) =>
    Object.values(replies).flatMap((shape) =>
      shape === null ? [] : [{ name: `${method} ${path}`, path, shape }],
    ),
  );

test.each(successes)('the pages expect the media type of $name', ({ path, shape }) => {
  expect(replyTypeOf(path)).toBe(mediaTypeOf(shape));
});

test('a page knows the reply to every read', () => {
  const reads = successes.filter(({ name }) => /^GET .*(?<!csv|xlsx)$/.test(name));
  expect(reads.filter(({ name }) => !(name in replyFields)).map(({ name }) => name)).toEqual([
    'GET /api/openapi.json',
  ]);
});

test.each<[CallName, unknown]>([
  ['GET /api/leaderboard', { error: 'no' }],
  ['GET /api/leaderboard', null],
  ['GET /api/admin/players/{id}/entry-dates', { ring: 1, appointment: 2 }],
  ['GET /api/admin/players/{id}/entry-dates', [{ id: 1 }]],
  ['GET /api/leaderboard', '<html>'],
  ['GET /api/months', { month: '2026-11' }],
  ['GET /api/admin/players', [null]],
  ['GET /api/admin/prizes', [{ id: '1', name: 'Call Beast', points: 10, description: '' }]],
  ['GET /api/admin/bonus-types', [{ id: '1', position: 1, title: 'Cena', isActive: true }]],
  ['POST /api/screens/beat', { ok: true }],
])('%s is not answered by %j', (name, value) => {
  expect(isReplyTo(name, value)).toBe(false);
});
