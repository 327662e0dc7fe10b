import type { Guide } from '../guide.ts';

export const guide: Guide = {
  yes: ['Due, tre, quattro viste della stessa cosa.'],
  no: ['Come navigazione del sito.', 'Passi da fare in ordine.'],
  keys: [
    ['← →', 'cambia scheda'],
    ['Tab', 'va al contenuto'],
  ],
  words: ['Una parola ciascuna, due al massimo.'],
};
