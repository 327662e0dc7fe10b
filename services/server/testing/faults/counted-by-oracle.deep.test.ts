import { setTimeout as pause } from 'node:timers/promises';
import { connectionLimits } from '@vetta/api/connections/connection-limits';
import { ADMIN_KEY, type TestApi, testApi } from '@vetta/api/testing/api';
import { type ApiProcess, startApiProcess } from '@vetta/api/testing/start-api-process';
import { TakenEvents } from '@vetta/contract/intake';
import { between, randomFrom } from '@vetta/league/demo/random';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { type StoppablePostgres, stoppablePostgres } from './stoppable-postgres.ts';

/** How many events are sent, how often an api is killed, and how often the database is stopped: `COUNTED_FAULTS=10000,100,20`. */
const [EVENTS = 600, KILLS = 2, STOPS = 1] = (
  process.env.COUNTED_FAULTS ?? (process.env.SOAK ? '10000,100,20' : '600,2,1')
)
  .split(',')
  .map(Number);
const SEED = Number(process.env.FC_SEED ?? Math.trunc(Math.random() * 2 ** 31));

let postgres: StoppablePostgres;
let office: TestApi;
const apis: ApiProcess[] = [];
let startAnother: () => Promise<ApiProcess>;

beforeAll(async () => {
  postgres = await stoppablePostgres();
  const { url: databaseUrl } = postgres;
  office = await testApi({ databaseUrl });
  startAnother = () =>
    startApiProcess({ databaseUrl, objectStore: office.objectStore, limits: connectionLimits });
  apis.push(await startAnother(), await startAnother());
}, 120_000);
afterAll(async () => {
  await Promise.all(apis.map((api) => api.close()));
  await office?.close();
  await postgres?.remove();
}, 60_000);

type Kind = 'ring' | 'apptSet' | 'apptDone' | 'alignment';
interface Counted {
  readonly id: string;
  readonly at: string;
  readonly kind: Kind;
  readonly who: string;
  readonly amount: number;
}
type Sent = Counted | { readonly id: string; readonly cancels: string };

const DAYS = 5;
const PEOPLE = 6;
const dayOf = (back: number) => {
  const now = Temporal.Now.zonedDateTimeISO('Europe/Rome');
  return now.subtract({ days: back }).withPlainTime('12:00');
};

/** Returns events, some of them taken back, in an order of their own and some of them several times. */
function history(): { events: Counted[]; sent: Sent[]; cancelled: Set<string> } {
  const random = randomFrom(SEED);
  const below = (limit: number) => between(random, 0, limit - 1);
  const kinds: Kind[] = ['ring', 'ring', 'ring', 'apptSet', 'apptDone', 'alignment'];
  const events = Array.from(
    { length: EVENTS },
    (_, place): Counted => ({
      id: `e${place}`,
      at: dayOf(below(DAYS)).toInstant().toString(),
      kind: kinds[below(kinds.length)] ?? 'ring',
      who: `p${below(PEOPLE)}`,
      amount: 1 + below(3),
    }),
  );
  const cancelled = new Set(events.filter(() => below(7) === 0).map(({ id }) => id));
  const cancels = [...cancelled].map((id) => ({ id: `c-${id}`, cancels: id }));
  const all: Sent[] = [...events, ...cancels];
  const twice = all.filter(() => below(3) === 0);
  // Also long after all others, and before what they take back.
  const sent = [...all, ...twice].map((event) => ({ event, order: below(1_000_000) }));
  return {
    events,
    cancelled,
    sent: sent.sort((one, other) => one.order - other.order).map(({ event }) => event),
  };
}

/** What a person's day must be, from the rules: each event that was not taken back, once. */
function oracle(events: readonly Counted[], cancelled: ReadonlySet<string>): Map<string, number[]> {
  const days = new Map<string, number[]>();
  for (const { id, at, kind, who, amount } of events) {
    if (cancelled.has(id)) continue;
    const date = Temporal.Instant.from(at).toZonedDateTimeISO('Europe/Rome').toPlainDate();
    const day = days.get(`${who} ${date}`) ?? [0, 0, 0, 0];
    const place = ['ring', 'apptSet', 'apptDone', 'alignment'].indexOf(kind);
    day[place] = place === 3 ? 1 : (day[place] ?? 0) + amount;
    days.set(`${who} ${date}`, day);
  }
  return days;
}

