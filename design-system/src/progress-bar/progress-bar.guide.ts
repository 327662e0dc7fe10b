import type { Guide } from '../guide.ts';

export const guide: Guide = {
  yes: ['Un lavoro di cui si sa a che punto è: un invio, un’importazione.'],
  no: ['Per il mese: c’è RidgeProgress.', 'Se non si sa quanto manca: c’è Spinner.'],
  keys: [],
  words: ['Dice cosa avanza: «Invio di vacanza.jpg».'],
};
