import type { Guide } from '../guide.ts';

export const guide: Guide = {
  search: ['tabella', 'righe', 'colonne', 'elenco', 'dati', 'lista', 'list'],
  status: 'ready',
  since: '2026-11-23',
  yes: ['Righe uguali da leggere e confrontare: gli errori di un file, chi si sposterebbe.'],
  no: ['Per righe con pulsanti: sono schede.', 'Per scrivere numeri: c’è la griglia di Inserimento rapido.'],
  keys: [
    ['Tab', 'porta alla tabella'],
    ['Frecce', 'scorrono le righe che non entrano'],
  ],
  words: ['Le intestazioni sono una o due parole: «Riga», «Prima», «Dopo».'],
};
