import type { Guide } from '../guide.ts';

export const guide: Guide = {
  search: ['avanzamento', 'progresso', 'mese', 'salita', 'cresta', 'attesa'],
  status: 'trial',
  since: '2026-11-21',
  yes: ['Il tempo che passa come una salita: il mese, un’attesa.'],
  no: ['Per i punti di qualcuno.'],
  keys: [],
  words: ['Dice il punto in parole: «Giorno 21 di 30».'],
};
