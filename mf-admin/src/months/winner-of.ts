import type { Draw } from '@vetta/contract/draws';

/** Said of a prize or a draw in which nobody could win. */
export const NO_WINNER = 'Nessun vincitore';

/** Returns who won a draw; undefined if there was nobody to draw from. */
export const winnerOf = ({ participants, winnerId }: Draw): Draw['participants'][number] | undefined =>
  participants.find(({ id }) => id === winnerId);
