import type { Guide } from '../guide.ts';

export const guide: Guide = {
  search: ['numero', 'quantità', 'cifre', 'contatore', 'campo'],
  status: 'ready',
  since: '2026-11-21',
  yes: ['Numeri interi: chiamate, punti. Il fuoco seleziona tutto, si scrive sopra.'],
  no: ['Per anni, codici, telefoni: c’è TextField.'],
  keys: [
    ['0–9', 'scrive'],
    ['↑ ↓', 'uno in più, uno in meno'],
    ['Invio', 'invia il modulo'],
    ['Tab', 'arriva e va oltre'],
  ],
  words: ['L’unità è nell’etichetta: «Chiamate del giorno».'],
};
