import { MOST_BUILDS_A_DAY } from '@vetta/contract/generations';
import { MOST_NEWCOMERS_A_DAY } from '@vetta/contract/imports';
import type { Scope } from '@vetta/contract/key-scope';
import { MOST_SOURCES } from '@vetta/contract/senders';
import { type Database, openDatabase } from '@vetta/league/store/database';
import { rows } from '@vetta/league/store/rows';
import { freshDatabase } from '@vetta/league/testing/fresh-database';
import { afterAll, beforeAll, expect, test } from 'vitest';
import type { Asked } from '../testing/api.ts';
import { guestBuild } from '../testing/builds.ts';
import { addressOf, everyCall, queryOf } from '../testing/every-call.ts';
import { freshBucket } from '../testing/object-stores.ts';
import { type ApiProcess, startApiProcess } from '../testing/start-api-process.ts';
import { connectionLimits } from './connections/connection-limits.ts';
import { archiveOf } from './publishing/build-archive.ts';

/** How often each call is made at most; without a soak for 0.7 s, but more often than the bounds on what it makes allow. */
const MOST = 10_000;
const LEAST = 100;
const LONGEST_MS = process.env.SOAK ? Number.POSITIVE_INFINITY : 700;
const AT_ONCE = 10;
/** What a call may take of the api's only thread, and for how long at most without a turn for others, in milliseconds. */
const MOST_CPU = 50;
const MOST_DELAY = 200;
/** What the api may hold more after all of one call than after its first twenty, in bytes: its scripts, and its whole process. */
const MOST_HELD = 60e6;
const MOST_MEMORY = 250e6;

/** From the narrowest on. */
const narrow = ['events', 'entries', 'publish:trial', 'publish', 'read'] as const satisfies readonly Scope[];
const calls = everyCall.flatMap((endpoint) => {
  const scope = narrow.find((one) => endpoint.access !== 'public' && endpoint.access.includes(one));
  return scope ? [{ scope, endpoint, call: endpoint.name }] : [];
});

let api: ApiProcess;
let database: Database;
const keys = new Map<Scope, string>();
const players: string[] = [];
const day = (n: number) => `2026-11-${String(1 + (n % 19)).padStart(2, '0')}`;

const event = (id: string, who: string) => ({ id, at: '2026-11-20T10:00:00Z', kind: 'ring', who });

/** What each call that changes something makes, as much of it and as new as it can be. */
const made: Readonly<Record<string, (n: number) => Asked | Promise<Asked>>> = {
  'POST /api/admin/auth/verify': () => ({}),
  'POST /api/admin/audit/{id}/undo': () => ({}),
  'POST /api/intake/events': (n) => ({
    body: {
      source: `fonte ${n}`,
      events: Array.from({ length: 50 }, (_, i) =>
        i % 2 ? event(`${i}`, `persona ${n} ${i}`) : { id: `${i}`, cancels: `mai ${i}` },
      ),
    },
  }),
  'POST /api/admin/entries': (n) => ({ body: { playerId: players[n % 100], date: day(n), rings: n % 100 } }),
  'POST /api/admin/entries/bulk': (n) => ({
    body: { date: day(n), entries: players.map((playerId) => ({ playerId, rings: n % 90 })) },
  }),
  'DELETE /api/admin/entries/{id}': () => ({}),
  'POST /api/admin/imports': (n) => ({
    raw: `name,date,rings,apptSet,apptDone,alignment\n${[1, 2, 3, 4, 5].map((i) => `Nuova ${n} Persona ${i},${day(n)},1,0,0,false`).join('\n')}`,
    headers: { 'Content-Type': 'text/csv' },
  }),
  'POST /api/admin/plugins': async (n) => ({
    raw: new Uint8Array(await archiveOf(guestBuild('molti', [], `versione ${n}`))),
    headers: { 'Content-Type': 'application/x-tar' },
  }),
  'DELETE /api/admin/plugins/{name}/builds/{hash}': () => ({}),
  'POST /api/admin/generations': () => ({ body: { plugins: {}, why: 'Prova', canary: 'Nessuno' } }),
  'POST /api/admin/generations/{number}/extend': () => ({}),
  'POST /api/admin/generations/back': () => ({ body: { why: 'Via', trial: 1 } }),
};

async function counts(): Promise<Map<string, number>> {
  const found = await rows<{ name: string; count: number }>(
    database,
    `select table_name as name, cast((xpath('/row/c/text()',
      query_to_xml(format('select count(*) as c from %I', table_name), false, true, '')))[1]::text as int) as count
    from information_schema.tables where table_schema = 'public' and table_type = 'BASE TABLE'`,
  );
  return new Map(found.map(({ name, count }) => [name, count]));
}
const grown = async (before: ReadonlyMap<string, number>) =>
  Object.fromEntries(
    [...(await counts())].flatMap(([name, count]) => {
      const more = count - (before.get(name) ?? 0);
      return more > 0 ? [[name, more]] : [];
    }),
  );

