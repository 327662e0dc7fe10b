import type { SceneState, SceneStates } from '@vetta/contract/plugin';
import type { Leaderboard, Standing } from '@vetta/contract/standings';

const now = '2026-11-21T17:42:52Z';

const player = (index: number, movement: number): Standing => ({
  position: index + 1,
  playerId: `00000000-0000-4000-8000-${String(index + 1).padStart(12, '0')}`,
  name: `Partecipante numero ${index + 1}`,
  score: 1000 - index * 50,
  bonus: 0,
  total: 1000 - index * 50,
  movement,
  tie: null,
  eligible: true,
  notEligible: null,
  provisional: false,
});

/** An evening on which the first ones moved by so many places. */
const evening = (...movements: number[]): SceneState => {
  const leaderboard: Leaderboard = {
    entries: movements.map((movement, index) => player(index, movement)),
    prizes: [],
    month: 'novembre 2026',
    period: '2026-11',
    state: 'open',
    updatedAt: now,
    newestEntryOn: null,
  };
  return { now, answers: { leaderboard } };
};

/** The moments in which `npm run dev` and the check show the scene. A state without answers is one without the server. */
export default {
  sole: evening(2, 1, -1),
  nuvole: evening(1, -1, 0),
  pioggia: evening(-1, -2, 1),
  'senza-punti': evening(),
  'server-assente': { now },
} satisfies SceneStates;
