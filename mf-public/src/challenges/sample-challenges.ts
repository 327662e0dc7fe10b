import { type Challenge, type Side, SideColour } from '@vetta/contract/challenges';
import { sampleEntries } from '../leaderboard/sample-board.ts';

export const sampleSide = (fields: Partial<Side>): Side => ({
  name: 'Nord',
  colour: 'amber',
  people: null,
  counting: 8,
  value: null,
  place: null,
  reachedOn: null,
  ...fields,
});

/** Sides of so many people each, with these values, the first of them first. */
const sidesOf = (values: readonly number[], many: number, names: readonly string[] = []): Side[] =>
  values.map((value, index) => {
    const people = sampleEntries.slice(index * many, (index + 1) * many);
    return sampleSide({
      name: names[index] ?? people[0]?.name ?? '',
      colour: SideColour.options[index % 6] ?? 'amber',
      people: people.map(({ playerId }) => playerId),
      ...{ counting: many, value, place: index + 1 },
    });
  });

export const sampleChallenge = (fields: Partial<Challenge> = {}): Challenge => ({
  id: '00000000-0000-4000-8000-0000000000f1',
  name: 'Nord contro Sud',
  stake: 'Chi perde porta i cornetti lunedì mattina',
  firstDay: '2026-11-16',
  lastDay: '2026-11-25',
  counted: 'points',
  target: null,
  per: 'mean',
  state: 'running',
  asOf: '2026-11-20',
  finalisedAt: null,
  sides: sidesOf([124_050, 112_000], 8, ['Nord', 'Sud']),
  ...fields,
});

const animals = [
  'Aquile del mattino',
  'Camosci',
  'Stambecchi',
  'Marmotte',
  'Volpi',
  'Gipeti',
  'Lupi',
  'Orsi',
];

/** The beginnings of a sfida, and its states. */
export const challengesOf = {
  duel: sampleChallenge({ name: 'Giulia e Niccolò', stake: null, sides: sidesOf([31_500, 31_200], 1) }),
  teams: sampleChallenge(),
  squads: sampleChallenge({
    ...{ name: 'Il giro delle squadre', counted: 'rings', per: 'sum', stake: null },
    sides: sidesOf([2140, 1990, 1840, 1690, 1540, 1390, 1240, 1090, 940], 4, [...animals, 'Ricci']),
  }),
  goal: sampleChallenge({
    ...{ name: 'Ventimila insieme', stake: 'Pizza per tutti venerdì', per: 'sum', target: 20_000 },
    sides: [sampleSide({ name: 'Tutto l’ufficio', counting: 38, value: 13_760 })],
  }),
  goals: sampleChallenge({
    ...{ name: 'Mille a testa', stake: null, target: 1000 },
    sides: sidesOf([112_000, 103_000, 94_000, 85_000, 76_000, 30_000], 1).map((side, index) => ({
      ...{ ...side, place: null, reachedOn: index < 2 ? '2026-11-19' : null },
    })),
  }),
  coming: sampleChallenge({ firstDay: '2026-11-23', lastDay: '2026-11-27', state: 'coming', asOf: null }),
  ended: sampleChallenge({ lastDay: '2026-11-20', state: 'settling' }),
  hidden: sampleChallenge({
    ...{ counted: 'rings', asOf: null },
    sides: sidesOf([0, 0], 8, ['Nord', 'Sud']).map((side) => ({ ...side, value: null, place: null })),
  }),
} as const;
