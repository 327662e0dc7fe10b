import type { Guide } from '../guide.ts';

export const guide: Guide = {
  search: ['marchio', 'segno', 'nome', 'brand'],
  status: 'ready',
  since: '2026-11-21',
  yes: ['In alto, una volta sola. Solo il segno dove lo spazio è poco.'],
  no: ['Ricolorato, ruotato, in una frase.'],
  keys: [],
  words: ['Vetta, con la maiuscola.'],
};
