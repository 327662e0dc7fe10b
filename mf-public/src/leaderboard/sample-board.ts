import type { Leaderboard, Standing } from '@vetta/contract/standings';

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

/** A first standing without points, with the given fields. */
export const sampleStanding = (fields: Partial<Standing>): Standing => ({
  position: 1,
  playerId: '00000000-0000-4000-8000-000000000001',
  name: 'Giulia Ferrari',
  score: 0,
  bonus: 0,
  total: 0,
  movement: null,
  tie: null,
  eligible: true,
  notEligible: null,
  provisional: false,
  ...fields,
});

const office = [...first, ...rest].map(([name, score, bonus, movement], index) =>
  sampleStanding({
    position: index + 1,
    playerId: `00000000-0000-4000-8000-${String(index + 1).padStart(12, '0')}`,
    name,
    score,
    bonus,
    total: score + bonus,
    movement,
  }),
);

/** The stories' office: 38 players on the 21st of November, a tie at 2.985 points, one late joiner. */
export const sampleEntries: readonly Standing[] = office.map((entry) => {
  if (entry.name === 'Sara Esposito') return { ...entry, tie: 'apptDone' };
  if (entry.name === 'Chiara Conti') return { ...entry, eligible: false, notEligible: 'late' };
  return entry;
});

export const sampleBoard = (entries: readonly Standing[] = sampleEntries): Leaderboard => ({
  entries: [...entries],
  prizes: [],
  month: 'novembre 2026',
  period: '2026-11',
  state: 'open',
  updatedAt: '2026-11-21T17:42:00Z',
  newestEntryOn: '2026-11-21',
});

/** The same players at the start of a month, without points. */
export const emptyBoard = (): Leaderboard =>
  sampleBoard(
    sampleEntries.map((entry) => ({ ...entry, score: 0, bonus: 0, total: 0, movement: null, tie: null })),
  );
