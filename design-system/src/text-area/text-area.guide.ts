import type { Guide } from '../guide.ts';

export const guide: Guide = {
  search: ['testo lungo', 'note', 'descrizione', 'motivo', 'più righe', 'area', 'campo'],
  status: 'ready',
  since: '2026-11-22',
  yes: ['Più righe: una risposta, un motivo.'],
  no: ['Una riga: c’è TextField.'],
  keys: [
    ['Invio', 'va a capo'],
    ['Tab', 'esce dal campo'],
  ],
  words: ['Dice quanto può essere lungo prima che lo sia troppo.'],
};
