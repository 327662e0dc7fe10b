import { describe, expect, test } from 'vitest';
import type { z } from 'zod';
import { defaultPlan } from './default-plan.ts';
import type { EndpointDefinition } from './endpoint.ts';
import { endpoints } from './endpoints.ts';

type Refused = readonly [change: Readonly<Record<string, unknown>>, ...where: (string | number)[]];

interface Limits {
  /** An input that is taken. */
  readonly good: Readonly<Record<string, unknown>>;
  /** Changes of it that are taken too: the bounds. */
  readonly taken?: readonly Readonly<Record<string, unknown>>[];
  /** Changes of it that are refused, with the field that the answer names; without one, the field that changes. */
  readonly refused: readonly Refused[];
}

const id = '0199f7a2-5c00-7000-8000-000000000001';
const int32 = 2 ** 31;
const long = (length: number) => 'x'.repeat(length);
const reasons: readonly Refused[] = [undefined, '', ' ', long(501), 7].map((reason) => [{ reason }]);
const months: readonly Refused[] = [
  '',
  '2025-13',
  '2025-00',
  '2025-1',
  '1999-12',
  'ottobre',
  '2025-10-07',
].map((month) => [{ month }]);
const slack = { name: 'Ufficio', kind: 'slack', events: ['day_closed'] };
const prize: readonly Refused[] = [
  [{ title: ' ' }],
  [{ title: long(201) }],
  [{ position: 0 }],
  [{ position: 1.5 }],
  [{ position: int32 }],
  [{ position: '1' }],
  [{ description: long(2_001) }],
  [{ imageUrl: long(2_001) }],
  [{ isLottery: 'no' }],
  [{ isActive: 1 }],
  [{ month: '2026-13' }],
  [{ month: 12 }],
];
const challenge = {
  ...{ name: 'Nord e Sud', firstDay: '2026-11-02', lastDay: '2026-11-08' },
  sides: [{ colour: 'sky', people: null }],
};
const scoring = { ringPoints: 2, appointmentSetPoints: 30, appointmentDonePoints: 80, bonusMultiplier: 1.1 };
const setting = (value: unknown, key = 'prizes', ...where: string[]): Refused => [
  { key, value },
  ...(where.length === 0 ? ['value'] : where),
];
const beat = {
  ...{ id, generation: 1, painted: true, dark: false, scene: 'classifica', dataAge: 5, restarts: 1 },
  ...{ clockOffset: 12, viewport: { width: 1920, height: 1080 }, heap: null, failure: null, receipt: null },
};

