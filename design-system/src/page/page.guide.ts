import type { Guide } from '../guide.ts';

export const guide: Guide = {
  yes: ['Per ogni parte della pagina pubblica: intestazione, sezioni, piè di pagina.'],
  no: ['Una dentro l’altra.'],
  keys: [],
  words: [],
};
