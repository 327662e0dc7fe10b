import type { Guide } from '../guide.ts';

export const guide: Guide = {
  yes: ['In alto, una volta sola. Solo il segno dove lo spazio è poco.'],
  no: ['Ricolorato, ruotato, in una frase.'],
  keys: [],
  words: ['Vetta, con la maiuscola.'],
};
