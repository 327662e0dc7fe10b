import type { Guide } from '../guide.ts';

export const guide: Guide = {
  search: ['conferma', 'confermare', 'modale', 'finestra', 'sicuro', 'eliminare', 'delete'],
  status: 'ready',
  since: '2026-11-21',
  yes: ['Prima di ciò che non si può annullare.'],
  no: ['Per ciò che si annulla con un bottone nel toast.', 'Per dire che qualcosa è riuscito.'],
  keys: [
    ['Tab', 'tra i due bottoni; «Annulla» ha il fuoco'],
    ['Invio, Spazio', 'preme quello con il fuoco'],
    ['Esc', 'annulla'],
  ],
  words: [
    'La domanda nomina la cosa: «Sei sicuro di voler eliminare Giulia Ferrari?».',
    'Il bottone ripete il verbo: «Elimina».',
  ],
};
