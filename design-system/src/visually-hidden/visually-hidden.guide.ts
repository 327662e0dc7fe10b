import type { Guide } from '../guide.ts';

export const guide: Guide = {
  search: ['accessibilità', 'lettore di schermo', 'nascosto', 'screen reader'],
  status: 'ready',
  since: '2026-11-21',
  yes: ['Parole che chi vede ha già da un segno o dal posto.'],
  no: ['Per nascondere istruzioni utili a tutti.'],
  keys: [],
  words: ['La stessa frase che si direbbe al telefono.'],
};
