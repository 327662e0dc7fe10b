import type { Guide } from './guide.ts';

export const messages: Readonly<Record<string, Guide>> = {
  'confirm-dialog': {
    search: ['conferma', 'confermare', 'modale', 'finestra', 'sicuro', 'eliminare', 'delete'],
    since: '2026-11-21',
    yes: ['Prima di ciò che non si può annullare.'],
    no: ['Per ciò che si annulla con un bottone nel toast.', 'Per dire che qualcosa è riuscito.'],
    keys: [
      ['Tab', 'tra i due bottoni; «Annulla» ha il fuoco'],
      ['Invio, Spazio', 'preme quello con il fuoco'],
      ['Esc', 'annulla'],
    ],
    words: [
      'La domanda nomina la cosa: «Sei sicuro di voler eliminare Giulia Ferrari?».',
      'Il bottone ripete il verbo: «Elimina».',
    ],
  },
  dialog: {
    search: ['modale', 'finestra', 'popup', 'modulo', 'dialogo', 'overlay', 'modal'],
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
  },
  'empty-state': {
    search: ['vuoto', 'niente', 'nessun dato', 'primo passo'],
    since: '2026-11-21',
    yes: ['Quando non c’è ancora niente: dice cosa manca e il primo passo.'],
    no: ['Per un errore: c’è Notice.', 'Mentre si carica: c’è Skeleton.'],
    words: ['Mai «Nessun dato»: «Ancora nessun premio per dicembre».'],
  },
  notice: {
    search: ['avviso', 'errore', 'messaggio', 'attenzione', 'informazione', 'alert', 'banner'],
    since: '2026-11-21',
    yes: [
      'Un messaggio che resta finché la cosa resta.',
      'error si annuncia subito, gli altri appena si può.',
    ],
    no: ['Per dire che è andata bene: c’è il toast.', 'Più di uno insieme.'],
    words: ['Cosa è successo, poi cosa fare. Mai un codice da solo.'],
  },
  toast: {
    search: ['notifica', 'esito', 'riuscito', 'salvato', 'annulla', 'avviso', 'snackbar', 'notification'],
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
  },
};
