import { tokenHash } from '@vetta/office/screens/token';
import { expect, test } from 'vitest';
import { keepNotices } from './keep-notices.ts';

test('a thousand walls cost one reading, each sees its own, and a change is there at once', async () => {
  const notice = (id: string, endsAt = '2026-11-20T19:00:00Z') => ({
    ...{ id, title: id, text: '', tone: 'info' as const },
    endsAt,
  });
  const stored = [
    { notice: notice('all'), tokens: null },
    { notice: notice('one'), tokens: [tokenHash('the hall')] },
    { notice: notice('over', '2026-11-20T17:00:00Z'), tokens: null },
  ];
  let readings = 0;
  const kept = keepNotices(
    async () => {
      readings += 1;
      return [...stored];
    },
    () => Temporal.Instant.from('2026-11-20T18:00:00Z'),
  );
  const ids = async (token?: string) => (await kept.of(token)).map(({ id }) => id);
  await Promise.all(Array.from({ length: 1_000 }, (_, n) => ids(`guessed ${n}`)));
  expect(await ids()).toEqual(['all']);
  expect(await ids('the hall')).toEqual(['all', 'one']);
  expect(readings).toBe(1);
  stored.push({ notice: notice('new'), tokens: null });
  kept.forget();
  expect(await ids()).toEqual(['all', 'new']);
});
