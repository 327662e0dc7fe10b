import type { Guide } from '../guide.ts';

export const guide: Guide = {
  yes: ['Accanto al nome, quanti posti presi o persi.'],
  no: ['Il solo colore, senza segno.', 'Sulle pareti, mostrare chi scende.'],
  keys: [],
  words: ['Per chi non vede: «posizioni guadagnate: 3».'],
};
