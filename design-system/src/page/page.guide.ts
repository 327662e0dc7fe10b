import type { Guide } from '../guide.ts';

export const guide: Guide = {
  search: ['pagina', 'sezione', 'intestazione', 'piè di pagina', 'layout'],
  status: 'ready',
  since: '2026-11-21',
  yes: ['Per ogni parte della pagina pubblica: intestazione, sezioni, piè di pagina.'],
  no: ['Una dentro l’altra.'],
  keys: [],
  words: [],
};
