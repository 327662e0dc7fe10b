import type { Guide } from '../guide.ts';

export const guide: Guide = {
  search: ['alba', 'bagliore', 'luce', 'glow', 'riempimento'],
  status: 'ready',
  since: '2026-11-23',
  yes: ['In un disegno: su quello che è già salito, o su chi è primo.'],
  no: ['Due volte nello stesso disegno.', 'Su uno sfondo intero: c’è il gradiente `glow.gradient`.'],
  keys: [],
  words: ['Nessuna parola: il disegno ha accanto il suo testo.'],
};
