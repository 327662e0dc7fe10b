import type { Guide } from '../guide.ts';

export const guide: Guide = {
  search: ['immagine', 'mancante', 'segnaposto', 'foto', 'in arrivo', 'placeholder'],
  status: 'ready',
  since: '2026-11-22',
  yes: ['Al posto di un’immagine che manca, della stessa misura.'],
  no: ['Come sfondo.'],
  keys: [],
  words: ['Tre o quattro parole: «Foto in arrivo».'],
};
