import type { AdminChallenge, Side } from '@vetta/contract/challenges';
import type { Tagged } from '@vetta/contract/row-tag';
import type { MswApi } from 'msw-storybook-addon/types';
import { done, mockApi, reply } from './mock-api.ts';
import { samplePlayers } from './office.ts';

const [giulia, niccolo] = samplePlayers.map(({ id }) => id);
const people = (...ids: (string | undefined)[]) => ids.filter((id) => id !== undefined);

const side = (name: string, colour: Side['colour'], people: string[] | null, more: Partial<Side>): Side => ({
  ...{ name, colour, people, counting: people?.length ?? 38 },
  ...{ value: null, place: null, reachedOn: null, ...more },
});
const duel = (value: number | null) => [
  side('Giulia Ferrari', 'amber', people(giulia), { value, place: value && 1 }),
  side('Niccolò D’Àvila', 'sky', people(niccolo), { value: value && value - 40, place: value && 2 }),
];
const squads = [
  side('Aquile', 'mint', people(...samplePlayers.slice(0, 3).map(({ id }) => id)), {
    value: 41_250,
    place: 2,
  }),
  side('Lupi', 'rose', people(...samplePlayers.slice(3).map(({ id }) => id)), { value: 43_800, place: 1 }),
];

function challenge(index: number, fields: Partial<AdminChallenge>): Tagged<AdminChallenge> {
  const { sides = duel(null) } = fields;
  const part = (name: string, on: number, id = giulia ?? '') => ({
    side: on,
    playerId: id,
    name,
    value: 320,
  });
  return {
    id: `00000000-0000-4000-8000-00000000f00${index}`,
    ...{ name: 'Giulia contro Niccolò', stake: null, firstDay: '2026-11-23', lastDay: '2026-11-29' },
    ...{ counted: 'points', target: null, per: 'sum', state: 'coming', asOf: null, finalisedAt: null },
    sides,
    parts: sides.map(({ name, people }, on) => part(name, on, people?.[0])),
    rebuilds: [],
    rowTag: `"sfida-${index}"`,
    ...fields,
  };
}

/** One in each state, the newest first. */
export const sampleChallenges: [Tagged<AdminChallenge>, ...Tagged<AdminChallenge>[]] = [
  challenge(1, {}),
  challenge(2, {
    ...{ name: 'Aquile contro Lupi', stake: 'La colazione del venerdì', counted: 'rings', per: 'mean' },
    ...{ state: 'running', firstDay: '2026-11-16', lastDay: '2026-11-22', asOf: '2026-11-19', sides: squads },
  }),
  challenge(3, {
    ...{ name: 'Obiettivo dell’ufficio', target: 5_000, state: 'settling' },
    ...{ firstDay: '2026-11-19', lastDay: '2026-11-19' },
    sides: [side('L’ufficio', 'amber', null, { value: 5_120, reachedOn: '2026-11-19' })],
  }),
  challenge(4, {
    ...{ name: 'Duello di inizio mese', state: 'final', firstDay: '2026-11-02', lastDay: '2026-11-08' },
    ...{ finalisedAt: '2026-11-10T22:59:00.000Z', sides: duel(640) },
    rebuilds: [{ rebuiltAt: '2026-11-12T10:00:00.000Z', reason: 'Numeri di venerdì corretti' }],
  }),
];

/** Mocks the calls of sfide. Changes are answered and not stored. */
export function mockChallenges(msw: MswApi, rows: Tagged<AdminChallenge>[] = sampleChallenges): void {
  mockApi(msw);
  msw.use(
    reply('GET /api/admin/challenges', rows),
    reply('POST /api/admin/challenges', sampleChallenges[0]),
    reply('PUT /api/admin/challenges/{id}', sampleChallenges[0]),
    done('DELETE /api/admin/challenges/{id}'),
    reply('POST /api/admin/challenges/{id}/rebuild', sampleChallenges[0]),
  );
}
