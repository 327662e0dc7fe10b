import type { Guide } from '../guide.ts';

export const guide: Guide = {
  search: ['filtro', 'chip', 'pillola', 'ruolo', 'filtrare'],
  status: 'ready',
  since: '2026-11-26',
  yes: ['Un filtro di poche parole brevi sopra una lista, che vale subito.'],
  no: ['In un modulo da salvare: lì c’è RadioGroup.', 'Con più di cinque scelte: lì c’è Select.'],
  keys: [
    ['Tab', 'passa da una scelta all’altra'],
    ['Spazio', 'prende la scelta'],
  ],
  words: ['La prima scelta mostra tutto: «Tutti».'],
};
