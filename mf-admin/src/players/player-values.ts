import { NewPlayer, type Player, type PlayerChange } from '@vetta/contract/players';
import { Day } from '@vetta/contract/values';
import type { z } from 'zod';

/** What the dialog shows of a player. */
type Shown = Pick<Player, 'name' | 'position' | 'score' | 'bonus' | 'total' | 'joinedOn'>;

const Fields = NewPlayer.extend({ joinedOn: Day.nullable() });
const DayKept = Fields.refine(({ joinedOn }) => joinedOn !== null, {
  path: ['joinedOn'],
  message: 'Campo obbligatorio',
});

/** What the dialog accepts. Without «In gara dal» the league chooses a new player's day; a day once set stays one. */
export const fieldsOf = (player: Shown | null) => (player === null ? Fields : DayKept);

/** What the form holds: the day is null until a whole one is written. */
export type PlayerValues = z.input<typeof Fields>;
export type PlayerOutput = z.output<typeof Fields>;

/** What the form shows first. */
export const playerValues = (player: Shown | null): PlayerOutput => ({
  name: player?.name ?? '',
  position: player?.position ?? 0,
  score: player?.score ?? 0,
  bonus: player?.bonus ?? 0,
  total: player?.total ?? 0,
  joinedOn: player?.joinedOn ?? null,
});

/** What is sent for a new player. */
export const newPlayer = ({ joinedOn, ...fields }: PlayerOutput): NewPlayer => ({
  ...fields,
  ...(joinedOn !== null && { joinedOn }),
});

/**
 * What is sent of a changed player: only the fields that differ from what the dialog showed when it opened. A number
 * sent along untouched would freeze points that have moved meanwhile.
 */
export const touchedFields = (before: Shown, after: PlayerOutput): PlayerChange => ({
  ...(after.name !== before.name && { name: after.name }),
  ...(after.position !== before.position && { position: after.position }),
  ...(after.score !== before.score && { score: after.score }),
  ...(after.bonus !== before.bonus && { bonus: after.bonus }),
  ...(after.total !== before.total && { total: after.total }),
  ...(after.joinedOn !== null && after.joinedOn !== before.joinedOn && { joinedOn: after.joinedOn }),
});
