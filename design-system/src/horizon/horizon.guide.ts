import type { Guide } from '../guide.ts';

export const guide: Guide = {
  yes: ['Dietro l’inizio della pagina, o in fondo a uno schermo.'],
  no: ['Dietro al testo chiaro, nella parte illuminata.', 'Due nella stessa pagina.'],
  keys: [],
  words: ['È un ornamento: niente parole.'],
};
