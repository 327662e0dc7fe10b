import type { Guide } from '../guide.ts';

export const guide: Guide = {
  search: ['interruttore', 'acceso', 'spento', 'attiva', 'disattiva', 'toggle'],
  status: 'ready',
  since: '2026-11-22',
  yes: ['Accende o spegne subito.'],
  no: ['In un modulo che si salva dopo: c’è Checkbox.'],
  keys: [
    ['Spazio', 'accende o spegne'],
    ['Tab', 'arriva e va oltre'],
  ],
  words: ['Lo stato in una parola: «Attivo».'],
};
