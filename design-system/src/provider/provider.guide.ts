import type { Guide } from '../guide.ts';

export const guide: Guide = {
  yes: ['Una volta, intorno alla radice di ogni plugin: numeri e date diventano italiani.'],
  no: ['In mezzo a una pagina.'],
  keys: [],
  words: [],
};
