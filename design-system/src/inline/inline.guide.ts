import type { Guide } from '../guide.ts';

export const guide: Guide = {
  search: ['riga', 'fila', 'affiancati', 'spazio', 'layout'],
  status: 'ready',
  since: '2026-11-21',
  yes: ['Cose una accanto all’altra, che vanno a capo.'],
  no: ['Margini a mano tra i figli.'],
  keys: [],
  words: [],
};
