import type { Guide } from '../guide.ts';

export const guide: Guide = {
  search: ['scelta', 'opzioni', 'esclusiva', 'alternative', 'radio'],
  status: 'ready',
  since: '2026-11-22',
  yes: ['Due, tre, quattro scelte, tutte in vista.'],
  no: ['Più di cinque: c’è Select.', 'Sì o no: c’è Checkbox.'],
  keys: [
    ['Frecce', 'cambia scelta'],
    ['Tab', 'entra ed esce dal gruppo'],
  ],
  words: ['Scelte con la stessa forma: tutti nomi, o tutti verbi.'],
};
