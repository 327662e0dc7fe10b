import type { ScreenPlan } from '@vetta/contract/screen-plan';
import { afterAll, beforeAll, beforeEach, expect, test } from 'vitest';
import { freshDatabase } from '../../testing/fresh-database.ts';
import { type Database, openDatabase } from '../store/database.ts';
import { type ScreenAlert, sendDueScreenAlert } from './lost-screens.ts';

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
const beat = (name: string, beatAt: string) =>
  database('screens')
    .where({ name })
    .update({ beat_at: at(beatAt).toString() });

/** Looks at an instant, and returns what was sent. */
async function look(time: string, { since = '00:00', fails = false } = {}): Promise<[string, ...string[]][]> {
  const sent: ScreenAlert[] = [];
  const times = {
    now: at(time),
    lostFor: Temporal.Duration.from({ minutes: 10 }),
    listeningSince: at(since),
  };
  const looking = sendDueScreenAlert(database, times, async (alert) => {
    if (fails) throw new Error('The receiver is away');
    sent.push(alert);
  });
  await (fails ? expect(looking).rejects.toThrow('away') : looking);
  return sent.map(({ event, screens: about }) => [event, ...about.map(({ name }) => name)]);
}

test('a screen that is lost for ten minutes is reported once, and its return once', async () => {
  await screen('Corridoio', '09:42');
  expect(await look('09:51:59')).toEqual([]);
  expect(await look('09:52')).toEqual([['screens-lost', 'Corridoio']]);
  expect(await look('09:53')).toEqual([]);
  await beat('Corridoio', '10:30');
  expect(await look('10:30')).toEqual([['screens-back', 'Corridoio']]);
  expect(await look('10:31')).toEqual([]);
  expect(await look('10:40')).toEqual([['screens-lost', 'Corridoio']]);
});

test('several are reported together; one without a name never', async () => {
  await screen('Sala', '09:00');
  await screen('Corridoio', '09:00');
  await screen(null, '09:00');
  expect(await look('10:00')).toEqual([['screens-lost', 'Corridoio', 'Sala']]);
});

test('outside its office hours nobody expects it, and not within ten minutes of their beginning', async () => {
  await screen('Corridoio', '03:00', office);
  expect(await look('08:00')).toEqual([]);
  expect(await look('08:39')).toEqual([]);
  expect(await look('08:40')).toEqual([['screens-lost', 'Corridoio']]);
  await screen('Sala', '18:55', office);
  expect(await look('19:05')).toEqual([]);
});

test('a server that has just begun to listen waits for ten minutes', async () => {
  await screen('Corridoio', '09:00');
  expect(await look('10:00', { since: '09:51' })).toEqual([]);
  expect(await look('10:01', { since: '09:51' })).toEqual([['screens-lost', 'Corridoio']]);
});

test('an alert that the receiver did not take is sent again', async () => {
  await screen('Corridoio', '09:00');
  expect(await look('10:00', { fails: true })).toEqual([]);
  expect(await look('10:01')).toEqual([['screens-lost', 'Corridoio']]);
});

test('two processes that look at once send one alert', async () => {
  await screen('Corridoio', '09:00');
  const sent = await Promise.all([look('10:00'), look('10:00'), look('10:00')]);
  expect(sent.flat()).toEqual([['screens-lost', 'Corridoio']]);
});
