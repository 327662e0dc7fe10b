import type { Guide } from '../guide.ts';

export const guide: Guide = {
  search: ['tendina', 'menu a discesa', 'elenco', 'scelta', 'opzioni', 'dropdown', 'campo'],
  status: 'ready',
  since: '2026-11-21',
  yes: ['Una scelta da un elenco che non sta in vista.'],
  no: ['Due o tre scelte: c’è RadioGroup.', 'Per andare altrove.'],
  keys: [
    ['Invio, Spazio, ↓', 'apre'],
    ['↓ ↑', 'sceglie'],
    ['lettere', 'va alla prima che comincia così'],
    ['Esc', 'chiude senza cambiare'],
  ],
  words: ['Il segnaposto chiede: «Scegli un ruolo».'],
};
