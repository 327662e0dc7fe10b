import type { Prize } from '@vetta/contract/prizes';

/** Returns «1° Posto»; for a prize that is drawn by lot «LOTTERIA · 1° Posto». */
export const prizeLabel = ({ position, isLottery }: Pick<Prize, 'position' | 'isLottery'>): string =>
  `${isLottery ? 'LOTTERIA · ' : ''}${position}° Posto`;
