import type { Guide } from '../guide.ts';

export const guide: Guide = {
  yes: ['Colonne uguali, quante ce ne stanno.'],
  no: ['Per dati in tabella.'],
  keys: [],
  words: [],
};
