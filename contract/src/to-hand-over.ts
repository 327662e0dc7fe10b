import type { MonthPrize } from './prizes.ts';

type Handed = Pick<MonthPrize, 'winner' | 'handover'>;

/** Whether a prize was handed to who has it now: a rebuild or a new draw may have given it to somebody else since. */
export const isHandedOver = ({ winner, handover }: Handed): boolean =>
  handover !== null && handover.playerId === winner?.playerId;

/** Whether somebody has won a prize and has not got it, also where somebody else had got it before. */
export const isToHandOver = (prize: Handed): boolean => prize.winner !== null && !isHandedOver(prize);
