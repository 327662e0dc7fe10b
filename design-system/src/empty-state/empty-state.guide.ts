import type { Guide } from '../guide.ts';

export const guide: Guide = {
  search: ['vuoto', 'niente', 'nessun dato', 'primo passo'],
  status: 'ready',
  since: '2026-11-21',
  yes: ['Quando non c’è ancora niente: dice cosa manca e il primo passo.'],
  no: ['Per un errore: c’è Notice.', 'Mentre si carica: c’è Skeleton.'],
  keys: [],
  words: ['Mai «Nessun dato»: «Ancora nessun premio per dicembre».'],
};
