import type { Guide } from './guide.ts';

export const actions: Readonly<Record<string, Guide>> = {
  button: {
    search: ['bottone', 'pulsante', 'azione', 'salva', 'invia', 'elimina', 'cta'],
    since: '2026-11-21',
    yes: [
      'Una sola azione primary per schermata.',
      'isPending mentre lavora: tiene misura e fuoco, non si preme due volte.',
      'danger solo per ciò che non si può annullare, e prima si conferma.',
    ],
    no: ['Per andare altrove: c’è Link.', 'Due primary vicini: due luci sono una di troppo.'],
    keys: [
      ['Invio, Spazio', 'lo preme'],
      ['Tab', 'arriva e va oltre'],
    ],
    words: ['Un verbo e la cosa: «Elimina premio», mai «OK».', 'Non cambia parole mentre lavora.'],
  },
  'command-menu': {
    search: ['comandi', 'palette', 'ricerca', 'cerca', 'scorciatoie', 'vai a', 'search'],
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
  },
  'icon-button': {
    search: ['icona', 'bottone', 'pulsante', 'suggerimento', 'tooltip'],
    since: '2026-11-21',
    yes: [
      'Dove un bottone con parole non sta, e l’icona la capiscono tutti.',
      'label sempre: è il nome e il suggerimento.',
    ],
    no: ['Per l’azione principale.', 'Una fila di quattro o più.'],
    keys: [
      ['Invio, Spazio', 'lo preme'],
      ['Tab', 'arriva e va oltre'],
    ],
    words: ['label è un verbo e la cosa: «Modifica Giulia Ferrari».'],
  },
  link: {
    search: ['collegamento', 'rimando', 'vai', 'navigare'],
    since: '2026-11-21',
    yes: ['Andare altrove. action quando è l’azione principale della schermata.'],
    no: ['Per fare qualcosa: c’è Button.'],
    keys: [
      ['Invio', 'lo segue'],
      ['Tab', 'arriva e va oltre'],
    ],
    words: ['Dice dove porta: «Vedi la classifica», mai «clicca qui».'],
  },
};
