import type { Prize } from './prizes.ts';

/**
 * Returns whether the programme of a month tells of its lottery: unless there are prizes and none of them is drawn by lot.
 * Before the first prize is there they are still being prepared.
 */
export const isLotteryAnnounced = (prizes: readonly Pick<Prize, 'isLottery'>[]): boolean =>
  prizes.length === 0 || prizes.some(({ isLottery }) => isLottery);
