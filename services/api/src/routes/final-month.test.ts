import { randomUUID } from 'node:crypto';
import { createServer } from 'node:http';
import { endpoints } from '@vetta/contract/endpoints';
import { closeOneDay } from '@vetta/league/closes/close-one-day';
import { listenInTest } from '@vetta/league/testing/listen';
import { beforeAll, describe, expect, test } from 'vitest';
import type { Asked } from '../../testing/api.ts';
import { useOctoberOffice } from '../../testing/october-office.ts';
import { plainRowRoutes } from './plain-rows.ts';

let october: string[];
const api = await useOctoberOffice();
beforeAll(async () => {
  await api.closeAt('2025-11-02T23:59');
  api.at('2025-11-05T09:00');
  // A row of every kind that a change may act on, in the final month where possible.
  const late = { playerId: api.ids.Carla, date: '2025-10-09', rings: 120, apptSet: 9, apptDone: 50 };
  await api.ask('POST /api/admin/entries', { body: late });
  october = await octoberBytes();
});

/** Returns all public answers about October, to the byte. */
async function octoberBytes(): Promise<string[]> {
  const calls = [
    '/api/leaderboard?month=2025-10',
    '/api/months/2025-10',
    ...Object.values(api.ids).map((id) => `/api/players/${id}/receipt?month=2025-10`),
  ];
  return Promise.all(
    calls.map(async (path) => JSON.stringify((await api.ask(`GET ${path}`, { key: null })).body)),
  );
}

const first = async (call: string) => (await api.ask(call)).body[0];
const within = async (path: string, rows: () => Promise<{ id: string }>) =>
  path.replace('{id}', (await rows()).id);

/** Adds a key that may do everything but keys. */
const newKey = async (): Promise<{ id: string }> =>
  (await api.ask('POST /api/admin/keys', { body: { name: `Chiave ${randomUUID()}`, scopes: ['admin'] } }))
    .body;

/** Adds a source with a sheet of numbers of this month. Returns its id. */
async function sheetOf(name: string): Promise<string> {
  const csv = 'name,date,rings,apptSet,apptDone,alignment\nBruno,2025-10-29,70,7,7,true';
  const port = await listenInTest(createServer((_, response) => response.end(csv)));
  const source = { name, url: `http://127.0.0.1:${port}/a.csv` };
  return (await api.ask('POST /api/admin/sources', { body: source })).body.id;
}

