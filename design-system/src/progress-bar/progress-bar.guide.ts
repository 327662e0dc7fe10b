import type { Guide } from '../guide.ts';

export const guide: Guide = {
  search: ['avanzamento', 'progresso', 'percentuale', 'invio', 'importazione', 'caricamento', 'attesa'],
  status: 'ready',
  since: '2026-11-22',
  yes: ['Un lavoro di cui si sa a che punto è: un invio, un’importazione.'],
  no: ['Per il mese: c’è RidgeProgress.', 'Se non si sa quanto manca: c’è Spinner.'],
  keys: [],
  words: ['Dice cosa avanza: «Invio di vacanza.jpg».'],
};
