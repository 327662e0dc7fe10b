import type { Guide } from '../guide.ts';

export const guide: Guide = {
  search: ['carta', 'scheda', 'riquadro', 'pannello', 'contenitore', 'box'],
  status: 'ready',
  since: '2026-11-21',
  yes: ['Cose che stanno insieme, un passo più chiare del fondo.'],
  no: ['Una carta dentro una carta.', 'Intorno a una cosa sola: basta lo spazio.'],
  keys: [],
  words: ['Se ha un titolo, è anche il suo nome (aria-labelledby).'],
};
