import type { Guide } from '../guide.ts';

export const guide: Guide = {
  search: ['titolo', 'intestazione', 'h1'],
  status: 'ready',
  since: '2026-11-21',
  yes: [
    'I livelli seguono il documento, la misura segue lo sguardo.',
    'Glow su poche parole di un solo titolo.',
  ],
  no: ['Saltare un livello per avere un titolo più piccolo: c’è size.'],
  keys: [],
  words: ['Senza punto. Larga e pesante: poche parole.'],
};
