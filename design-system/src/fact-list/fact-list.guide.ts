import type { Guide } from '../guide.ts';

export const guide: Guide = {
  search: ['fatti', 'dati', 'dettagli', 'elenco', 'definizioni', 'proprietà'],
  status: 'ready',
  since: '2026-11-26',
  yes: ['Da due a sei cose da sapere su una cosa sola, in una carta.'],
  no: ['Molte righe della stessa forma: sono una tabella.', 'Una frase che si può dire.'],
  keys: [],
  words: ['Il nome è di una o due parole; il valore non lo ripete.'],
};
