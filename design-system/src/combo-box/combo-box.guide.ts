import type { Guide } from '../guide.ts';

export const guide: Guide = {
  search: [
    'suggerimenti',
    'autocompletamento',
    'completamento',
    'ricerca',
    'cerca',
    'tendina',
    'campo',
    'autocomplete',
  ],
  status: 'ready',
  since: '2026-11-22',
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
