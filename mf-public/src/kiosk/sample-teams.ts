import type { Standing } from '@vetta/contract/standings';
import { sampleStanding } from '@vetta/contract/testing/samples';
import { sampleEntries } from '../leaderboard/sample-board.ts';

const LONGEST = [
  'Massimiliano Alessandro Buonaventura-Cavalcanti',
  'Maria Antonietta Francesca della Rovere Montefeltro',
  'Giovanbattista Michelangelo Pietrangeli Sant’Agostino',
];

/** A team of so many players; those after the stories' office have fewer and fewer points. */
export const teamOf = (count: number): Standing[] =>
  Array.from({ length: count }, (_, index) =>
    sampleStanding({
      position: index + 1,
      playerId: `00000000-0000-4000-8000-${String(index + 1).padStart(12, '0')}`,
      name: `Partecipante numero ${index + 1}`,
      score: 4000 - index * 19,
      total: 4000 - index * 19,
      movement: 0,
      ...sampleEntries[index],
    }),
  );

/** The stories' office with the longest names at the top, and five digits each. */
export const longestNames = (): Standing[] =>
  sampleEntries.map((entry, index) => ({
    ...entry,
    name: LONGEST[index % LONGEST.length] ?? entry.name,
    total: entry.total + 20_000,
    score: entry.score + 20_000,
  }));
