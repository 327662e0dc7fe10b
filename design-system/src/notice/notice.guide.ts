import type { Guide } from '../guide.ts';

export const guide: Guide = {
  yes: ['Un messaggio che resta finché la cosa resta.', 'error si annuncia subito, gli altri appena si può.'],
  no: ['Per dire che è andata bene: c’è il toast.', 'Più di uno insieme.'],
  keys: [],
  words: ['Cosa è successo, poi cosa fare. Mai un codice da solo.'],
};
