import type { AdminChallenge, Challenge } from '@vetta/contract/challenges';
import type { Tagged } from '@vetta/contract/row-tag';
import { challengesAmong } from '@vetta/contract/testing/challenges';
import type { MswApi } from 'msw-storybook-addon/types';
import { done, mockApi, reply } from './mock-api.ts';
import { samplePlayers } from './office.ts';

const { duel, teams, goal } = challengesAmong(samplePlayers);

const row = (
  number: number,
  challenge: Challenge,
  fields: Partial<AdminChallenge>,
): Tagged<AdminChallenge> => ({
  ...challenge,
  id: `00000000-0000-4000-8000-00000000f00${number}`,
  parts: challenge.sides.flatMap(({ people }, side) =>
    samplePlayers.flatMap(({ id: playerId, name }) =>
      people?.includes(playerId) === false ? [] : [{ side, playerId, name, value: 320 }],
    ),
  ),
  rebuilds: [],
  asOf: null,
  rowTag: `"sfida-${number}"`,
  ...fields,
});

/** One in each state, the newest first. */
export const sampleChallenges: [Tagged<AdminChallenge>, ...Tagged<AdminChallenge>[]] = [
  row(1, duel, { state: 'coming', firstDay: '2026-11-23', lastDay: '2026-11-29' }),
  row(2, teams, { counted: 'rings', lastDay: '2026-11-22', asOf: '2026-11-19' }),
  row(3, goal, { state: 'settling', firstDay: '2026-11-19', lastDay: '2026-11-19' }),
  row(4, duel, {
    ...{ name: 'Duello di inizio mese', state: 'final', firstDay: '2026-11-02', lastDay: '2026-11-08' },
    rebuilds: [
      { rebuiltAt: '2026-11-11T10:00:00.000Z', reason: 'Un bonus dimenticato' },
      { rebuiltAt: '2026-11-12T10:00:00.000Z', reason: 'Numeri di venerdì corretti' },
    ],
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
