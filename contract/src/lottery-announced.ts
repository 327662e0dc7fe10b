import type { Prize } from './prizes.ts';

/**
 * Returns whether the programme of a month has a line about its lottery: not if there are prizes and no lottery prize among them.
 * Without any prize the office is still preparing them.
 */
export const isLotteryAnnounced = (prizes: readonly Pick<Prize, 'isLottery'>[]): boolean =>
  prizes.length === 0 || prizes.some(({ isLottery }) => isLottery);
