import type { MonthPrize } from '@vetta/contract/prizes';
import type { MonthState } from '@vetta/contract/standings';

type Handed = Pick<MonthPrize, 'winner' | 'handover'>;

/** Whether a prize was handed to who has it now: a rebuild or a new draw may have given it to somebody else since. */
export const isHandedOver = ({ winner, handover }: Handed): boolean =>
  handover !== null && handover.playerId === winner?.playerId;

/**
 * Whether a prize waits to be handed over: once the month is final if somebody has won it and has not got it, also where
 * somebody else had got it before; until then, if it was handed to nobody.
 */
export const isToHandOver = (prize: Handed, state: MonthState): boolean =>
  state === 'final' ? prize.winner !== null && !isHandedOver(prize) : prize.handover === null;
