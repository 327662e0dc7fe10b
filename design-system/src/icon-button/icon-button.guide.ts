import type { Guide } from '../guide.ts';

export const guide: Guide = {
  search: ['icona', 'bottone', 'pulsante', 'suggerimento', 'tooltip'],
  status: 'ready',
  since: '2026-11-21',
  yes: [
    'Dove un bottone con parole non sta, e l’icona la capiscono tutti.',
    'label sempre: è il nome e il suggerimento.',
  ],
  no: ['Per l’azione principale.', 'Una fila di quattro o più.'],
  keys: [
    ['Invio, Spazio', 'lo preme'],
    ['Tab', 'arriva e va oltre'],
  ],
  words: ['label è un verbo e la cosa: «Modifica Giulia Ferrari».'],
};
