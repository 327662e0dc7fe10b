import type { PrizeSettings } from '@vetta/contract/settings';

const percent = new Intl.NumberFormat('it-IT', {
  style: 'percent',
  minimumFractionDigits: 1,
  maximumFractionDigits: 1,
});

/** Returns a rate from 0 to 1 as `10,0%`. */
export const inPercent = (rate: number): string => percent.format(rate);

/** Returns `10,0% dei punti di tutti`. */
export const settingsInWords = ({ prizeBasis, prizeRate }: PrizeSettings): string =>
  `${inPercent(prizeRate)} ${prizeBasis === 'total' ? 'dei punti di tutti' : 'dei punti del primo'}`;
