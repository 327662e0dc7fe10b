import type { ChangedRow } from '@vetta/contract/entries';
import type { InvalidInput } from '@vetta/contract/failures';
import type { Scope } from '@vetta/contract/key-scope';
import type { Tagged } from '@vetta/contract/row-tag';
import { SCOPE_NAMES } from '@vetta/contract/scope-names';

/** The statuses of error answers. Errors of the game itself are the league's failures. */
export type ErrorStatus =
  | 400
  | 401
  | 403
  | 404
  | 405
  | 408
  | 409
  | 412
  | 413
  | 415
  | 416
  | 421
  | 429
  | 500
  | 503;

/** An error of the transport; `message` is the answer's Italian sentence. */
export class HttpError extends Error {
  readonly status: ErrorStatus;
  /** The wrong parts of an input; empty if the input as a whole is wrong. */
  readonly issues: InvalidInput['issues'];
  /** The current row, if a change was meant for another state of it. */
  readonly current: unknown;
  /** Additional fields of the answer's body. */
  readonly details: object;
  /** Additional headers of the answer. */
  readonly headers: Readonly<Record<string, string>>;

  constructor(
    status: ErrorStatus,
    sentence: string,
    {
      issues = [],
      current,
      details = {},
      headers = {},
    }: Partial<Pick<HttpError, 'issues' | 'current' | 'details' | 'headers'>> = {},
  ) {
    super(sentence);
    this.name = 'HttpError';
    this.status = status;
    this.issues = issues;
    this.current = current;
    this.details = details;
    this.headers = headers;
  }
}

export const wrongKey = () => new HttpError(401, 'Chiave di accesso non valida');

/** Of a call that only keys of these scopes open; without one the shared key alone does. */
export const keyMayNot = (scopes: readonly Scope[]) => {
  const names = new Intl.ListFormat('it', { type: 'disjunction' }).format(
    scopes.map((scope) => `«${SCOPE_NAMES[scope]}»`),
  );
  return new HttpError(
    403,
    `Questa chiave non può farlo: serve ${names === '' ? 'la chiave comune' : `una chiave con ${names}`}`,
  );
};

export const keyApprovesNothing = () =>
  new HttpError(403, 'Le chiamate di un plugin le approva un admin: questa chiave non può farlo');

export const keyTriesOnly = () =>
  new HttpError(
    403,
    'Questa chiave pubblica soltanto in prova: indica lo schermo su cui provare, o la prova da concludere',
  );

const after = (seconds: number) => (seconds === 1 ? 'tra un secondo' : `tra ${seconds} secondi`);
const tooMany = (message: string, seconds: number) =>
  new HttpError(429, message, { headers: { 'Retry-After': String(seconds) } });

export const tooManyAttempts = (seconds: number) =>
  tooMany(`Troppi tentativi con una chiave sbagliata. Riprova ${after(seconds)}.`, seconds);

/** `seconds`: when the key may send again. */
export const tooManyEvents = (most: number, seconds: number) =>
  tooMany(`Questa chiave ha già mandato ${most} eventi in un giorno. Riprova più tardi.`, seconds);

/** `seconds`: when the screen may come again. */
export const tooManyScreens = (seconds: number) =>
  tooMany(`Troppi schermi senza nome: dagli un nome o riprova ${after(seconds)}.`, seconds);

/** `seconds`: when the screen may come again. */
export const tooManyBeats = (seconds: number) =>
  tooMany(`Troppi messaggi di schermi da questo indirizzo. Riprova ${after(seconds)}.`, seconds);

export const unknownAddress = () => new HttpError(404, 'Questo indirizzo non esiste');

export const unknownId = () => new HttpError(404, 'Elemento non trovato');

export const methodNotAllowed = () => new HttpError(405, 'Metodo non consentito a questo indirizzo');

export const brokenJson = () => new HttpError(400, 'Il corpo della richiesta non è JSON valido');

/** `largest`: in bytes. */
export const bodyTooLarge = (largest: number) =>
  new HttpError(
    413,
    `La richiesta è troppo grande: al massimo ${largest < 1024 * 1024 ? `${largest / 1024} kB` : `${largest / 1024 / 1024} MB`}`,
  );

