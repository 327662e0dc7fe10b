import type { Guide } from '../guide.ts';

export const guide: Guide = {
  search: ['paragrafo', 'testo', 'corpo', 'didascalia'],
  status: 'ready',
  since: '2026-11-21',
  yes: ['Ogni testo: la misura e il tono hanno un nome.'],
  no: ['Un titolo: c’è Heading.', 'lines per nascondere ciò che serve.'],
  keys: [],
  words: ['Frasi brevi, che si capiscono da sole.'],
};
