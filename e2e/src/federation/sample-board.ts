import { boardOf, sampleStanding } from '@vetta/contract/testing/samples';

const names = ['Giulia Ferrari', 'Niccolò D’Àvila', 'Sara <Esposito>', 'Marco De Luca', 'Chiara Conti'];

/** A leaderboard of five players. One name looks like markup. */
export const sampleBoard = boardOf(
  names.map((name, index) =>
    sampleStanding({
      position: index + 1,
      playerId: `00000000-0000-4000-8000-00000000000${index}`,
      name,
      score: 3000 - index * 100,
      bonus: 100,
      movement: index - 1,
    }),
  ),
  { updatedAt: null, newestEntryOn: null },
);
