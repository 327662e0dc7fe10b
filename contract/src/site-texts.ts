/**
 * The public page's texts by key, with their defaults. An item of `site_content` with the same key replaces a text. Where
 * a default has a word in braces (`{soglia}`), the page puts a value in its place. No validator is imported, so that
 * browsers can have the defaults without one.
 */
const defaults = {
  'hero.title': 'Chi arriva',
  'hero.titleAccent': 'in vetta?',
  /** The address of an image or a video that replaces the film; the same for the other keys that end in `.video`. */
  'hero.video': '',
  'hero.countdown': 'Si parte fra',
  'hero.launched': 'Si parte! Cerca il tuo nome per vedere la tua posizione.',
  'hero.searchLabel': 'Cerca la tua posizione',
  'hero.searchPlaceholder': 'Inserisci il tuo nome',
  'hero.searchButton': 'Cerca',
  'hero.searchHint': 'Scrivi il tuo nome: a che quota sei e come salire.',
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
  'day.title': 'Fine giornata',
  'day.note': 'reset automatico ogni giorno alle 23:59 (ora italiana)',
  'scoring.title': 'Come si sale',
  'scoring.hint': 'Ogni azione vale punti, e i punti sono quota.',
  'bonuses.title': 'Bonus settimanali',
  'bonuses.hint':
    'Cinque cime da conquistare dal lunedì alla domenica. I punti arrivano in classifica alle 23:59.',
  'prizes.title': 'Premi del mese',
  'prizes.hint': 'Vanno ai primi tre della classifica a fine mese.',
  'prizes.pool': 'Montepremi in punti',
  'prizes.poolHint': 'È una quota dei punti del mese: cresce con la classifica.',
  'prizes.loading': 'Caricamento premi...',
  'prizes.empty': 'I premi di questo mese sono in preparazione.',
  'prizes.unreachable': 'I premi non sono raggiungibili in questo momento.',
  'prizes.mediaMissing': 'Immagine non disponibile',
  'prizes.video': '',
  'lottery.title': 'La lotteria del mese',
  'lottery.badge': 'LOTTERIA',
  'lottery.note': 'Estrazione tra tutti i partecipanti attivi del mese con almeno {soglia} pt',
  'rules.title': 'Regole',
  'rules.programTitle': 'Programma & Reset',
  'rules.programContest': 'Si gioca dal {inizio} al {fine}: tutti partecipano, senza iscrizione.',
  'rules.programDay': 'La classifica si chiude ogni giorno entro le 23:59 (ora italiana).',
  'rules.programUpdates': 'I nuovi punti possono impiegare da 2 a 48 ore.',
  'rules.programLottery': 'Estrazione alla chiusura del {fine}, con almeno {soglia} pt.',
  'rules.programReset': 'Il 1° di ogni mese si riparte tutti da zero.',
  'rules.programLate': 'Chi entra a mese iniziato può salire sul podio, ma non vince i premi.',
  'rules.faqTitle': 'Domande frequenti',
  'rules.bansTitle': 'Ban e squalifiche',
  'rules.bansHint': 'In vetta ci si arriva puliti. Si è squalificati dal mese per:',
  'rules.bansNumbers': 'numeri falsificati nel tracker',
  'rules.bansAverages': 'uno scostamento anomalo dai KPI medi',
  'rules.bansSabotage': 'aver sabotato le statistiche degli altri',
} as const satisfies Readonly<Record<string, string>>;

export type SiteTextKey = keyof typeof defaults;

/** Every text of the page: the default, or the admin's that replaces it. */
export type SiteTexts = Readonly<Record<SiteTextKey, string>>;

export const siteTexts: SiteTexts = defaults;

/** Returns a text with values in place of its words in braces; a word without a value stays. */
export const fillText = (text: string, values: Readonly<Record<string, string>>): string =>
  text.replace(/\{(\w+)\}/g, (word, name: string) =>
    Object.hasOwn(values, name) ? (values[name] ?? word) : word,
  );
