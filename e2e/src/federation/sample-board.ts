import type { Leaderboard } from '@vetta/contract/standings';

const names = ['Giulia Ferrari', 'Niccolò D’Àvila', 'Sara <Esposito>', 'Marco De Luca', 'Chiara Conti'];

/** A leaderboard of five players. One name looks like markup. */
export const sampleBoard: Leaderboard = {
  entries: names.map((name, index) => ({
    position: index + 1,
    playerId: `00000000-0000-4000-8000-00000000000${index}`,
    name,
    score: 3000 - index * 100,
    bonus: 100,
    total: 3100 - index * 100,
    movement: index - 1,
    tie: null,
    eligible: true,
    notEligible: null,
    provisional: false,
  })),
  prizes: [],
  month: 'novembre 2026',
  period: '2026-11',
  state: 'open',
  updatedAt: null,
  newestEntryOn: null,
};