const bodies: Readonly<Record<string, Limits>> = {
  'POST /api/admin/players': {
    good: { name: 'Anna' },
    taken: [{ name: 'è'.repeat(120) }, { score: int32 - 1, bonus: int32 - 1 }],
    refused: [
      ...[undefined, '', '   ', long(121), 'a\u0000b', 7].map((name): Refused => [{ name }]),
      [{ position: -1 }],
      [{ position: int32 }],
      [{ score: int32 }],
      [{ score: -int32 - 1 }],
      [{ bonus: '10' }],
      [{ total: 1e300 }],
      [{ joinedOn: 'ieri' }],
      [{ role: 'boss' }],
      [{ team: long(31) }],
    ],
  },
  'PUT /api/admin/players/{id}': {
    good: {},
    taken: [{ role: null }, { team: null }, { team: long(30) }],
    refused: [
      ...['boss', '', 3, 'Setter'].map((role): Refused => [{ role }]),
      ...['', ' ', 3, 'Ada\nNeri', long(31)].map((team): Refused => [{ team }]),
    ],
  },
  'POST /api/admin/players/bulk': {
    good: { players: [{ name: 'Anna' }] },
    taken: [{ players: Array(1_000).fill({ name: 'Anna' }) }],
    refused: [
      [{ players: Array(1_001).fill({ name: 'Anna' }) }],
      ...['Ada\nBianchi', '\u200b\u200d', long(121)].map(
        (name): Refused => [{ players: [{ name: 'Olga' }, { name }] }, 'players', 1, 'name'],
      ),
    ],
  },
  'PUT /api/admin/players/{id}/archive': {
    good: {},
    refused: [[{ archived: 'yes' }], [{ archived: null }]],
  },
  'PUT /api/admin/players/{id}/disqualification': {
    good: { month: '2025-10', reason: 'Sabotaggio' },
    taken: [{ reason: null }],
    refused: [[{ month: undefined }], ...months, ...reasons],
  },
  'POST /api/admin/players/{id}/anonymise': { good: { reason: 'Lo ha chiesto' }, refused: reasons },
  'POST /api/admin/draws/{id}/void': { good: { reason: 'Prova' }, refused: reasons },
  'POST /api/admin/months/{month}/rebuild': {
    good: { reason: 'Numeri in ritardo' },
    taken: [{ reason: 'è'.repeat(500) }],
    refused: [[{ reason: null }], ...reasons],
  },
  'POST /api/admin/entries': {
    good: { playerId: id, date: '2025-10-20', rings: 80 },
    taken: [{ rings: 10_000, apptSet: 1_000, apptDone: 1_000 }, { playerId: id.replaceAll(/\d/g, '1') }],
    refused: [
      ...[10_001, -1, int32, 1.5, '80', null, undefined].map((rings): Refused => [{ rings }]),
      [{ apptSet: 1_001 }],
      [{ apptDone: -1 }],
      [{ alignment: 'true' }],
      [{ date: '2025-02-30' }],
      [{ date: '20/10/2025' }],
      [{ playerId: 'anna' }],
    ],
  },
  'POST /api/admin/entries/bulk': {
    good: { date: '2025-10-20', entries: [{ playerId: id, rings: 1 }] },
    taken: [{ entries: Array(1_000).fill({ playerId: id, rings: 1 }) }],
    refused: [
      [{ entries: [] }],
      [{ entries: Array(1_001).fill({ playerId: id, rings: 1 }) }],
      [{ entries: { playerId: id, rings: 1 } }],
    ],
  },
  'POST /api/admin/player-bonuses': {
    good: { playerId: id, bonusTypeId: id, weekStartDate: '2025-10-20', dateEarned: '2025-10-21' },
    refused: [
      [{ dateEarned: '2025-10-32' }],
      [{ manuallyAssigned: 1 }],
      [{ assignedBy: long(121) }],
      [{ bonusTypeId: 'call_beast' }],
    ],
  },
  'POST /api/admin/prizes': {
    good: { title: 'Cena' },
    taken: [{ title: long(200), position: int32 - 1, description: long(2_000) }],
    refused: [[{ title: undefined }], ...prize],
  },
  'PUT /api/admin/prizes/{id}': { good: {}, taken: [{ imageUrl: null }], refused: prize },
  'POST /api/admin/content': {
    good: { key: 'a', value: 'x' },
    taken: [{ key: long(100), value: long(10_000), description: long(500) }, { key: '...' }],
    refused: [
      ...[undefined, ' ', long(101), '.', '..', ' .. '].map((key): Refused => [{ key }]),
      ...[undefined, '', long(10_001), 7, 'a\u0000b'].map((value): Refused => [{ value }]),
      [{ description: long(501) }],
    ],
  },
  'POST /api/admin/rules': {
    good: { title: 'Posso?', content: 'Sì' },
    taken: [{ title: long(200), content: long(10_000), order: int32 - 1 }],
    refused: [
      ...[undefined, ' ', long(201)].map((title): Refused => [{ title }]),
      ...[undefined, long(10_001)].map((content): Refused => [{ content }]),
      ...[-1, 0.5, int32].map((order): Refused => [{ order }]),
      [{ isActive: 'sì' }],
    ],
  },
  'PUT /api/admin/scoring-config': {
    good: scoring,
    taken: [
      { ringPoints: 0, appointmentSetPoints: 0, appointmentDonePoints: 0, bonusMultiplier: 0.1 },
      { ringPoints: 100, appointmentSetPoints: 500, appointmentDonePoints: 1_000, bonusMultiplier: 10 },
    ],
    refused: [
      ...[101, -1, 0.5].map((ringPoints): Refused => [{ ringPoints }]),
      [{ appointmentSetPoints: 501 }],
      [{ appointmentDonePoints: 1_001 }],
      ...[0, 10.1, 1.05, '1', undefined].map((bonusMultiplier): Refused => [{ bonusMultiplier }]),
    ],
  },
  'PUT /api/admin/settings': {
    good: { key: 'prizes', value: { prizeBasis: 'winner', prizeRate: 0 } },
    taken: [
      { value: { prizeBasis: 'total', prizeRate: 1 } },
      { key: 'contest', value: { start: '2025-11-30', end: '2025-11-30' } },
      { key: 'lotteryThreshold', value: int32 - 1 },
    ],
    refused: [
      setting({ prizeBasis: 'everyone' }, 'prizes', 'value', 'prizeBasis'),
      ...[1.01, -0.01, 0.125, '0.1'].map((prizeRate) =>
        setting({ prizeRate }, 'prizes', 'value', 'prizeRate'),
      ),
      setting(0.1),
      setting({ start: '2025-10-31', end: '2025-10-01' }, 'contest'),
      setting({ start: '2025-10-01', end: '2025-11-01' }, 'contest'),
      setting({ start: '2025-02-30', end: '2025-02-30' }, 'contest', 'value', 'start'),
      setting('domani', 'launch'),
      ...[-1, 0.5, '1200'].map((value) => setting(value, 'lotteryThreshold')),
      setting('light', 'theme', 'key'),
    ],
  },
  'POST /api/admin/channels': {
    good: slack,
    taken: [{ missingAt: '19:30' }],
    refused: [
      [{ events: [] }],
      [{ events: ['boss'] }, 'events', 0],
      [{ missingAt: '25:00' }],
      [{ name: '' }],
      [{ kind: 'fax' }],
    ],
  },
  'POST /api/admin/challenges': {
    good: challenge,
    taken: [
      { name: long(40), stake: long(140), target: 1, sides: Array(24).fill({ colour: 'sky', people: null }) },
    ],
    refused: [
      [{ name: long(41) }],
      [{ stake: long(141) }],
      [{ target: 0 }],
      [{ counted: 'total' }],
      [{ sides: [] }],
      [{ sides: Array(25).fill({ colour: 'sky', people: null }) }],
      [{ sides: [{ colour: 'sky', people: [] }] }, 'sides', 0, 'people'],
    ],
  },
  'POST /api/admin/challenges/{id}/rebuild': { good: { reason: 'Dato corretto' }, refused: reasons },
  'POST /api/admin/keys': {
    good: { name: 'Centralino', scopes: ['entries'] },
    refused: [
      ...['Vetta', 'npm run key', 'Admin', ' '].map((name): Refused => [{ name }]),
      [{ scopes: [] }],
      [{ scopes: ['tutto'] }, 'scopes', 0],
    ],
  },
  'POST /api/admin/sources': {
    good: { name: 'Nord', url: 'https://example.com/a.csv' },
    refused: [[{ everyMinutes: 4 }]],
  },
  'POST /api/admin/notices': {
    good: { text: 'Torta', endsAt: '2026-11-23T18:00:00Z' },
    taken: [{ title: long(40), text: long(140) }],
    refused: [
      ...['', ' \u200b ', long(141)].map((text): Refused => [{ text }]),
      [{ title: long(41) }],
      [{ tone: 'panico' }],
      [{ screens: [] }],
      [{ endsAt: 'stasera' }],
    ],
  },
  'PUT /api/admin/screens/{id}': {
    good: { name: 'Sala', plan: defaultPlan },
    refused: [[{ name: '  ' }], [{ plan: { officeHours: [] } }, 'plan', 'programmes']],
  },
  'POST /api/screens/beat': {
    good: beat,
    refused: [
      [{ id: 'corridoio' }],
      [{ generation: 0 }],
      [{ failure: { plugin: 'meteo', hash: '0123456789abcdef', kind: 'x', at: '' } }, 'failure', 'kind'],
      [{ scene: long(1_000) }],
      [{ scene: 'premi\0' }],
    ],
  },
};

