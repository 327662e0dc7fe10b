import type { Guide } from '../guide.ts';

export const guide: Guide = {
  search: ['calendario', 'mese', 'giorni', 'date'],
  status: 'ready',
  since: '2026-11-21',
  yes: ['Vedere quali giorni hanno dati e sceglierne uno.'],
  no: ['In un modulo: c’è DatePicker.'],
  keys: [
    ['Frecce', 'cambia giorno o settimana'],
    ['Invio, Spazio', 'sceglie'],
  ],
  words: ['Il nome di un giorno dice anche «Con dati» o «Senza dati».'],
};