/** A page of another name, which leads here by its own DNS, must read nothing. */
export const foreignHost = (host: string) => {
  const name = /^[\w.:[\]-]{1,253}$/.test(host) ? `al nome «${host}»` : 'a questo nome';
  return new HttpError(
    421,
    `Questo server non risponde ${name}. Se è il suo nome, chi lo gestisce lo aggiunga ad ALLOWED_HOSTS.`,
  );
};

export const encodedBody = () =>
  new HttpError(
    415,
    'Il corpo della richiesta deve arrivare non compresso (senza Content-Encoding): application/json, text/csv, multipart/form-data o application/x-tar',
  );

export const wrongMediaType = () =>
  new HttpError(415, 'Il corpo della richiesta deve essere JSON (Content-Type: application/json)');

export const tableTooLarge = () => new HttpError(413, 'Il file è troppo grande: al massimo 5 MB');

export const notATable = () =>
  new HttpError(
    415,
    'Il file deve essere un CSV (Content-Type: text/csv) o in un modulo con il campo «file» (multipart/form-data), non compresso',
  );

export const notATar = () =>
  new HttpError(415, 'La build deve essere un archivio tar (Content-Type: application/x-tar), non compresso');

export const notUtf8 = () =>
  new HttpError(400, 'Il file non è testo UTF-8: salvalo come «CSV UTF-8» e riprova');

export const brokenText = () => new HttpError(400, 'La richiesta contiene testo che non è UTF-8 valido');

export const reservedName = (name: string) =>
  new HttpError(
    400,
    `Il nome «${name}» è del prodotto stesso: in «Chi sei?» scegline un altro, poi ripeti la modifica. Non è cambiato nulla.`,
  );

export const mixedScripts = () =>
  new HttpError(
    400,
    'Il tuo nome in «Chi sei?» mescola alfabeti diversi: scrivilo con uno solo, poi ripeti la modifica. Non è cambiato nulla.',
  );

export const cutOff = () => new HttpError(400, 'L’invio del file si è interrotto: riprova');

export const numberOutOfRange = () => new HttpError(400, 'Un numero è fuori dai limiti consentiti');

export const changedMeanwhile = () =>
  new HttpError(409, 'Nel frattempo qualcun altro ha cambiato questi dati. Ricarica la pagina e riprova.');

/** `current` is the row as it is now; null if there is none. `by` is who changed it. */
export const changedSinceRead = (current: Tagged<object> | null, by?: string) =>
  new HttpError(
    412,
    `Nel frattempo ${by ?? 'qualcun altro'} ha cambiato questi dati: guarda come sono adesso, poi riprova.`,
    {
      current,
      details: by === undefined ? {} : { by },
      ...(current && { headers: { ETag: current.rowTag } }),
    },
  );

export const rowsChangedSinceRead = (current: readonly ChangedRow[]) =>
  new HttpError(
    412,
    current.length === 1
      ? 'Nel frattempo qualcun altro ha cambiato una riga: guarda com’è adesso, poi riprova. Non è stato registrato nulla.'
      : `Nel frattempo qualcun altro ha cambiato ${current.length} righe: guarda come sono adesso, poi riprova. Non è stato registrato nulla.`,
    { current },
  );

export const databaseAway = () =>
  new HttpError(503, 'Il database non è raggiungibile in questo momento. Riprova tra poco.', {
    headers: { 'Retry-After': '5' },
  });

export const databaseBusy = () =>
  new HttpError(503, 'Il database è occupato in questo momento: non è cambiato nulla. Riprova tra poco.', {
    headers: { 'Retry-After': '5' },
  });

export const storeAway = () =>
  new HttpError(503, 'L’archivio dei file non è raggiungibile in questo momento. Riprova tra poco.', {
    headers: { 'Retry-After': '5' },
  });

export const diskFull = () =>
  new HttpError(503, 'Il server non ha spazio per il file in questo momento. Riprova tra poco.', {
    headers: { 'Retry-After': '60' },
  });

/** The bodies or answers under way fill the memory that they may have. */
export const serverBusy = () =>
  new HttpError(503, 'Il server ha troppe richieste grandi in questo momento. Riprova tra poco.', {
    headers: { 'Retry-After': '5' },
  });

export const unexpected = (requestId: string) =>
  new HttpError(
    500,
    `Si è verificato un errore imprevisto. Riprova; se si ripete, segnala il codice ${requestId}.`,
  );
