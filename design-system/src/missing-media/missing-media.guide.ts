import type { Guide } from '../guide.ts';

export const guide: Guide = {
  yes: ['Al posto di un’immagine che manca, della stessa misura.'],
  no: ['Come sfondo.'],
  keys: [],
  words: ['Tre o quattro parole: «Foto in arrivo».'],
};
