import type { ApprovableCall } from '@vetta/contract/approvable-calls';
import { plainRows } from '@vetta/contract/plain-rows';

type Call = 'list' | 'add' | 'change' | 'remove';
/** Returns what a guest does with one of the calls of all plain rows. */
const plain = (call: Call, does: string, what: 'one' | 'all'): Readonly<Record<string, string>> =>
  Object.fromEntries(Object.values(plainRows).map((rows) => [rows[call].name, `${does} ${rows.told[what]}`]));

type PlainCall = (typeof plainRows)[keyof typeof plainRows][Call]['name'];

/** What a guest does with each call that an admin may approve, worst first. */
const words: Readonly<Record<Exclude<ApprovableCall, PlainCall>, string>> = {
  // What goes, and what nobody takes back with a press.
  'DELETE /api/admin/players/{id}': 'elimina un partecipante con tutti i suoi numeri',
  'DELETE /api/admin/demo': 'elimina l’ufficio di prova',
  'POST /api/admin/months/{month}/rebuild': 'ricalcola un mese chiuso, con altri valori',
  'POST /api/admin/challenges/{id}/rebuild': 'ricalcola una sfida conclusa',
  'POST /api/admin/draws/{id}/void': 'annulla un sorteggio',
  'PUT /api/admin/players/{id}/disqualification': 'squalifica un partecipante',
  'PUT /api/admin/players/{id}/archive': 'archivia un partecipante',
  'DELETE /api/admin/entries/{id}': 'elimina i numeri di una giornata',
  'DELETE /api/admin/prizes/{id}': 'elimina un premio',
  'DELETE /api/admin/challenges/{id}': 'elimina una sfida',
  ...plain('remove', 'elimina', 'one'),
  'DELETE /api/admin/content/{key}': 'toglie un testo del sito',
  'DELETE /api/admin/player-bonuses/{id}': 'toglie un bonus a un partecipante',
  'DELETE /api/admin/sources/{id}': 'elimina una fonte',
  'DELETE /api/admin/channels/{id}': 'elimina un canale',
  'DELETE /api/admin/screens/{id}': 'elimina uno schermo',
  'DELETE /api/admin/notices/{id}': 'toglie un avviso dagli schermi',
  'DELETE /api/admin/remembered-names/{nameHash}': 'dimentica chi è un nome dei file',
  // What changes the game.
  'PUT /api/admin/settings': 'cambia le impostazioni della gara',
  'PUT /api/admin/scoring-config': 'cambia quanto vale ogni azione',
  'POST /api/admin/recalculate-leaderboard': 'ricalcola la classifica',
  'POST /api/admin/imports': 'importa numeri da un file',
  'POST /api/admin/entries/bulk': 'registra e cambia i numeri di molti',
  'POST /api/admin/entries': 'registra e cambia i numeri di una giornata',
  'POST /api/intake/events': 'manda eventi come un centralino',
  'PUT /api/admin/identities': 'decide a chi vanno i numeri di un centralino',
  'PUT /api/admin/counted-kinds': 'decide che cosa conta una fonte',
  'POST /api/admin/differences/keep': 'sceglie fra numeri scritti e contati',
  'PUT /api/admin/players/{id}': 'cambia un partecipante e i suoi punti',
  'POST /api/admin/players/bulk': 'aggiunge molti partecipanti',
  'POST /api/admin/players': 'aggiunge un partecipante',
  'POST /api/admin/player-bonuses': 'dà un bonus a un partecipante',
  'POST /api/admin/bonus-blocks/lift': 'sblocca un bonus tolto a mano',
  'PUT /api/admin/months/{month}/prizes/{id}/handover': 'segna un premio come consegnato',
  'PUT /api/admin/prizes/{id}': 'cambia un premio',
  'POST /api/admin/prizes': 'aggiunge un premio',
  'PUT /api/admin/challenges/{id}': 'cambia una sfida',
  'POST /api/admin/challenges': 'crea una sfida',
  ...plain('change', 'cambia', 'one'),
  ...plain('add', 'aggiunge', 'one'),
  'PUT /api/admin/content/{key}': 'cambia un testo del sito',
  'POST /api/admin/content': 'aggiunge un testo del sito',
  'POST /api/admin/upload': 'carica un file',
  // What reaches others.
  'POST /api/admin/channels': 'aggiunge un canale, a cui Vetta scrive',
  'PUT /api/admin/channels/{id}': 'cambia un canale',
  'POST /api/admin/channels/{id}/test': 'manda una prova su un canale',
  'POST /api/admin/channels/deliveries/{id}/resend': 'rimanda un messaggio di un canale',
  'POST /api/admin/sources': 'aggiunge una fonte, da cui Vetta legge',
  'PUT /api/admin/sources/{id}': 'cambia una fonte',
  'POST /api/admin/sources/{id}/run': 'legge subito una fonte',
  'POST /api/admin/sources/{id}/keep': 'sceglie fra i numeri di un foglio e quelli che ci sono',
  'POST /api/admin/sources/{id}/sheet': 'guarda il foglio di una fonte',
  'POST /api/admin/notices': 'scrive un avviso su tutti gli schermi',
  'PUT /api/admin/screens/{id}': 'cambia nome e piano di uno schermo',
  'POST /api/admin/screens/{id}/commands': 'dà un comando a uno schermo',
  'GET /api/admin/outside-media': 'carica immagini da altri server',
  // What is read, and can be carried out.
  'GET /api/admin/audit': 'legge il Registro: chi ha fatto cosa',
  'GET /api/admin/audit/people': 'legge i nomi di tutti, anche di chi è andato via',
  'GET /api/admin/exports/challenges/{id}/sides.csv': 'legge le sfide',
  'GET /api/admin/exports/players/{id}': 'legge tutto ciò che si sa di una persona',
  'GET /api/admin/exports/entries.csv': 'legge i numeri di tutti, giorno per giorno',
  'GET /api/admin/exports/entries.xlsx': 'legge i numeri di tutti, giorno per giorno (Excel)',
  'GET /api/admin/exports/standings.csv': 'legge le classifiche di tutti i mesi',
  'GET /api/admin/exports/standings.xlsx': 'legge le classifiche di tutti i mesi (Excel)',
  'GET /api/admin/players': 'legge i partecipanti, anche archiviati',
  'GET /api/admin/players/{id}/entry-dates': 'legge in quali giorni qualcuno ha numeri',
  'GET /api/admin/entries': 'legge i numeri di una giornata',
  'GET /api/admin/entry-authors': 'legge chi ha scritto i numeri di un giorno',
  'GET /api/admin/entries/usual': 'legge i numeri soliti di ognuno',
  'GET /api/admin/disqualifications': 'legge chi è squalificato e perché',
  'GET /api/admin/identities': 'legge chi è chi nei centralini',
  'GET /api/admin/source-differences': 'legge quali numeri dei fogli sono da decidere',
  'GET /api/admin/counted-kinds': 'legge che cosa contano le fonti',
  'GET /api/admin/differences/unusual': 'legge quali numeri arrivati da soli sono strani',
  'GET /api/admin/differences': 'legge dove i numeri non tornano',
  'GET /api/admin/remembered-names': 'legge come un file chiama ognuno',
  'GET /api/admin/player-bonuses': 'legge i bonus di ognuno',
  'GET /api/admin/bonus-blocks': 'legge i bonus tolti a mano',
  'GET /api/admin/months/{month}/late-entries': 'legge i numeri arrivati tardi',
  'GET /api/admin/months/{month}/rehearsal': 'prova il ricalcolo di un mese',
  'GET /api/admin/months/{month}/prizes': 'legge chi ha vinto i premi di un mese',
  'GET /api/admin/recalculate-leaderboard/rehearsal': 'prova il ricalcolo della classifica',
  'GET /api/admin/scoring-config/rehearsal': 'prova altri valori delle azioni',
  'GET /api/admin/channels': 'legge i canali',
  'GET /api/admin/channels/{id}/deliveries': 'legge i messaggi di un canale',
  'GET /api/admin/sources': 'legge le fonti',
  'GET /api/admin/screens': 'legge gli schermi',
  'GET /api/admin/screens/{id}/commands/{command}': 'legge l’esito di un comando',
  'GET /api/admin/notices': 'legge gli avvisi',
  'GET /api/admin/dashboard': 'legge i contatori della Dashboard',
  'GET /api/admin/scheduler-status': 'legge quando chiude la giornata',
  'GET /api/admin/nightly-backup': 'legge lo stato dei backup',
  'GET /api/admin/settings': 'legge le impostazioni della gara',
  'GET /api/admin/contests': 'legge le gare',
  'GET /api/admin/months': 'legge i mesi',
  'GET /api/admin/scoring-config': 'legge quanto vale ogni azione',
  'GET /api/admin/bonus-types': 'legge i tipi di bonus',
  'GET /api/admin/prizes': 'legge i premi',
  'GET /api/admin/challenges': 'legge le sfide, con la parte di ciascuno',
  'GET /api/admin/content': 'legge i testi del sito',
  ...plain('list', 'legge', 'all'),
};

const order = Object.keys(words);
const wordsOf: ReadonlyMap<string, string> = new Map(Object.entries(words));

/** Returns what a guest does with these calls, worst first. One that no guest may make is named as it is. */
export const callsInWords = (calls: readonly string[]): string[] =>
  calls
    .toSorted((one, other) => order.indexOf(one) - order.indexOf(other))
    .map((call) => wordsOf.get(call) ?? `${call} (non ammessa)`);
