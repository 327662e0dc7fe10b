import { NewPlayer, type Player } from '@vetta/contract/players';
import { Day } from '@vetta/contract/values';
import type { z } from 'zod';

/** The fields of a player that the dialog shows. */
export type PlayerFields = Pick<Player, 'name' | 'position' | 'score' | 'bonus' | 'total' | 'joinedOn'>;

const Fields = NewPlayer.extend({ joinedOn: Day.nullable() });
const FieldsWithDay = Fields.refine(({ joinedOn }) => joinedOn !== null, {
  path: ['joinedOn'],
  message: 'Campo obbligatorio',
});

/** Returns the dialog's schema. «In gara dal» may be empty only for a new player: the server then chooses the day. */
export const fieldsOf = (player: PlayerFields | null) => (player === null ? Fields : FieldsWithDay);

/** The form's values; the day is null while it is empty. */
export type PlayerValues = z.input<typeof Fields>;
export type PlayerOutput = z.output<typeof Fields>;

/** Returns the form's initial values. */
export const playerValues = (player: PlayerFields | null): PlayerOutput => ({
  name: player?.name ?? '',
  position: player?.position ?? 0,
  score: player?.score ?? 0,
  bonus: player?.bonus ?? 0,
  total: player?.total ?? 0,
  joinedOn: player?.joinedOn ?? null,
});
