import type { Guide } from '../guide.ts';

export const guide: Guide = {
  search: ['griglia', 'colonne', 'disposizione', 'layout'],
  status: 'ready',
  since: '2026-11-21',
  yes: ['Colonne uguali, quante ce ne stanno.'],
  no: ['Per dati in tabella.'],
  keys: [],
  words: [],
};
