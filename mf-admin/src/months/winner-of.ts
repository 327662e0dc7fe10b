import type { Draw } from '@vetta/contract/draws';

/** Returns who won a draw; undefined if there was nobody to draw from. */
export const winnerOf = ({ participants, winnerId }: Draw): Draw['participants'][number] | undefined =>
  participants.find(({ id }) => id === winnerId);
