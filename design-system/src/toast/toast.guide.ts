import type { Guide } from '../guide.ts';

export const guide: Guide = {
  search: ['notifica', 'esito', 'riuscito', 'salvato', 'annulla', 'avviso', 'snackbar', 'notification'],
  status: 'ready',
  since: '2026-11-21',
  yes: [
    'L’esito di un’azione, con «Annulla» se si può.',
    'Uno alla volta: il nuovo prende il posto del vecchio.',
    'Mai sopra i bottoni in fondo alla pagina: la loro barra ha data-bottom-bar, e sta accanto ai bottoni senza coprire le righe; un modulo nella pagina data-page-form. Con un dialogo aperto sta sopra di lui, che gli lascia il posto.',
  ],
  no: ['Per un errore che va corretto: c’è Notice, vicino.', 'Per ciò che bisogna leggere.'],
  keys: [
    ['F6', 'va al toast'],
    ['Esc', 'lo chiude'],
  ],
  words: ['Due, tre parole: «Premio salvato».'],
};
