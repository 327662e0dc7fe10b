import type { Guide } from '../guide.ts';

export const guide: Guide = {
  yes: ['Cose una sotto l’altra, con una distanza della scala.'],
  no: ['Margini a mano tra i figli.'],
  keys: [],
  words: [],
};