/** Sends events until an api answers, as a telephone system would. Returns their states. */
async function sendSurely(place: number, events: readonly Sent[]): Promise<string[]> {
  for (;;) {
    const answer = await fetch(`${apis[place]?.url}/api/intake/events`, {
      method: 'POST',
      headers: { 'Content-Type': 'application/json', 'X-Admin-Key': ADMIN_KEY },
      body: JSON.stringify({ source: 'centralino', events }),
    }).catch(() => null);
    // The answer may be cut off, too: what was taken is then a duplicate.
    const text = await answer?.text().catch(() => '');
    if (answer?.status === 202 && text)
      return TakenEvents.parse(JSON.parse(text)).events.map(({ state }) => state);
    if (answer && answer.status < 500 && text) throw new Error(`${answer.status} ${text}`);
    await pause(50);
  }
}

/** Stops the database at once, as a power cut does, and starts it again. */
async function stopDatabase(): Promise<void> {
  await postgres.stopAtOnce();
  await pause(200);
  await postgres.startAgain();
}

/** Kills an api in the middle of what it does, and starts another in its place, again if it does not start, as a service manager. */
async function replaceApi(place: number): Promise<void> {
  await pause(5);
  await apis[place]?.kill();
  for (let isUp = false; !isUp; )
    isUp = await startAnother().then(
      (api) => {
        apis[place] = api;
        return true;
      },
      () => pause(200, false),
    );
}

test(
  'events that come twice, late, in any order and are taken back count once each, over two apis that are killed and a database that is stopped',
  async () => {
    console.info(`Events of two apis: FC_SEED=${SEED}`);
    const { events, sent, cancelled } = history();
    const ids = new Map<string, string>();
    for (let person = 0; person < PEOPLE; person++) {
      const { body } = await office.ask('POST /api/admin/players', { body: { name: `Persona ${person}` } });
      ids.set(`p${person}`, body.id);
    }
    const link = (who: string) =>
      office.ask('PUT /api/admin/identities', {
        body: { source: 'centralino', who, playerId: ids.get(who) },
      });
    // Half of the people are linked after their first events, the others when all events have come.
    await sendSurely(0, events.slice(0, 50));
    for (let person = 0; person < PEOPLE / 2; person++) await link(`p${person}`);

    const size = Math.ceil(EVENTS / 200);
    const batches = Array.from({ length: Math.ceil(sent.length / size) }, (_, batch) =>
      sent.slice(batch * size, batch * size + size),
    );
    const faults = Array.from({ length: KILLS + STOPS }, (_, number) => ({
      isKill: number % Math.ceil((KILLS + STOPS) / STOPS) !== 0,
      at: Math.floor(((number + 1) * batches.length) / (KILLS + STOPS + 1)),
    }));
    const states: string[] = [];
    let [next, kills, stops] = [0, 0, 0];
    // One fault at a time, and each while packets are on their way: an api cannot start without the database.
    let last = Promise.resolve();
    const write = async (place: number) => {
      for (let batch = next++; batch < batches.length; batch = next++) {
        const fault = faults.find(({ at }) => at === batch);
        if (fault) {
          const before = last;
          last = before.then(() => (fault.isKill ? replaceApi(place) : stopDatabase()));
          if (fault.isKill) kills += 1;
          else stops += 1;
          await before;
        }
        states.push(...(await sendSurely(place, batches[batch] ?? [])));
      }
    };
    const began = performance.now();
    await Promise.all([write(0), write(1), write(0), write(1)]);
    await last;
    const seconds = Math.round((performance.now() - began) / 1_000);
    for (let person = PEOPLE / 2; person < PEOPLE; person++) await link(`p${person}`);

    expect(states).not.toContain('refused');
    const counted = new Map<string, number[]>();
    for (let back = 0; back < DAYS; back++) {
      const date = dayOf(back).toPlainDate().toString();
      const { body } = await office.ask(`GET /api/admin/entries?date=${date}`);
      for (const { playerId, rings, apptSet, apptDone, alignment } of body) {
        const who = [...ids].find(([, id]) => id === playerId)?.[0];
        counted.set(`${who} ${date}`, [rings, apptSet, apptDone, alignment ? 1 : 0]);
      }
    }
    const sorted = (days: ReadonlyMap<string, number[]>) =>
      [...days].sort(([one], [other]) => one.localeCompare(other));
    console.info(
      `${EVENTS} events, ${cancelled.size} taken back, in ${sent.length} messages over two apis with ${kills} kills and ${stops} database stops, in ${seconds} s: ${states.filter((state) => state === 'duplicate').length} answered as duplicates`,
    );
    expect([kills, stops]).toEqual([KILLS, STOPS]);
    expect(sorted(counted)).toEqual(sorted(oracle(events, cancelled)));
  },
  180_000 + (KILLS + STOPS) * 12_000,
);
