import type { Guide } from '../guide.ts';

export const guide: Guide = {
  search: ['altitudine', 'quota', 'salita', 'distanza', 'linea', 'grafico', 'chart', 'graph'],
  status: 'ready',
  since: '2026-11-21',
  yes: [
    'Sotto ogni riga della classifica: quanto manca alla vetta si vede senza leggere.',
    'Con il colore del metallo solo ai primi tre.',
  ],
  no: [
    'Da sola: il numero deve stare accanto, in parole.',
    'Come barra di avanzamento di un lavoro: c’è ProgressBar.',
  ],
  keys: [],
  words: ['Nessuna parola: la riga la dice già.'],
};
