import type { Guide } from '../guide.ts';

export const guide: Guide = {
  search: ['movimento', 'posizioni', 'guadagnate', 'perse', 'sale', 'scende', 'freccia'],
  status: 'ready',
  since: '2026-11-21',
  yes: ['Accanto al nome, quanti posti presi o persi.'],
  no: ['Il solo colore, senza segno.', 'Sulle pareti, mostrare chi scende.'],
  keys: [],
  words: ['Per chi non vede: «posizioni guadagnate: 3».'],
};
