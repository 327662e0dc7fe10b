import type { Player } from '@vetta/contract/players';
import type { Tagged } from '@vetta/contract/row-tag';

/** The actions of a card. */
export interface PlayerActions {
  readonly chooseDay: (day: string) => void;
  readonly edit: (player: Tagged<Player>) => void;
  readonly remove: (player: Player) => void;
  readonly enterDay: (player: Player) => void;
}
