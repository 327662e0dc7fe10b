import { writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { closeActivities } from '@vetta/league/closes/close-activities';
import { type Database, openDatabase } from '@vetta/league/store/database';
import { freshDatabase } from '@vetta/league/testing/fresh-database';
import { folderOfTest } from '@vetta/league/testing/test-folder';
import { systemClock } from '@vetta/league/time/clock';
import { addDays, newestDayOver } from '@vetta/league/time/rome';
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { checkClock } from './check-clock.ts';

let database: Database;
let dataDir: string;
beforeEach(async () => {
  database = openDatabase(await freshDatabase(), { max: 1 });
  dataDir = await folderOfTest();
});
afterEach(async () => {
  vi.useRealTimers();
  await database.destroy();
});

/** Sets the clock that the connection sees: a function of ours is found before PostgreSQL's own. */
const shiftDatabase = (by: string) =>
  database.raw(`
    create schema if not exists shifted;
    create or replace function shifted.clock_timestamp() returns timestamptz language sql
      as $$ select pg_catalog.clock_timestamp() + interval '${by}' $$;
    set search_path = shifted, pg_catalog, public`);

const closed = (day: string) =>
  database.raw(
    `insert into closed_days (date, scheduled_for, ran_at, met_entries, report) values (?, now(), now(), false, '{}')`,
    [day],
  );

const start = (accepts = false, now = systemClock()) => checkClock(database, { now, dataDir, accepts });
const newest = newestDayOver(systemClock());

test('a clock that agrees with the database’s and follows the newest close starts without a word', async () => {
  // Not 39 days: just before midnight, an hour is missing where summer time ended meanwhile.
  await closed(addDays(newest, -38));
  expect(await start()).toBeUndefined();
});

// A loaded machine may take seconds between the two readings.
test.each([
  ['-1 hour', /clock is 36\d\d s ahead of the database's: set the clock by NTP .* --accept-clock/],
  ['1 hour', /clock is 3[56]\d\d s behind the database's: set the clock by NTP .* --accept-clock/],
])('a start whose clock differs from the database’s by %s stops with what to do', async (by, sentence) => {
  await shiftDatabase(by);
  await expect(start()).rejects.toThrow(sentence);
});

test('a start whose clock is behind the newest close says which months became final by a clock that was ahead', async () => {
  await closed(addDays(newest, 150));
  await database.raw(`insert into final_months (month, finalised_at, cut_off, scoring, bonuses, prizes, prize_settings, contest)
    values ('2027-01-01', now() + interval '100 days', now() + interval '100 days', '{}', '[]', '[]', '{}', '{}')`);
  await expect(start()).rejects.toThrow(/ is closed: it is behind, .*; final since then: 2027-01\. Set/);
});

test('a start 41 days after the newest close stops; once accepted it goes on, until another day is closed', async () => {
  await closed(addDays(newest, -41));
  await expect(start()).rejects.toThrow(/every day between would be closed. Is it right\?/);
  expect(await start(true)).toContain('was accepted');
  expect(await start()).toContain('was accepted');
  await closed(addDays(newest, 3));
  await expect(start()).rejects.toThrow('--accept-clock, or make an empty file');
  await writeFile(join(dataDir, 'accepted-clock.txt'), '');
  expect(await start()).toContain('was accepted');
});

test('a clock that was set ahead between two starts of a machine that ran through stops the second; one that sleeps, or begins anew, does not', async () => {
  const machine = { boot: 'a', uptime: 5_000, awake: 5_000 };
  const startAfter = (hours: number, ran: Partial<typeof machine>) =>
    checkClock(database, {
      ...{ now: systemClock().add({ hours }), dataDir, accepts: false },
      machine: { ...machine, ...ran },
    });
  for (const hours of [1, 5 * 24]) {
    await shiftDatabase('0 hours');
    await startAfter(0, {});
    await shiftDatabase(`${hours} hours`);
    await expect(startAfter(hours, { uptime: 5_060, awake: 5_060 })).rejects.toThrow(
      /clock was set ahead by \d+ s since Vetta was last started: set the clock by NTP .* --accept-clock/,
    );
    const later = 5_000 + hours * 3_600;
    // In a container that began anew, after a weekend that the machine was off, and after one that it slept.
    for (const ran of [{ uptime: 60, awake: later }, { boot: 'b', uptime: 60, awake: 60 }, { uptime: later }])
      expect(await startAfter(hours, ran), JSON.stringify(ran)).toBeUndefined();
  }
});

test('no day is closed that is not over by the database’s clock, nor after the machine’s clock went ahead', async () => {
  const { awardBonuses } = closeActivities(database, systemClock);
  await shiftDatabase('-2 days');
  await expect(awardBonuses(newest)).rejects.toThrow(`${newest} is not over by the database's clock`);
  expect(await awardBonuses(addDays(newest, -3))).toMatchObject({ awarded: 0 });
  vi.useFakeTimers({ toFake: ['Date'], now: Date.now() + 3_600_000 });
  await expect(awardBonuses(addDays(newest, -3))).rejects.toThrow(
    /went ahead by 3[56]\d\d s while Vetta ran/,
  );
});
