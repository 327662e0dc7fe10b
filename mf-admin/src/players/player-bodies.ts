import type { NewPlayer, PlayerChange } from '@vetta/contract/players';
import type { PlayerFields, PlayerOutput } from './player-values.ts';

/** Returns the body of a new player. */
export const newPlayer = ({ joinedOn, ...fields }: PlayerOutput): NewPlayer => ({
  ...fields,
  ...(joinedOn !== null && { joinedOn }),
});

/**
 * Returns the body of an edited player: only the fields that differ from what the dialog showed when it opened. An
 * unchanged number in the body would overwrite points that have changed since.
 */
export const changedFields = (before: PlayerFields, after: PlayerOutput): PlayerChange => ({
  ...(after.name !== before.name && { name: after.name }),
  ...(after.position !== before.position && { position: after.position }),
  ...(after.score !== before.score && { score: after.score }),
  ...(after.bonus !== before.bonus && { bonus: after.bonus }),
  ...(after.total !== before.total && { total: after.total }),
  ...(after.joinedOn !== null && after.joinedOn !== before.joinedOn && { joinedOn: after.joinedOn }),
});
