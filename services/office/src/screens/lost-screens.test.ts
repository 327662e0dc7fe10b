import type { ScreenPlan } from '@vetta/contract/screen-plan';
import { type Database, openDatabase } from '@vetta/league/store/database';
import { freshDatabase } from '@vetta/league/testing/fresh-database';
import { afterAll, beforeAll, beforeEach, expect, test } from 'vitest';
import { lostScreens } from './lost-screens.ts';

let database: Database;
let screens = 0;
beforeAll(async () => {
  database = openDatabase(await freshDatabase());
});
afterAll(() => database.destroy());
beforeEach(() => database.raw('delete from screens'));

/** Of Monday, 23 November 2026, Rome's time. */
const at = (time: string) =>
  Temporal.PlainDateTime.from(`2026-11-23T${time}`).toZonedDateTime('Europe/Rome').toInstant();
const office: ScreenPlan = {
  officeHours: [{ days: [1, 2, 3, 4, 5], from: '08:30', to: '19:00' }],
  programmes: [],
  dims: [],
  drift: true,
};

async function screen(name: string | null, beatAt: string, plan: ScreenPlan | null = null): Promise<void> {
  screens += 1;
  await database('screens').insert({
    id: `00000000-0000-4000-8000-${String(screens).padStart(12, '0')}`,
    code: `AAAAA${String.fromCharCode(64 + screens)}`,
    name,
    plan: plan && JSON.stringify(plan),
    first_seen_at: at('00:00').toString(),
    beat_at: at(beatAt).toString(),
    generation: 1,
    painted: true,
    dark: false,
    restarts: 0,
    clock_offset: 0,
    viewport_width: 1,
    viewport_height: 1,
  });
}
/** Returns the names of the screens that are lost at an instant. */
async function look(time: string, since = '00:00'): Promise<string[]> {
  const times = {
    now: at(time),
    lostFor: Temporal.Duration.from({ minutes: 10 }),
    listeningSince: at(since),
  };
  return (await lostScreens(database, times)).map(({ name }) => name);
}

test('a screen is lost ten minutes after its last beat; one without a name never', async () => {
  await screen('Corridoio', '09:42');
  await screen(null, '09:00');
  expect(await look('09:51:59')).toEqual([]);
  expect(await look('09:52')).toEqual(['Corridoio']);
});

test('outside its office hours nobody expects it, and not within ten minutes of their beginning', async () => {
  await screen('Corridoio', '03:00', office);
  expect(await look('08:00')).toEqual([]);
  expect(await look('08:39')).toEqual([]);
  expect(await look('08:40')).toEqual(['Corridoio']);
  await screen('Sala', '18:55', office);
  expect(await look('19:05')).toEqual([]);
});

test('a server that has just begun to listen waits for ten minutes', async () => {
  await screen('Corridoio', '09:00');
  expect(await look('10:00', '09:51')).toEqual([]);
  expect(await look('10:01', '09:51')).toEqual(['Corridoio']);
});
