import type { Guide } from '../guide.ts';

export const guide: Guide = {
  yes: ['Parole che chi vede ha già da un segno o dal posto.'],
  no: ['Per nascondere istruzioni utili a tutti.'],
  keys: [],
  words: ['La stessa frase che si direbbe al telefono.'],
};
