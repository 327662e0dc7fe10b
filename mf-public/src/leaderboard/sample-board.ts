import type { Leaderboard, Standing } from '@vetta/contract/standings';
import { boardOf, sampleStanding } from '@vetta/contract/testing/samples';

type Sample = readonly [name: string, score: number, bonus: number, movement: number | null];

const first: readonly Sample[] = [
  ['Giulia Ferrari', 2820, 300, 2],
  ['Niccolò D’Àvila', 2760, 225, 0],
  ['Sara Esposito', 2785, 200, 1],
  ['Marco De Luca', 2310, 100, -2],
  ['Chiara Conti', 2198, 100, 3],
  ['Alessandro Ricci-Bonaventura di Collalto', 2015, 125, 0],
  ['Francesca Marino', 1887, 100, -1],
  ['Davide Greco', 1725, 125, 4],
  ['Elena Rizzo', 1702, 0, -1],
  ['Luca Moretti', 1519, 125, 0],
];
const names = ['Anna', 'Bruno', 'Carla', 'Dario', 'Emma', 'Fabio', 'Greta'];
const families = ['Bianchi', 'Costa', 'Gallo', 'Leone'];

const rest: readonly Sample[] = families.flatMap((family, f) =>
  names.map((name, n): Sample => [`${name} ${family}`, 1480 - 48 * (f * names.length + n), 25, null]),
);

const office = [...first, ...rest].map(([name, score, bonus, movement], index) =>
  sampleStanding({
    position: index + 1,
    playerId: `00000000-0000-4000-8000-${String(index + 1).padStart(12, '0')}`,
    name,
    score,
    bonus,
    movement,
  }),
);

/** The stories' office: 38 players on the 21st of November, a tie at 2.985 points, one late joiner. */
export const sampleEntries: readonly Standing[] = office.map((entry) => {
  if (entry.name === 'Sara Esposito') return { ...entry, tie: 'apptDone' };
  if (entry.name === 'Chiara Conti') return { ...entry, eligible: false, notEligible: 'late' };
  return entry;
});

export const sampleBoard = (entries: readonly Standing[] = sampleEntries): Leaderboard => boardOf(entries);

/** The same players at the start of a month, without points. */
export const emptyBoard = (): Leaderboard =>
  sampleBoard(
    sampleEntries.map((entry) => ({ ...entry, score: 0, bonus: 0, total: 0, movement: null, tie: null })),
  );
