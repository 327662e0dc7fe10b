import type { Guide } from '../guide.ts';

export const guide: Guide = {
  search: ['comandi', 'palette', 'ricerca', 'cerca', 'scorciatoie', 'vai a', 'search'],
  status: 'ready',
  since: '2026-11-22',
  yes: [
    'Andare ovunque e fare tutto senza lasciare la tastiera.',
    'Un comando per ogni azione che esiste già in una schermata.',
  ],
  no: ['Come unica strada per un’azione.'],
  keys: [
    ['Ctrl o Cmd + K', 'lo apre'],
    ['↓ ↑', 'sceglie'],
    ['Invio', 'esegue'],
    ['Esc', 'chiude'],
  ],
  words: ['Si comincia dal verbo, o dal nome di chi si cerca.'],
};
