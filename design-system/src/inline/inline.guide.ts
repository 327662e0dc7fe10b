import type { Guide } from '../guide.ts';

export const guide: Guide = {
  yes: ['Cose una accanto all’altra, che vanno a capo.'],
  no: ['Margini a mano tra i figli.'],
  keys: [],
  words: [],
};
