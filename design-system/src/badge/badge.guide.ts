import type { Guide } from '../guide.ts';

export const guide: Guide = {
  search: ['etichetta', 'stato', 'targhetta', 'pillola', 'tag', 'chip'],
  status: 'ready',
  since: '2026-11-21',
  yes: ['Uno stato in una o due parole accanto a un nome.'],
  no: ['Come bottone, o per ornare un titolo.', 'Due accanto: il secondo non si legge.'],
  keys: [],
  words: ['Minuscolo se è uno stato («in attesa»), maiuscolo se è un’etichetta («Attivo»).'],
};