/** For each call that changes something: its address in this office, and its body. */
const changes: Readonly<Record<string, () => Promise<Asked & { path?: string; status?: number }>>> = {
  'POST /api/admin/recalculate-leaderboard': async () => ({}),
  'POST /api/admin/players': async () => ({ body: { name: 'Dora', score: 9000, joinedOn: '2025-10-01' } }),
  'POST /api/admin/players/bulk': async () => ({
    body: { players: [{ name: 'Elio', joinedOn: '2025-10-01' }, { name: 'Fede' }] },
  }),
  'PUT /api/admin/players/{id}': async () => ({
    path: `/api/admin/players/${api.ids.Bruno}`,
    body: { name: 'Bruno Neri', position: 1, score: 5000, bonus: 600, total: 9999, joinedOn: '2025-10-20' },
  }),
  'PUT /api/admin/players/{id}/disqualification': async () => ({
    path: `/api/admin/players/${api.ids.Anna}/disqualification`,
    body: { month: '2025-10', reason: 'Numeri falsificati' },
  }),
  'PUT /api/admin/players/{id}/archive': async () => ({
    path: `/api/admin/players/${api.ids.Anna}/archive`,
    body: {},
  }),
  'POST /api/admin/entries': async () => ({
    body: { playerId: api.ids.Bruno, date: '2025-10-30', rings: 900, apptDone: 90, alignment: true },
  }),
  'POST /api/admin/entries/bulk': async () => ({
    body: { date: '2025-10-31', entries: [{ playerId: api.ids.Carla, rings: 500, apptDone: 80 }] },
  }),
  'POST /api/admin/imports': async () => ({
    raw: 'name,date,rings,apptSet,apptDone,alignment\nErik,2025-10-09,99,9,9,true\nBruno,2025-10-29,7,7,7,true',
    headers: { 'Content-Type': 'text/csv' },
  }),
  'POST /api/intake/events': async () => ({
    body: {
      source: 'centralino',
      events: ['2025-10-09', '2025-10-30'].map((day, place) => ({
        id: `${place}`,
        at: `${day}T10:00:00+01:00`,
        kind: 'apptDone',
        who: 'anna',
        amount: 50,
      })),
    },
  }),
  'PUT /api/admin/identities': async () => ({
    body: { source: 'centralino', who: 'anna', playerId: api.ids.Anna },
  }),
  'PUT /api/admin/counted-kinds': async () => ({
    body: { source: 'centralino', kind: 'apptDone', counts: true },
  }),
  'POST /api/admin/differences/keep': async () => {
    const day = { playerId: api.ids.Anna, date: '2025-10-09' };
    await api.ask('POST /api/admin/entries', { body: { ...day, rings: 500 } });
    return { body: { ...day, keep: 'counted' } };
  },
  'PUT /api/admin/senders/{source}': async () => ({
    path: '/api/admin/senders/centralino',
    body: { keyId: (await newKey()).id },
  }),
  'DELETE /api/admin/senders/{source}/events': async () => ({
    path: '/api/admin/senders/centralino/events?key=shared',
  }),
  'POST /api/admin/sources': async () => ({ body: { name: 'Nord', url: 'https://example.com/a.csv' } }),
  'PUT /api/admin/sources/{id}': async () => ({
    path: await within('/api/admin/sources/{id}', () => first('GET /api/admin/sources')),
    body: { paused: true },
  }),
  'POST /api/admin/sources/{id}/run': async () => ({
    path: `/api/admin/sources/${await sheetOf('Sud')}/run`,
  }),
  'POST /api/admin/sources/{id}/sheet': async () => ({
    path: `/api/admin/sources/${await sheetOf('Est')}/sheet`,
    body: { options: {} },
  }),
  // Nothing of a final month waits.
  'POST /api/admin/sources/{id}/keep': async () => ({
    path: `/api/admin/sources/${await sheetOf('Ovest')}/keep`,
    body: { playerId: api.ids.Anna, date: '2025-10-09', keep: 'sheet' },
    status: 404,
  }),
  'DELETE /api/admin/sources/{id}': async () => ({
    path: await within('/api/admin/sources/{id}', () => first('GET /api/admin/sources')),
  }),
  'DELETE /api/admin/entries/{id}': async () => ({
    path: await within('/api/admin/entries/{id}', () => first('GET /api/admin/entries?date=2025-10-07')),
  }),
  'POST /api/admin/player-bonuses': async () => ({
    status: 409,
    body: {
      playerId: api.ids.Carla,
      bonusTypeId: (await first('GET /api/admin/bonus-types')).id,
      weekStartDate: '2025-10-20',
      dateEarned: '2025-10-21',
    },
  }),
  'POST /api/admin/bonus-blocks/lift': async () => {
    const bonusTypeId = (await first('GET /api/admin/bonus-types')).id;
    await api
      .database('bonus_blocks')
      .insert({ player_id: api.ids.Bruno, bonus_type_id: bonusTypeId, week_start: '2025-10-20' });
    return { body: { playerId: api.ids.Bruno, bonusTypeId, weekStartDate: '2025-10-20' } };
  },
  'DELETE /api/admin/player-bonuses/{id}': async () => ({
    status: 409,
    path: await within('/api/admin/player-bonuses/{id}', () =>
      first('GET /api/admin/player-bonuses?weekStartDate=2025-10-06'),
    ),
  }),
  'PUT /api/admin/scoring-config': async () => ({
    body: { ringPoints: 9, appointmentSetPoints: 0, appointmentDonePoints: 1, bonusMultiplier: 10 },
  }),
  'POST /api/admin/prizes': async () => ({ body: { title: 'Crociera' } }),
  'PUT /api/admin/prizes/{id}': async () => ({
    path: await within('/api/admin/prizes/{id}', () => first('GET /api/admin/prizes')),
    body: { title: 'Cena', position: 3, isActive: false },
  }),
  'DELETE /api/admin/prizes/{id}': async () => ({
    path: await within('/api/admin/prizes/{id}', () => first('GET /api/admin/prizes')),
  }),
  'PUT /api/admin/settings': async () => ({
    body: { key: 'prizes', value: { prizeBasis: 'winner', prizeRate: 1 } },
  }),
  'PUT /api/admin/months/{month}/prizes/{id}/handover': async () => {
    const { prizeId } = await first('GET /api/admin/months/2025-10/prizes');
    return {
      path: `/api/admin/months/2025-10/prizes/${prizeId}/handover`,
      body: { on: '2025-11-03' },
    };
  },
  'POST /api/admin/draws/{id}/void': async () => ({
    path: `/api/admin/draws/${(await api.ask('GET /api/draws/2025-10')).body.draws[0].id}/void`,
    body: { reason: 'Prova' },
  }),
  'POST /api/admin/audit/{id}/undo': async () => {
    const path = await within('/api/admin/entries/{id}', () =>
      first('GET /api/admin/entries?date=2025-10-08'),
    );
    const erased = await api.ask(`DELETE ${path}`);
    return { path: `/api/admin/audit/${erased.headers.get('X-Audit-Id')}/undo` };
  },
  'DELETE /api/admin/remembered-names/{nameHash}': async () => {
    const decided = {
      name_hash: 'n'.repeat(43),
      journal: randomUUID(),
      decided_at: new Date().toISOString(),
    };
    await api.database('import_people').insert(decided);
    return { path: `/api/admin/remembered-names/${decided.name_hash}` };
  },
  'DELETE /api/admin/demo': async () => {
    // Demonstration players beside the real ones.
    await api.database('players').where({ id: api.ids.Carla }).update({ is_demo: true });
    return {};
  },
  'DELETE /api/admin/players/{id}': async () => ({ path: `/api/admin/players/${api.ids.Anna}` }),
};

