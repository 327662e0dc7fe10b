import type { Guide } from './guide.ts';

export const layout: Readonly<Record<string, Guide>> = {
  'app-shell': {
    search: ['navigazione', 'menu', 'barra laterale', 'sidebar', 'intestazione', 'header', 'cassetto'],
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
  },
  card: {
    search: ['carta', 'scheda', 'riquadro', 'pannello', 'contenitore', 'box'],
    since: '2026-11-21',
    yes: ['Cose che stanno insieme, un passo più chiare del fondo.'],
    no: ['Una carta dentro una carta.', 'Intorno a una cosa sola: basta lo spazio.'],
    words: ['Se ha un titolo, è anche il suo nome (aria-labelledby).'],
  },
  disclosure: {
    search: ['fisarmonica', 'accordion', 'domande', 'faq', 'espandi', 'riduci', 'dettagli', 'apri', 'chiudi'],
    since: '2026-11-22',
    yes: ['Domande e risposte; dettagli che pochi leggono.', 'Più d’una può restare aperta.'],
    no: ['Per nascondere ciò che serve a decidere.'],
    keys: [
      ['Invio, Spazio', 'lo preme'],
      ['Tab', 'arriva e va oltre'],
    ],
    words: ['Il titolo è la domanda come la farebbe chi legge.'],
  },
  grid: {
    search: ['griglia', 'colonne', 'disposizione', 'layout'],
    since: '2026-11-21',
    yes: ['Colonne uguali, quante ce ne stanno.'],
    no: ['Per dati in tabella.'],
  },
  inline: {
    search: ['riga', 'fila', 'affiancati', 'spazio', 'layout'],
    since: '2026-11-21',
    yes: ['Cose una accanto all’altra, che vanno a capo.'],
    no: ['Margini a mano tra i figli.'],
  },
  page: {
    search: ['pagina', 'sezione', 'intestazione', 'piè di pagina', 'layout'],
    since: '2026-11-21',
    yes: ['Per ogni parte della pagina pubblica: intestazione, sezioni, piè di pagina.'],
    no: ['Una dentro l’altra.'],
  },
  provider: {
    search: ['radice', 'lingua', 'formati'],
    since: '2026-11-21',
    yes: ['Una volta, intorno alla radice di ogni plugin: numeri e date diventano italiani.'],
    no: ['In mezzo a una pagina.'],
  },
  stack: {
    search: ['pila', 'colonna', 'spazio', 'distanza', 'layout'],
    since: '2026-11-21',
    yes: ['Cose una sotto l’altra, con una distanza della scala.'],
    no: ['Margini a mano tra i figli.'],
  },
  tabs: {
    search: ['schede', 'linguette', 'viste', 'tab'],
    since: '2026-11-22',
    yes: ['Due, tre, quattro viste della stessa cosa.'],
    no: ['Come navigazione del sito.', 'Passi da fare in ordine.'],
    keys: [
      ['← →', 'cambia scheda'],
      ['Tab', 'va al contenuto'],
    ],
    words: ['Una parola ciascuna, due al massimo.'],
  },
};
