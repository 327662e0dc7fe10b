import type { Guide } from '../guide.ts';

export const guide: Guide = {
  yes: ['Una volta per pagina: reading per il testo, board per la classifica, wide per l’amministrazione.'],
  no: ['Una dentro l’altra.'],
  keys: [],
  words: [],
};
