import { type Database, openDatabase } from '@vetta/league/store/database';
import { freshDatabase } from '@vetta/league/testing/fresh-database';
import { pino } from 'pino';
import { afterEach, beforeEach, expect, test } from 'vitest';
import { keepSnapshots, type Snapshots } from '../snapshot/snapshots.ts';
import { type DatabaseWatch, watchDatabase } from '../watch/database-watch.ts';
import { keepPageData } from './keep-page-data.ts';

let now: Temporal.Instant;
let database: Database;
let watch: DatabaseWatch;
let snapshots: Snapshots;
beforeEach(async () => {
  at('2026-11-21T18:42');
  const url = await freshDatabase();
  database = openDatabase(url);
  watch = watchDatabase(url);
  snapshots = keepSnapshots({ url, watch, clock: () => now, log });
});
afterEach(async () => {
  await snapshots.close();
  await watch.close();
  await database.destroy();
});

const log = pino({ level: 'silent' });
const at = (romeTime: string) => {
  now = Temporal.PlainDateTime.from(romeTime).toZonedDateTime('Europe/Rome').toInstant();
};
const keep = () => keepPageData({ database, watch, snapshots, clock: () => now, log });
/** Makes the reading of the draws fail, and nothing else, until it is called again with `false`. */
const breakDraws = (isBroken: boolean) =>
  database.raw(
    isBroken ? 'alter table draws rename to draws_away' : 'alter table draws_away rename to draws',
  );
/** A new reading begins a second after the one before. */
const soon = { timeout: 5_000, interval: 50 };

test('the first page after a start has the months, the pool and the draws', async () => {
  const { more, leaderboard } = await keep()();
  expect(leaderboard.period).toBe('2026-11');
  expect(more).toMatchObject({
    months: [],
    month: { prizePool: 0 },
    draws: { month: '2026-11' },
  });
});

test('pages of one version ask the database nothing; a change is in a later page', async () => {
  const pageData = keep();
  await pageData();
  const asked: string[] = [];
  // The reading before may still have to end its transaction.
  const onQuery = ({ sql }: { sql: string }) => sql !== 'COMMIT;' && asked.push(sql);
  database.on('query', onQuery);
  for (let page = 0; page < 20; page++) await pageData();
  expect(asked).toEqual([]);
  database.off('query', onQuery);
  await database.raw("update settings set value = '1500' where key = 'lotteryThreshold'");
  await expect.poll(async () => (await pageData()).site.contest.lotteryThreshold, soon).toBe(1500);
});

test('a page that shows a picture may load it, though the reading of the others is late; one that is not active follows', async () => {
  const pageData = keep();
  expect((await pageData()).media).toEqual({ pictures: [], films: [] });
  const prize = (is_active: boolean, image_url: string) =>
    database('prizes').insert({
      title: 'Cena',
      position: 1,
      is_active,
      image_url,
      updated_at: now.toString(),
    });
  await breakDraws(true);
  await prize(false, 'https://spento.example/a.mp4');
  await prize(true, 'https://foto.example/a.png');
  await expect.poll(async () => (await pageData()).leaderboard.prizes.length, soon).toBe(1);
  expect((await pageData()).media).toEqual({ pictures: ['foto.example'], films: [] });
  await breakDraws(false);
  await expect
    .poll(async () => (await pageData()).media, soon)
    .toEqual({ pictures: ['foto.example'], films: ['spento.example'] });
});

test('a first reading that hangs holds up no page for longer than half a second, and comes later', async () => {
  await snapshots.current();
  const lock = await database.transaction();
  await lock.raw('lock table draws in access exclusive mode');
  // It begins to read at once.
  const pageData = keep();
  const began = performance.now();
  const { more, leaderboard } = await pageData();
  expect(performance.now() - began).toBeLessThan(2_000);
  expect([more, leaderboard.period]).toEqual([undefined, '2026-11']);
  await lock.commit();
  await expect.poll(async () => (await pageData()).more?.draws.month, soon).toBe('2026-11');
});

test('a reading that fails leaves the page what it knew, and is repeated for the next page', async () => {
  await breakDraws(true);
  const pageData = keep();
  expect((await pageData()).more).toBeUndefined();
  await breakDraws(false);
  await expect.poll(async () => (await pageData()).more?.month.prizePool, soon).toBe(0);

  await breakDraws(true);
  await database.raw("update settings set value = '1500' where key = 'lotteryThreshold'");
  await expect.poll(async () => (await pageData()).site.contest.lotteryThreshold, soon).toBe(1500);
  expect((await pageData()).more?.draws.month).toBe('2026-11');
  await breakDraws(false);
});

test('after midnight no page of the new month shows the draws or the pool of the one before', async () => {
  const pageData = keep();
  await pageData();
  at('2026-12-01T00:00:01');
  const seen = new Set<string | undefined>();
  await expect
    .poll(async () => {
      const { leaderboard, more } = await pageData();
      if (leaderboard.period === '2026-12') seen.add(more?.draws.month);
      return more?.draws.month;
    }, soon)
    .toBe('2026-12');
  expect(seen).not.toContain('2026-11');
});
