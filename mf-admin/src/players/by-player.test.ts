import { QueryClient, QueryObserver } from '@tanstack/react-query';
import { expect, test } from 'vitest';
import { byId, byPlayer, groupedByPlayer } from './by-player.ts';

test('rows are found by their player, also several of one player', () => {
  const rows = [
    { playerId: 'ada', bonus: 1 },
    { playerId: 'bice', bonus: 2 },
    { playerId: 'ada', bonus: 3 },
  ];
  expect(groupedByPlayer(rows)).toEqual({ ada: [rows[0], rows[2]], bice: [rows[1]] });
  expect(byPlayer(rows.slice(1))).toEqual({ ada: rows[2], bice: rows[1] });
  expect(Object.keys(byId([{ id: 'b' }, { id: 'a' }]))).toEqual(['b', 'a']);
});

test('after a refresh that moves rows, those that did not change are the same objects', async () => {
  const client = new QueryClient();
  const answers = [
    [
      { id: 'ada', total: 30 },
      { id: 'bice', total: 20 },
      { id: 'carlo', total: 10 },
    ],
    [
      { id: 'carlo', total: 40 },
      { id: 'ada', total: 30 },
      { id: 'bice', total: 20 },
    ],
  ];
  const query = new QueryObserver(client, {
    queryKey: ['players'],
    queryFn: () => Promise.resolve(answers.shift() ?? []),
    select: byId,
  });
  const before = (await query.refetch()).data;
  const after = (await query.refetch()).data;
  expect(Object.keys(after ?? {})).toEqual(['carlo', 'ada', 'bice']);
  expect(after?.ada).toBe(before?.ada);
  expect(after?.bice).toBe(before?.bice);
  expect(after?.carlo).not.toBe(before?.carlo);
});
