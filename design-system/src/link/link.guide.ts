import type { Guide } from '../guide.ts';

export const guide: Guide = {
  search: ['collegamento', 'rimando', 'vai', 'navigare'],
  status: 'ready',
  since: '2026-11-21',
  yes: ['Andare altrove. action quando è l’azione principale della schermata.'],
  no: ['Per fare qualcosa: c’è Button.'],
  keys: [
    ['Invio', 'lo segue'],
    ['Tab', 'arriva e va oltre'],
  ],
  words: ['Dice dove porta: «Vedi la classifica», mai «clicca qui».'],
};
