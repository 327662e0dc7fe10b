import type { Guide } from '../guide.ts';

export const guide: Guide = {
  search: ['podio', 'medaglia', 'primo', 'secondo', 'terzo', 'oro', 'argento', 'bronzo'],
  status: 'ready',
  since: '2026-11-21',
  yes: ['Il posto dei primi tre.'],
  no: ['Dal quarto in poi: il metallo è loro.'],
  keys: [],
  words: ['«1°», con il segno.'],
};
