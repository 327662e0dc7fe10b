import type { Guide } from '../guide.ts';

export const guide: Guide = {
  search: ['scheletro', 'caricamento', 'attesa', 'segnaposto', 'loading'],
  status: 'ready',
  since: '2026-11-21',
  yes: ['Pezzi disposti come ciò che arriverà, della stessa altezza: niente salta.'],
  no: ['Per attese sotto il mezzo secondo.', 'Uno a forma di niente.'],
  keys: [],
  words: ['«Caricamento» si annuncia una volta sola, accanto.'],
};
