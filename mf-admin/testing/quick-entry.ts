import type { Entry, UsualNumbers } from '@vetta/contract/entries';
import type { RememberedPerson } from '@vetta/contract/people-choices';
import { Player } from '@vetta/contract/players';
import type { Tagged } from '@vetta/contract/row-tag';
import type { MswApi } from 'msw-storybook-addon/types';
import { done, mockApi, reply, saveDay } from './mock-api.ts';
import { sampleMonths } from './months.ts';
import { sampleEntries, samplePlayers, TODAY } from './office.ts';
import { sampleScoring } from './scoring.ts';

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
  }: GridApi = {},
): void {
  mockApi(msw, { players, archived, entries, entriesBy: yesterday ? { '2026-11-19': yesterday } : {} });
  localStorage.clear();
  msw.use(
    reply('GET /api/admin/remembered-names', remembered),
    reply('GET /api/admin/entries/usual', usual),
    reply('GET /api/admin/scoring-config', sampleScoring),
    reply('GET /api/admin/months', sampleMonths),
    saveDay(entries),
    done('POST /api/admin/audit/{id}/undo'),
  );
}
