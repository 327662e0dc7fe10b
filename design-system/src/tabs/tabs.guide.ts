import type { Guide } from '../guide.ts';

export const guide: Guide = {
  search: ['schede', 'linguette', 'viste', 'tab'],
  status: 'ready',
  since: '2026-11-22',
  yes: ['Due, tre, quattro viste della stessa cosa.'],
  no: ['Come navigazione del sito.', 'Passi da fare in ordine.'],
  keys: [
    ['← →', 'cambia scheda'],
    ['Tab', 'va al contenuto'],
  ],
  words: ['Una parola ciascuna, due al massimo.'],
};
