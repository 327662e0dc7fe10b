import type { Guide } from '../guide.ts';

export const guide: Guide = {
  yes: ['Cose che stanno insieme, un passo più chiare del fondo.'],
  no: ['Una carta dentro una carta.', 'Intorno a una cosa sola: basta lo spazio.'],
  keys: [],
  words: ['Se ha un titolo, è anche il suo nome (aria-labelledby).'],
};
