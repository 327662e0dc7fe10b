import type { Guide } from '../guide.ts';

export const guide: Guide = {
  search: ['modale', 'finestra', 'popup', 'modulo', 'dialogo', 'overlay', 'modal'],
  status: 'ready',
  since: '2026-11-21',
  yes: [
    'Un modulo breve che appartiene a ciò che sta sotto.',
    'Annulla per primo, l’azione principale per ultima.',
  ],
  no: [
    'Un dialogo sopra un altro, se non per una conferma.',
    'Più di una schermata di campi: serve una pagina.',
  ],
  keys: [
    ['Esc', 'chiude; chiede, se qualcosa è scritto'],
    ['Tab', 'gira dentro, non esce'],
  ],
  words: ['Il titolo è l’azione: «Nuovo premio».'],
};
