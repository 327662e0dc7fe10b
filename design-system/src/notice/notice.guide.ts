import type { Guide } from '../guide.ts';

export const guide: Guide = {
  search: ['avviso', 'errore', 'messaggio', 'attenzione', 'informazione', 'alert', 'banner'],
  status: 'ready',
  since: '2026-11-21',
  yes: ['Un messaggio che resta finché la cosa resta.', 'error si annuncia subito, gli altri appena si può.'],
  no: ['Per dire che è andata bene: c’è il toast.', 'Più di uno insieme.'],
  keys: [],
  words: ['Cosa è successo, poi cosa fare. Mai un codice da solo.'],
};
