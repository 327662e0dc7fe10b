import type { Guide } from '../guide.ts';

export const guide: Guide = {
  search: ['navigazione', 'menu', 'barra laterale', 'sidebar', 'intestazione', 'header', 'cassetto'],
  status: 'ready',
  since: '2026-11-21',
  yes: [
    'Una volta sola, intorno a tutta l’amministrazione.',
    'Al massimo sette voci, in gruppi che hanno un nome.',
  ],
  no: ['Sulla pagina pubblica o sugli schermi.'],
  keys: [
    ['Ctrl o Cmd + B', 'riduce la barra a icone, o la riapre'],
    ['Tab', 'passa da una voce all’altra'],
    ['Esc', 'sul telefono chiude il cassetto'],
  ],
  words: ['Voci di una o due parole, con la maiuscola: «Inserimento rapido».'],
};
