import type { Draws } from '@vetta/contract/draws';
import type { AdminMonth, LateEntry, MonthDetail } from '@vetta/contract/months';
import type { MonthPrize } from '@vetta/contract/prizes';
import type { Tagged } from '@vetta/contract/row-tag';
import type { Standing } from '@vetta/contract/standings';
import { boardOf, drawAmong, sampleStanding } from '@vetta/contract/testing/samples';
import type { MswApi } from 'msw-storybook-addon/types';
import { mockCall, reply } from './mock-api.ts';
import { sampleEntries, samplePlayers } from './office.ts';

const id = (number: number) => `00000000-0000-4000-8000-${String(8000 + number).padStart(12, '0')}`;
const noPrize = 'Non è più tra i premi';

const standing = (playerId: string, name: string, index: number): Standing =>
  sampleStanding({
    position: index + 1,
    playerId,
    name,
    score: Math.max(0, 2820 - index * 61),
    bonus: Math.max(0, 300 - index * 25),
    ...(index === 3 && { eligible: false, notEligible: 'late' }),
  });

const standings = samplePlayers.map(({ id, name }, index) => standing(id, name, index));

/** Two hundred rows, for the longest table. */
export const manyStandings = Array.from({ length: 200 }, (_, index) =>
  standing(id(1000 + index), `Persona numero ${index + 1}`, index),
);

export const sampleMonth: MonthDetail = {
  ...boardOf(standings, { month: 'ottobre 2026', period: '2026-10', updatedAt: '2026-11-02T22:59:00.000Z' }),
  state: 'final',
  newestEntryOn: null,
  finalisedAt: '2026-11-02T22:59:00.000Z',
  scoring: { ringPoints: 1, appointmentSetPoints: 25, appointmentDonePoints: 75, bonusMultiplier: 1 },
  prizePool: 1248,
};

const podium = standings
  .slice(0, 3)
  .map(({ position, playerId, name, total }) => ({ position, playerId, name, total }));

export const monthSummary = (
  fields: Pick<AdminMonth, 'month' | 'label'> & Partial<AdminMonth>,
): AdminMonth => ({
  ...{ state: 'final', players: 6, podium, finalisedAt: null, rebuilds: [] },
  ...{ lateEntries: 0, changedRows: 0, toHandOver: 0 },
  ...fields,
});

export const sampleMonths: AdminMonth[] = [
  monthSummary({ month: '2026-11', label: 'novembre 2026', state: 'open' }),
  monthSummary({
    month: '2026-10',
    label: 'ottobre 2026',
    podium: podium.map((row, index) => ({ ...row, name: podium[2 - index]?.name ?? row.name })),
    finalisedAt: '2026-11-02T22:59:00.000Z',
    lateEntries: 2,
    changedRows: 2,
  }),
  monthSummary({
    month: '2026-09',
    label: 'settembre 2026',
    finalisedAt: '2026-10-02T21:59:00.000Z',
    rebuilds: [{ rebuiltAt: '2026-10-09T09:12:00.000Z', reason: 'Tracker di Sara arrivato in ritardo' }],
  }),
];

const winner = (index: number) => ({
  playerId: standings[index]?.playerId ?? '',
  name: standings[index]?.name ?? noPrize,
});
const prize = (number: number, fields: Partial<MonthPrize>): Tagged<MonthPrize> => ({
  month: '2026-10',
  prizeId: id(number),
  title: 'Weekend in montagna per due',
  isLottery: false,
  position: number,
  winner: winner(number - 1),
  handover: null,
  rowTag: `"premio-${number}"`,
  ...fields,
});

export const samplePrizes: [Tagged<MonthPrize>, ...Tagged<MonthPrize>[]] = [
  prize(1, { handover: { ...winner(0), on: '2026-11-05' } }),
  prize(2, { title: 'Cena per due' }),
  prize(3, { title: 'Cuffie senza fili', handover: { ...winner(4), on: '2026-11-06' } }),
  prize(4, { title: 'Mystery box', isLottery: true, position: null, winner: winner(1) }),
];

const participants = Array.from({ length: 12 }, (_, index) => ({
  id: id(100 + index),
  name: `Persona ${index + 1}`,
  total: 3000 - index * 100,
}));
export const sampleDraw = drawAmong(participants, {
  id: id(1),
  prizeId: id(4),
  drawnAt: '2026-10-31T22:59:04.000Z',
  committedAt: '2026-09-30T21:59:03.000Z',
});

export const sampleDraws: Draws = {
  month: '2026-10',
  pending: [],
  replaced: [],
  draws: [
    {
      ...sampleDraw,
      id: id(2),
      winnerId: participants[3]?.id ?? null,
      voidedAt: '2026-11-01T09:10:00.000Z',
      voidReason: 'Una persona era squalificata e risultava ancora in lista',
    },
    sampleDraw,
  ],
};

const sampleLate: LateEntry[] = sampleEntries.slice(0, 2).map((entry, index) => ({
  ...entry,
  date: '2026-10-30',
  name: samplePlayers[index]?.name ?? '',
  recordedAt: '2026-11-04T08:40:00.000Z',
}));

/** What the rebuild would change: the second climbs to the first place, a leaver's row goes. */
const rebuiltMonth: MonthDetail = {
  ...sampleMonth,
  entries: [standings[1], standings[0], ...standings.slice(2)].flatMap((row, index) =>
    row === undefined
      ? []
      : [{ ...row, position: index + 1, ...(index === 0 && { score: 3100, total: 3375 }) }],
  ),
};

/** Mocks the calls of «Mesi» for October 2026. */
export function mockMonths(msw: MswApi, detail: MonthDetail = sampleMonth): void {
  msw.use(
    reply('GET /api/admin/months', sampleMonths),
    mockCall('GET /api/months/{month}', (_body, _headers, { pathname }) =>
      sampleMonths.some(({ month }) => pathname.endsWith(month))
        ? Response.json(detail)
        : Response.json({ error: 'Di questo mese non c’è una classifica' }, { status: 404 }),
    ),
    reply('GET /api/admin/contests', []),
    reply('GET /api/leaderboard', sampleMonth),
    reply('GET /api/draws/{month}', sampleDraws),
    reply('GET /api/admin/months/{month}/prizes', samplePrizes),
    reply('GET /api/admin/months/{month}/late-entries', sampleLate),
    reply('GET /api/admin/months/{month}/rehearsal', {
      before: sampleMonth,
      after: rebuiltMonth,
      changedValues: [],
    }),
    reply('POST /api/admin/months/{month}/rebuild', rebuiltMonth),
    reply('POST /api/admin/draws/{id}/void', sampleDraw),
    reply('PUT /api/admin/months/{month}/prizes/{id}/handover', samplePrizes[0]),
  );
}
