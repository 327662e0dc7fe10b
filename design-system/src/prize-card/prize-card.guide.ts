import type { Guide } from '../guide.ts';

export const guide: Guide = {
  search: ['premio', 'lotteria', 'vincita'],
  status: 'ready',
  since: '2026-11-22',
  yes: ['Un premio come lo vedrà il pubblico, anche nell’amministrazione.'],
  no: ['Per altro che non sia un premio.'],
  keys: [],
  words: ['Il titolo è la cosa: «Weekend in montagna», senza prezzo.'],
};
