import type { Guide } from '../guide.ts';

export const guide: Guide = {
  yes: ['Un file: trascinato, incollato o scelto.'],
  no: ['Più file insieme.', 'Senza dire quali tipi e quanto grandi.'],
  keys: [
    ['Invio, Spazio', 'apre la scelta dei file'],
    ['Ctrl o Cmd + V', 'incolla un file copiato'],
  ],
  words: ['Dice cosa fare e i limiti: «JPG, PNG o MP4, fino a 10 MB».'],
};
