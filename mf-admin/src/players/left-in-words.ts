import { withArticle } from '@vetta/contract/client/formats';
import type { Player } from '@vetta/contract/players';

/** Returns since when a player is off the board: «lasciato il 1° dicembre»; an empty text for one who is on it. */
export const leftInWords = ({ archivedOn }: Pick<Player, 'archivedOn'>): string =>
  archivedOn === null ? '' : `lasciato ${withArticle('il', archivedOn)}`;