beforeAll(async () => {
  const databaseUrl = await freshDatabase();
  database = openDatabase(databaseUrl);
  api = await startApiProcess({
    ...{ databaseUrl, objectStore: freshBucket('s3rver'), limits: connectionLimits },
    at: '2026-11-20T17:00:00Z',
  });
  for (const scope of narrow) {
    const { body } = await api.ask('POST /api/admin/keys', {
      body: { name: `Chiave ${scope}`, scopes: [scope] },
    });
    keys.set(scope, body.key);
  }
  const named = Array.from({ length: 100 }, (_, n) => ({
    name: `Persona Numero${n}`,
    joinedOn: '2026-11-01',
  }));
  const { body } = await api.ask('POST /api/admin/players/bulk', { body: { players: named } });
  players.push(...body.rows.map(({ player }: { player: { id: string } }) => player.id));
  for (let n = 0; n < 19; n++)
    await api.ask('POST /api/admin/entries/bulk', {
      body: { date: day(n), entries: players.map((playerId) => ({ playerId, rings: 50 + n })) },
    });
  const strangers = Array.from({ length: 300 }, (_, n) => event(`${n}`, `nome.cognome${n}@azienda.it`));
  await api.ask('POST /api/intake/events', { body: { source: 'centralino', events: strangers } });
}, 120_000);
afterAll(async () => {
  await api?.close();
  await database?.destroy();
  const most = (of: Figure) => measured.reduce((worst, one) => (one[of] > worst[of] ? one : worst));
  if (measured.length === 0) return;
  const [slow, still, held, large] = [most('each'), most('stoodStill'), most('held'), most('memory')];
  console.log(
    `${measured.length} calls, ${measured.reduce((sum, { count }) => sum + count, 0)} times. Most of the thread: ${slow.each.toFixed(1)} ms (${slow.call}); stood still: ${still.stoodStill.toFixed(0)} ms (${still.call}); held: ${(held.held / 1e6).toFixed(1)} MB more (${held.call}); memory: ${(large.memory / 1e6).toFixed(1)} MB more (${large.call})`,
  );
});

type Figure = 'count' | 'each' | 'stoodStill' | 'held' | 'memory';
const measured: (Record<Figure, number> & { call: string })[] = [];

test('what each call of a narrow key makes is told here', () => {
  const changes = calls.flatMap(({ call, endpoint }) => (endpoint.method === 'GET' ? [] : [call]));
  expect(Object.keys(made).sort()).toEqual(changes.sort());
});

test.each(calls)(
  '$call, again and again by a key of «$scope», stays bounded in rows, time and memory',
  async ({ call, endpoint, scope }) => {
    const key = keys.get(scope) ?? '';
    const path = endpoint.path.replace('/players/{id}', `/players/${players[0]}`);
    const address = `${endpoint.method} ${addressOf(path, { month: '2026-11', name: 'molti' })}${queryOf(call, day(0))}`;
    const before = await counts();
    const statuses = new Set<number>();
    let count = 0;
    const repeat = async (least: number, until = 0) => {
      for (; count < least || (count < MOST && performance.now() < until); count += AT_ONCE)
        await Promise.all(
          Array.from({ length: AT_ONCE }, async (_, i) => {
            const { status } = await api.ask(address, { key, ...(await made[call]?.(count + i)) });
            statuses.add(status);
          }),
        );
    };
    const early = 2 * AT_ONCE;
    await repeat(early);
    const first = await api.look();
    await repeat(LEAST, performance.now() + LONGEST_MS);
    const last = await api.look();
    const each = (last.worked - first.worked) / (count - early);
    const { stoodStill } = last;
    const held = last.heap - first.heap;
    const memory = last.memory - first.memory;
    const more = await grown(before);
    measured.push({ call, count, each, stoodStill, held, memory });
    const said = `${each.toFixed(1)} ms, ${[...statuses].join(' ')}, ${JSON.stringify(more)}`;
    expect([...statuses].filter((status) => status >= 500)).toEqual([]);
    expect(each, said).toBeLessThan(call === 'GET /api/admin/identities' ? 10 : MOST_CPU);
    expect(stoodStill, said).toBeLessThan(MOST_DELAY);
    expect(held, said).toBeLessThan(MOST_HELD);
    expect(memory, said).toBeLessThan(MOST_MEMORY);
    const most: Record<string, number> = {
      audit: count,
      ...(endpoint.method !== 'GET' && {
        audit_rows: 3 * count,
        players: MOST_NEWCOMERS_A_DAY,
        // Of each of them, and of each day that they are given.
        entries: players.length * 19 + MOST_NEWCOMERS_A_DAY,
        month_sums: players.length + MOST_NEWCOMERS_A_DAY,
        standing_places: players.length + MOST_NEWCOMERS_A_DAY,
        senders: MOST_SOURCES,
        event_kinds: MOST_SOURCES,
        identities: 300 * MOST_SOURCES,
        events: 1_300 * MOST_SOURCES,
        plugin_versions: MOST_BUILDS_A_DAY,
        plugin_owners: 1,
      }),
    };
    for (const [table, rowsMore] of Object.entries(more))
      expect(rowsMore, table).toBeLessThanOrEqual(most[table] ?? 0);
  },
  process.env.SOAK ? 3_600_000 : 120_000,
);