const queries: Readonly<Record<string, Limits>> = {
  'GET /api/admin/players': { good: { archived: 'true' }, refused: [[{ archived: 'maybe' }]] },
  'GET /api/admin/entries': {
    good: { date: '2025-10-20' },
    refused: [undefined, '', 'oggi', ['2025-10-20', '2025-10-21']].map((date) => [{ date }]),
  },
  'GET /api/admin/entries/usual': { good: { date: '2025-10-20' }, refused: [[{ date: undefined }]] },
  'GET /api/admin/player-bonuses': { good: {}, refused: [[{ weekStartDate: 'lunedì' }]] },
  'GET /api/admin/disqualifications': {
    good: { month: '2025-10' },
    refused: [[{ month: undefined }], ...months],
  },
  'GET /api/leaderboard': { good: {}, refused: [[{ month: ['2025-09', '2025-10'] }], ...months] },
  'GET /api/players/{id}/receipt': { good: {}, refused: months },
  'GET /api/admin/audit': {
    good: {},
    refused: [
      [{ day: 'ieri' }],
      [{ cursor: '17' }],
      [{ admin: '' }],
      [{ admin: long(121) }],
      [{ subject: ' ' }],
      [{ subject: ['a', 'b'] }],
    ],
  },
  'GET /api/admin/exports/entries.csv': {
    good: {},
    refused: [[{ month: 'ottobre' }], [{ separator: 'tab' }], [{ from: 'ieri' }]],
  },
  'GET /api/admin/exports/standings.csv': { good: {}, refused: months },
  'POST /api/admin/imports': { good: {}, refused: [[{ dryRun: 'si' }]] },
  'GET /api/admin/scoring-config/rehearsal': {
    good: Object.fromEntries(Object.entries(scoring).map(([field, value]) => [field, String(value)])),
    refused: [[{ ringPoints: '101' }], [{ appointmentSetPoints: 'molti' }], [{ bonusMultiplier: '1.05' }]],
  },
};

const definitions: readonly EndpointDefinition[] = endpoints;
const tables = [
  { part: 'body', limits: bodies },
  { part: 'query', limits: queries },
] as const;

describe.each(
  tables.flatMap(({ part, limits }) =>
    Object.entries(limits).map(([call, each]) => ({ call, part, ...each })),
  ),
)('the $part of $call', ({ call, part, good, taken = [], refused }) => {
  const shape = (): z.ZodType => {
    const found = definitions.find(({ method, path }) => `${method} ${path}` === call)?.[part];
    if (found === undefined) throw new Error(`${call} has no ${part}`);
    return found;
  };

  test('is taken up to its bounds', () => {
    for (const change of [{}, ...taken])
      expect(shape().safeParse({ ...good, ...change }).error?.issues, JSON.stringify(change)).toBeUndefined();
  });

  test.each(refused.map(([change, ...where]) => ({ change, where })))(
    'is refused with $change',
    ({ change, where }) => {
      const { error } = shape().safeParse({ ...good, ...change });
      expect(error?.issues[0]?.path).toEqual(where.length === 0 ? Object.keys(change) : where);
    },
  );
});
