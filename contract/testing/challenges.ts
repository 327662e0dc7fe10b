import { type Challenge, type Side, SideColour } from '../src/challenges.ts';

/** A side with the given fields; without them it is everybody, and has no number. */
export const sampleSide = (fields: Partial<Side> = {}): Side => ({
  ...{ name: 'Nord', colour: 'amber', people: null, counting: 8, value: null, place: null, reachedOn: null },
  ...fields,
});

/** A sfida that runs on the 21st of November 2026, with the given fields. */
export const sampleChallenge = (fields: Partial<Challenge> = {}): Challenge => ({
  id: '00000000-0000-4000-8000-0000000000f1',
  ...{ name: 'Nord contro Sud', stake: 'Chi perde porta i cornetti lunedì mattina' },
  ...{ firstDay: '2026-11-16', lastDay: '2026-11-25', asOf: '2026-11-20', state: 'running' },
  ...{ counted: 'points', target: null, per: 'mean', finalisedAt: null, sides: [] },
  ...fields,
});

const animals = ['Aquile', 'Camosci', 'Stambecchi', 'Marmotte', 'Volpi', 'Gipeti', 'Lupi', 'Orsi', 'Ricci'];

/** Returns the beginnings of a sfida, and its states, among these people. */
export function challengesAmong(people: readonly { readonly id: string; readonly name: string }[]) {
  /** Sides of so many people each, with these values, the first of them first. */
  const sidesOf = (values: readonly number[], most: number, names: readonly string[] = []): Side[] =>
    values.map((value, index) => {
      const many = Math.min(most, Math.floor(people.length / values.length));
      const own = people.slice(index * many, (index + 1) * many);
      return sampleSide({
        name: names[index] ?? own[0]?.name ?? '',
        colour: SideColour.options[index % 6] ?? 'amber',
        people: own.map(({ id }) => id),
        ...{ counting: many, value, place: index + 1 },
      });
    });
  const teams = sampleChallenge({ sides: sidesOf([124_050, 112_000], 8, ['Nord', 'Sud']) });
  return {
    teams,
    duel: sampleChallenge({
      ...{ name: 'Giulia e Niccolò', stake: null, per: 'sum', sides: sidesOf([315, 312], 1) },
    }),
    squads: sampleChallenge({
      ...{ name: 'Il giro delle squadre', counted: 'rings', per: 'sum', stake: null },
      sides: sidesOf([2140, 1990, 1840, 1690, 1540, 1390, 1240, 1090, 940], 4, animals),
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
    coming: { ...teams, firstDay: '2026-11-23', lastDay: '2026-11-27', state: 'coming', asOf: null },
    ended: { ...teams, lastDay: '2026-11-20', state: 'settling' },
    hidden: {
      ...{ ...teams, counted: 'rings', asOf: null },
      sides: teams.sides.map((side) => ({ ...side, value: null, place: null })),
    },
  } satisfies Record<string, Challenge>;
}
