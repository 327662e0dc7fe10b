import type { Guide } from '../guide.ts';

export const guide: Guide = {
  search: ['pila', 'colonna', 'spazio', 'distanza', 'layout'],
  status: 'ready',
  since: '2026-11-21',
  yes: ['Cose una sotto l’altra, con una distanza della scala.'],
  no: ['Margini a mano tra i figli.'],
  keys: [],
  words: [],
};