const plain = new Set<string>(plainRowRoutes.map(({ endpoint }) => endpoint.name));
/** Calls about rows that no month is made of. */
const isOfTheOffice = (call: string) =>
  plain.has(call) ||
  /\/api\/admin\/(upload|plugins|generations|screens|channels|notices|keys|challenges)\b/.test(call);

/** The calls that may change a final month (anonymising changes a name in it), and the one that changes nothing. */
const apart = [
  'POST /api/admin/months/{month}/rebuild',
  'POST /api/admin/players/{id}/anonymise',
  'POST /api/admin/auth/verify',
];

test('every call that changes something of the game is tried here', () => {
  const changing = endpoints
    .filter(({ method, access }) => access !== 'public' && String(method) !== 'GET')
    .map(({ method, path }) => `${method} ${path}`)
    .filter((call) => !isOfTheOffice(call));
  expect([...Object.keys(changes), ...apart].sort()).toEqual(changing.sort());
});

describe('a final month is not moved by', () => {
  test.each(Object.entries(changes))('%s', async (call, prepare) => {
    const [method = '', template = ''] = call.split(' ');
    const { path = template, status, ...asked } = await prepare();
    const answer = await api.ask(`${method} ${path}`, asked);
    if (status === undefined) expect(answer.status, JSON.stringify(answer.body)).toBeLessThan(300);
    else expect(answer.status).toBe(status);
    expect(await octoberBytes()).toEqual(october);
  });

  test.each(['contest', 'launch', 'lotteryThreshold'])('the setting %s', async (key) => {
    const values = {
      contest: { start: '2025-10-10', end: '2025-10-12' },
      launch: '2026-01-01T00:00:00Z',
      lotteryThreshold: 0,
    };
    const body = { key, value: Reflect.get(values, key) };
    expect((await api.ask('PUT /api/admin/settings', { body })).status).toBe(200);
    expect(await octoberBytes()).toEqual(october);
  });

  test('the closes of later days, and a close of one of its own', async () => {
    await closeOneDay(api.database, () => Temporal.Instant.from('2025-11-05T08:00:00Z'), '2025-10-31');
    await api.closeAt('2025-12-02T23:59');
    expect(await octoberBytes()).toEqual(october);
  });
});

test('its recorded rebuild moves it', async () => {
  const body = { reason: 'Tutti i numeri sono arrivati' };
  expect((await api.ask('POST /api/admin/months/2025-10/rebuild', { body })).status).toBe(200);
  const rebuilt = await octoberBytes();
  expect(rebuilt).not.toEqual(october);
  expect(rebuilt[1]).toContain('Bruno Neri');
});
