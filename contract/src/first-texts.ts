/** The default texts of what the page shows first, and of its footer, by key. */
export const firstTexts = {
  'hero.title': 'Chi arriva',
  'hero.titleAccent': 'in vetta?',
  /** The address of an image or a video that replaces the film; the same for the other keys that end in `.video`. */
  'hero.video': '',
  'hero.countdown': 'Si parte fra',
  'hero.launched': 'Si parte! Cerca il tuo nome per vedere la tua posizione.',
  'hero.searchLabel': 'Cerca la tua posizione',
  'hero.searchPlaceholder': 'Inserisci il tuo nome',
  'hero.searchButton': 'Cerca',
  'hero.searchHint': 'Scrivi il tuo nome per vedere a che quota sei.',
  'hero.searchNone': 'Nessun nome così in classifica: prova con meno lettere.',
  'hero.searchFirst': 'Prima posizione: da quassù si vede tutto.',
  'hero.searchSample': 'È un esempio: la classifica è ancora vuota.',
  'hero.searchSampleUnreachable': 'È un esempio: la classifica non è raggiungibile in questo momento.',
  'intro.video': '',
  'leaderboard.title': 'Classifica',
  'leaderboard.empty': 'Nessuna entry ancora questo mese',
  'leaderboard.emptyHint': 'Inizia a tracciare le chiamate: i primi punti della salita sono i tuoi.',
  'leaderboard.video': '',
  'footer.note': 'I bonus entrano in classifica ogni sera alle 23:59 (ora italiana)',
} as const satisfies Readonly<Record<string, string>>;

export type FirstTexts = Readonly<Record<keyof typeof firstTexts, string>>;
