import type { Guide } from '../guide.ts';

export const guide: Guide = {
  search: ['orizzonte', 'montagne', 'sfondo', 'panorama', 'cielo'],
  status: 'ready',
  since: '2026-11-21',
  yes: ['Dietro l’inizio della pagina, o in fondo a uno schermo.'],
  no: ['Dietro al testo chiaro, nella parte illuminata.', 'Due nella stessa pagina.'],
  keys: [],
  words: ['È un ornamento: niente parole.'],
};
