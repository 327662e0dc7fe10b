import type { Guide } from '../guide.ts';

export const guide: Guide = {
  yes: ['Accende o spegne subito.'],
  no: ['In un modulo che si salva dopo: c’è Checkbox.'],
  keys: [
    ['Spazio', 'accende o spegne'],
    ['Tab', 'arriva e va oltre'],
  ],
  words: ['Lo stato in una parola: «Attivo».'],
};
