import type { Entry, UsualNumbers } from '@vetta/contract/entries';
import type { AdminMonth } from '@vetta/contract/months';
import type { RememberedPerson } from '@vetta/contract/people-choices';
import { Player } from '@vetta/contract/players';
import type { Tagged } from '@vetta/contract/row-tag';
import type { Scoring } from '@vetta/contract/scoring';
import type { MswApi } from 'msw-storybook-addon/types';
import { changes, mockCall, reply, saveDay } from './mock-api.ts';
import { sampleDashboard, sampleEntries, samplePlayers, TODAY } from './office.ts';

const sampleScoring: Tagged<Scoring> = {
  ringPoints: 1,
  appointmentSetPoints: 25,
  appointmentDonePoints: 75,
  bonusMultiplier: 1,
  updatedAt: `${TODAY}T17:42:00.000Z`,
  rowTag: '"scoring"',
};

export const sampleMonths: AdminMonth[] = [
  {
    month: '2026-11',
    label: 'novembre 2026',
    state: 'open',
    players: 6,
    podium: [],
    finalisedAt: null,
    rebuilds: [],
    lateEntries: 0,
    changedRows: 0,
  },
  {
    month: '2026-10',
    label: 'ottobre 2026',
    state: 'final',
    players: 6,
    podium: [],
    finalisedAt: '2026-11-02T22:59:00.000Z',
    rebuilds: [],
    lateEntries: 0,
    changedRows: 0,
  },
];

/** Two hundred people, some with names that need two lines. */
export const manyPlayers: Tagged<Player>[] = Array.from({ length: 200 }, (_, index) => {
  const id = `00000000-0000-4000-8000-${String(700_000 + index).padStart(12, '0')}`;
  const name =
    index % 40 === 7
      ? `Massimiliano Alessandro Castelnuovo-Bonaventura ${index}`
      : `Persona ${String(index + 1).padStart(3, '0')}`;
  const zero = { position: index + 1, score: 0, bonus: 0, total: 0, archivedOn: null };
  const player = Player.parse({
    ...zero,
    id,
    name,
    joinedOn: '2026-11-01',
    updated_at: `${TODAY}T17:42:00.000Z`,
  });
  return { ...player, rowTag: `"${id}"` };
});

interface GridApi {
  readonly players?: Tagged<Player>[];
  readonly archived?: Tagged<Player>[];
  readonly remembered?: RememberedPerson[];
  /** The day's entries. A save changes them, and the next read answers what is here then. */
  readonly entries?: Tagged<Entry>[];
  /** The entries of yesterday; those of the day by default. */
  readonly yesterday?: Tagged<Entry>[];
  readonly usual?: UsualNumbers[];
  readonly months?: AdminMonth[];
}

/** Mocks what the grid of a day calls. A save is stored, and refused with 412 where a row is not as it was seen. */
export function mockGridApi(
  msw: MswApi,
  {
    players = samplePlayers,
    archived = [],
    remembered = [],
    entries = [...sampleEntries],
    yesterday,
    usual = [],
    months = sampleMonths,
  }: GridApi = {},
): void {
  changes.mockClear();
  localStorage.clear();
  msw.use(
    mockCall('GET /api/admin/players', (_, __, url) =>
      Response.json(url.searchParams.get('archived') === 'true' ? archived : players),
    ),
    reply('GET /api/admin/dashboard', sampleDashboard),
    reply('GET /api/admin/remembered-names', remembered),
    reply('GET /api/admin/source-differences', []),
    mockCall('GET /api/admin/entries', (_, __, url) =>
      Response.json((url.searchParams.get('date') === '2026-11-19' && yesterday) || entries),
    ),
    reply('GET /api/admin/differences', []),
    reply('GET /api/admin/differences/unusual', []),
    reply('GET /api/admin/entries/usual', usual),
    reply('GET /api/admin/scoring-config', sampleScoring),
    reply('GET /api/admin/months', months),
    saveDay(entries),
    mockCall('POST /api/admin/audit/{id}/undo', () => new Response(null, { status: 204 })),
  );
}
