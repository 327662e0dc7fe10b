import type { Guide } from './guide.ts';

export const data: Readonly<Record<string, Guide>> = {
  'altitude-line': {
    search: ['altitudine', 'quota', 'salita', 'distanza', 'linea', 'grafico', 'chart', 'graph'],
    since: '2026-11-21',
    yes: [
      'Sotto ogni riga della classifica: quanto manca alla vetta si vede senza leggere.',
      'Con il colore del metallo solo ai primi tre.',
    ],
    no: [
      'Da sola: il numero deve stare accanto, in parole.',
      'Come barra di avanzamento di un lavoro: c’è ProgressBar.',
    ],
    words: ['Nessuna parola: la riga la dice già.'],
  },
  badge: {
    search: ['etichetta', 'stato', 'targhetta', 'pillola', 'tag', 'chip'],
    since: '2026-11-21',
    yes: ['Uno stato in una o due parole accanto a un nome.'],
    no: ['Come bottone, o per ornare un titolo.', 'Due accanto: il secondo non si legge.'],
    words: ['Minuscolo se è uno stato («in attesa»), maiuscolo se è un’etichetta («Attivo»).'],
  },
  'fact-list': {
    search: ['fatti', 'dati', 'dettagli', 'elenco', 'definizioni', 'proprietà'],
    since: '2026-11-26',
    yes: ['Da due a sei cose da sapere su una cosa sola, in una carta.'],
    no: ['Molte righe della stessa forma: sono una tabella.', 'Una frase che si può dire.'],
    words: ['Il nome è di una o due parole; il valore non lo ripete.'],
  },
  'month-calendar': {
    search: ['calendario', 'mese', 'giorni', 'date'],
    since: '2026-11-21',
    yes: ['Vedere quali giorni hanno dati e sceglierne uno.'],
    no: ['In un modulo: c’è DatePicker.'],
    keys: [
      ['Frecce', 'cambia giorno o settimana'],
      ['Invio, Spazio', 'sceglie'],
    ],
    words: ['Il nome di un giorno dice anche «Con dati» o «Senza dati».'],
  },
  movement: {
    search: ['movimento', 'posizioni', 'guadagnate', 'perse', 'sale', 'scende', 'freccia'],
    since: '2026-11-21',
    yes: ['Accanto al nome, quanti posti presi o persi.'],
    no: ['Il solo colore, senza segno.', 'Sulle pareti, mostrare chi scende.'],
    words: ['Per chi non vede: «posizioni guadagnate: 3».'],
  },
  numeral: {
    search: ['numero', 'cifra', 'punti', 'conteggio', 'contatore'],
    since: '2026-11-21',
    yes: [
      'Ogni numero che cambia: le cifre hanno la stessa larghezza.',
      'CountingNumeral conta fino al nuovo valore.',
    ],
    no: ['Anni e date.'],
    words: ['L’unità dopo uno spazio: «1.234 pt».'],
  },
  'podium-badge': {
    search: ['podio', 'medaglia', 'primo', 'secondo', 'terzo', 'oro', 'argento', 'bronzo'],
    since: '2026-11-21',
    yes: ['Il posto dei primi tre.'],
    no: ['Dal quarto in poi: il metallo è loro.'],
    words: ['«1°», con il segno.'],
  },
  'prize-card': {
    search: ['premio', 'lotteria', 'vincita'],
    since: '2026-11-22',
    yes: ['Un premio come lo vedrà il pubblico, anche nell’amministrazione.'],
    no: ['Per altro che non sia un premio.'],
    words: ['Il titolo è la cosa: «Weekend in montagna», senza prezzo.'],
  },
  table: {
    search: ['tabella', 'righe', 'colonne', 'elenco', 'dati', 'lista', 'list'],
    since: '2026-11-23',
    yes: ['Righe uguali da leggere e confrontare: gli errori di un file, chi si sposterebbe.'],
    no: [
      'Per righe con pulsanti: sono schede.',
      'Per scrivere numeri: c’è la griglia di Inserimento rapido.',
    ],
    keys: [
      ['Tab', 'porta alla tabella'],
      ['Frecce', 'scorrono le righe che non entrano'],
    ],
    words: ['Le intestazioni sono una o due parole: «Riga», «Prima», «Dopo».'],
  },
};
