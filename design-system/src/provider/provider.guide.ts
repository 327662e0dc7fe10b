import type { Guide } from '../guide.ts';

export const guide: Guide = {
  search: ['radice', 'lingua', 'formati'],
  status: 'ready',
  since: '2026-11-21',
  yes: ['Una volta, intorno alla radice di ogni plugin: numeri e date diventano italiani.'],
  no: ['In mezzo a una pagina.'],
  keys: [],
  words: [],
};
