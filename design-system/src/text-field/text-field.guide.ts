import type { Guide } from '../guide.ts';

export const guide: Guide = {
  search: ['testo', 'nome', 'riga', 'modulo', 'campo', 'input'],
  status: 'ready',
  since: '2026-11-21',
  yes: ['Una riga di testo. L’errore sta sotto, insieme a cosa fare.'],
  no: ['Il segnaposto al posto dell’etichetta.', 'Numeri da contare: c’è NumberField.'],
  keys: [
    ['Tab', 'arriva e va oltre'],
    ['Invio', 'invia il modulo'],
  ],
  words: ['L’etichetta è un nome: «Nome e cognome».', 'L’errore è una frase: «Scrivi almeno due lettere».'],
};
