/** Why another server gave no answer that can be used. */
export type OutsideReason =
  | 'forbidden-address'
  | 'not-https'
  | 'has-password'
  | 'unknown-host'
  | 'unreachable'
  | 'untrusted'
  | 'too-slow'
  | 'too-large'
  | 'compressed'
  | 'redirects';

const sentences: Readonly<Record<OutsideReason, (host: string) => string>> = {
  'forbidden-address': (host) =>
    `«${host}» è un indirizzo interno: è ammesso solo se chi gestisce il server lo nomina in SOURCE_HOSTS`,
  'not-https': (host) =>
    `L’indirizzo di «${host}» deve cominciare con https://; con http è ammesso solo se chi gestisce il server lo nomina in SOURCE_HOSTS`,
  'has-password': (host) => `L’indirizzo di «${host}» non può contenere nome utente e password`,
  'unknown-host': (host) => `Il nome «${host}» non esiste: controlla l’indirizzo`,
  unreachable: (host) => `«${host}» non è raggiungibile: controlla l’indirizzo, o riprova più tardi`,
  untrusted: (host) => `Il certificato di «${host}» non è valido: deve rinnovarlo chi gestisce quel server`,
  'too-slow': (host) => `«${host}» non ha risposto in tempo: controlla che funzioni`,
  'too-large': (host) => `La risposta di «${host}» è troppo grande`,
  compressed: (host) => `«${host}» manda una risposta compressa, che nessuno ha chiesto`,
  redirects: (host) => `«${host}» rimanda a troppi altri indirizzi`,
};

/** A request to another server that failed. Its message is an Italian sentence that names the host and no path. */
export class OutsideFailure extends Error {
  readonly reason: OutsideReason;

  constructor(reason: OutsideReason, host: string, cause?: unknown) {
    super(sentences[reason](host), { cause });
    this.name = 'OutsideFailure';
    this.reason = reason;
  }
}
