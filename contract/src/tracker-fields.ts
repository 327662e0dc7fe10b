/** What a column of a tracker can be. */
export const TRACKER_FIELDS = [
  'name',
  'firstName',
  'lastName',
  'date',
  'rings',
  'apptSet',
  'apptDone',
  'alignment',
  'absence',
  'role',
  'team',
] as const;
export type TrackerField = (typeof TRACKER_FIELDS)[number];

/** The columns of an entry's numbers. */
export const NUMBER_FIELDS = ['rings', 'apptSet', 'apptDone', 'alignment'] as const;
export type NumberField = (typeof NUMBER_FIELDS)[number];

/** The Italian name of each field, as our screens call it. */
export const FIELD_LABELS: Readonly<Record<TrackerField, string>> = {
  name: 'Nome',
  firstName: 'Nome',
  lastName: 'Cognome',
  date: 'Data',
  rings: 'Chiamate',
  apptSet: 'App. Fissati',
  apptDone: 'App. Conclusi',
  alignment: 'Allineamento',
  absence: 'Assenza',
  role: 'Ruolo',
  team: 'Squadra',
};

/** The columns of a tracker as CSV, in the order in which they are exported. */
export const TRACKER_COLUMNS = ['name', 'date', ...NUMBER_FIELDS] as const;

const COLUMN_OF = new Map<string, string>(TRACKER_COLUMNS.map((column) => [FIELD_LABELS[column], column]));

/** Returns the column of a heading of our own export: its own name, or the Italian one of an export with semicolons. */
export const trackerColumn = (heading: string): string => COLUMN_OF.get(heading.trim()) ?? heading.trim();

/** The headings of each field that are understood, as the help page lists them. Case, accents, dots and spaces make no difference. */
export const HEADINGS: Readonly<Record<Exclude<TrackerField, 'firstName'>, readonly string[]>> = {
  name: [
    'Nome',
    'Nominativo',
    'Cognome e nome',
    'Nome e cognome',
    'Nome cognome',
    'Cognome nome',
    'Operatore',
    'Operatrice',
    'Agente',
    'Setter',
    'Venditore',
    'Venditrice',
    'Dipendente',
    'Collaboratore',
    'Addetto',
    'Persona',
    'Partecipante',
    'Name',
  ],
  lastName: ['Cognome', 'Surname', 'Last name'],
  date: ['Data', 'Giorno', 'Date', 'Day'],
  rings: [
    'Chiamate',
    'Chiam.',
    'Chiamate fatte',
    'Chiamate effettuate',
    'N. chiamate',
    'Telefonate',
    'Squilli',
    'Rings',
    'Calls',
  ],
  apptSet: [
    'App. fissati',
    'Appuntamenti fissati',
    'Appunt. fissati',
    'Fissati',
    'Fiss.',
    'Presi',
    'Appuntamenti presi',
    'apptSet',
  ],
  apptDone: [
    'App. conclusi',
    'Appuntamenti conclusi',
    'Appunt. conclusi',
    'Conclusi',
    'Concl.',
    'App. fatti',
    'Appuntamenti fatti',
    'App. svolti',
    'Appuntamenti svolti',
    'Svolti',
    'Fatti',
    'apptDone',
  ],
  alignment: [
    'Allineamento',
    'Allineamento obiettivi',
    'Allineamenti',
    'Allin.',
    'All.',
    'Presenza',
    'Presente',
    'Presenze',
    'Alignment',
  ],
  absence: [
    'Assenza',
    'Assenze',
    'Assente',
    'Motivo assenza',
    'Causale assenza',
    'Giustificativo',
    'Ferie',
    'Ferie e permessi',
    'Ferie/permessi/malattia',
    'Absence',
    'Absent',
  ],
  role: ['Ruolo', 'Mansione', 'Role'],
  team: ['Squadra', 'Team'],
};

/** Returns a heading as it is compared: without case, accents, dots, spaces and other signs. */
export const headingKey = (heading: string): string =>
  heading
    .normalize('NFKD')
    .toLowerCase()
    .replace(/[^\p{L}\p{N}]/gu, '');

const FIELD_OF: ReadonlyMap<string, TrackerField> = new Map([
  // «Nome» beside «Cognome» is the first name: find-columns.ts tells them apart.
  ...Object.entries(HEADINGS).flatMap(([field, headings]) =>
    headings.map((heading): [string, TrackerField] => [headingKey(heading), field as TrackerField]),
  ),
  ['firstname', 'firstName'],
]);

/** Returns what a heading says that its column is; undefined if it says nothing known. */
export const fieldOfHeading = (heading: string): TrackerField | undefined =>
  FIELD_OF.get(headingKey(heading));
