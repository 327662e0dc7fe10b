import type { Guide } from '../guide.ts';

export const guide: Guide = {
  search: ['numero', 'cifra', 'punti', 'conteggio', 'contatore'],
  status: 'ready',
  since: '2026-11-21',
  yes: [
    'Ogni numero che cambia: le cifre hanno la stessa larghezza.',
    'CountingNumeral conta fino al nuovo valore.',
  ],
  no: ['Anni e date.'],
  keys: [],
  words: ['L’unità dopo uno spazio: «1.234 pt».'],
};
