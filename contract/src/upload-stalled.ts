/** What a person reads of an upload of which nothing moves any more: the server's sentence, and the browser's own. */
export const UPLOAD_STALLED = 'L’invio si è fermato: controlla la connessione e riprova';
