import type { Guide } from '../guide.ts';

export const guide: Guide = {
  yes: ['Un testo libero con suggerimenti: un nome tra cinquanta.'],
  no: ['Se si può scegliere solo dall’elenco: c’è Select.'],
  keys: [
    ['↓ ↑', 'apre l’elenco e scorre i suggerimenti'],
    ['Invio', 'prende quello acceso'],
    ['Esc', 'chiude l’elenco'],
    ['Tab', 'arriva e va oltre'],
  ],
  words: ['Il segnaposto è un esempio, non l’etichetta.'],
};
