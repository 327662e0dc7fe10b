import { callWithStatus } from '@vetta/contract/client/call';
import { Player, type PlayerChange } from '@vetta/contract/players';
import { type Tagged, tagged } from '@vetta/contract/row-tag';
import { isConflict } from '../is-conflict.ts';
import { fieldsChangedByOthers } from './fields-changed-by-others.ts';

export interface PlayerEdit {
  /** The player as the admin saw it. */
  readonly player: Tagged<Player>;
  readonly change: PlayerChange;
}

/**
 * Changes the player that the admin saw. Position and points move with every entry: if none of the edited fields has moved,
 * the edit holds for the player as it is now. Throws CallError with 412 if one has, else as `call` does.
 */
export async function changePlayer({
  player,
  change,
}: PlayerEdit): ReturnType<typeof callWithStatus<'PUT /api/admin/players/{id}'>> {
  const { id, rowTag: ifMatch } = player;
  try {
    return await callWithStatus('PUT /api/admin/players/{id}', { params: { id }, body: change }, { ifMatch });
  } catch (error) {
    const current = currentPlayer(error);
    if (current === undefined || fieldsChangedByOthers(player, current, change).length > 0) throw error;
    return changePlayer({ player: current, change });
  }
}

const CurrentPlayer = tagged(Player);

/** Returns the player as it is now if an edit was refused for that; undefined after other errors. */
export const currentPlayer = (error: unknown): Tagged<Player> | undefined =>
  isConflict(error) ? CurrentPlayer.safeParse(error.current).data : undefined;
