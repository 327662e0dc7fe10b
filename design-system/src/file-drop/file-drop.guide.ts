import type { Guide } from '../guide.ts';

export const guide: Guide = {
  search: ['carica', 'caricamento', 'file', 'upload', 'allegato', 'trascina', 'immagine', 'foto'],
  status: 'ready',
  since: '2026-11-22',
  yes: ['Un file: trascinato, incollato o scelto.'],
  no: ['Più file insieme.', 'Senza dire quali tipi e quanto grandi.'],
  keys: [
    ['Invio, Spazio', 'apre la scelta dei file'],
    ['Ctrl o Cmd + V', 'incolla un file copiato'],
  ],
  words: ['Dice cosa fare e i limiti: «JPG, PNG o MP4, fino a 10 MB».'],
};
