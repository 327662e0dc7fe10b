import type { Guide } from '../guide.ts';

export const guide: Guide = {
  yes: ['Il posto dei primi tre.'],
  no: ['Dal quarto in poi: il metallo è loro.'],
  keys: [],
  words: ['«1°», con il segno.'],
};
