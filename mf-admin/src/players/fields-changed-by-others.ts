import { formatDay, formatPoints } from '@vetta/contract/client/formats';
import type { Player, PlayerChange } from '@vetta/contract/players';

const fields = ['name', 'position', 'score', 'bonus', 'total', 'joinedOn'] as const;
type Field = (typeof fields)[number];
type Values = Pick<Player, Field>;

/** Returns the edited fields that differ between the player as it was seen and as it is now. */
export const fieldsChangedByOthers = (seen: Values, now: Values, change: PlayerChange): Field[] =>
  fields.filter((field) => change[field] !== undefined && seen[field] !== now[field]);

/** Returns `Nome «Ada Neri», Score 2.600` for these fields of a player. */
export const fieldsInWords = (player: Values, named: readonly Field[]): string =>
  named.map((field) => inWords[field](player)).join(', ');

const inWords: Readonly<Record<Field, (player: Values) => string>> = {
  name: ({ name }) => `Nome «${name}»`,
  position: ({ position }) => `Posizione ${formatPoints(position)}`,
  score: ({ score }) => `Score ${formatPoints(score)}`,
  bonus: ({ bonus }) => `Bonus ${formatPoints(bonus)}`,
  total: ({ total }) => `Totale ${formatPoints(total)}`,
  joinedOn: ({ joinedOn }) => `In gara dal ${formatDay(joinedOn)}`,
};
