/** Why a plugin's place stays empty. */
export type FailureKind =
  | 'http'
  | 'network'
  | 'chunk'
  | 'css'
  | 'invalid'
  | 'evaluation'
  | 'render'
  | 'tooSlow'
  | 'incompatible';

/** A plugin's failure, named. `cause` is what was thrown. */
export class PluginFailure extends Error {
  readonly kind: FailureKind;

  constructor(kind: FailureKind, message: string, cause?: unknown) {
    super(message, { cause });
    this.name = 'PluginFailure';
    this.kind = kind;
  }
}

/** What a person reads. */
export const sentences: Readonly<Record<FailureKind, string>> = {
  http: 'Il server non ha trovato questa parte della pagina.',
  network: 'Il server non risponde. Controlla la connessione.',
  chunk: 'Un pezzo di questa parte non è arrivato.',
  css: 'Lo stile di questa parte non è arrivato.',
  invalid: 'Questa parte è stata pubblicata male.',
  evaluation: 'Questa parte non parte: contiene un errore.',
  render: 'Questa parte si è fermata per un errore.',
  tooSlow: 'Questa parte ci mette troppo ad arrivare.',
  incompatible: 'Questa parte è fatta per un’altra versione di Vetta.',
};

// Browsers remember a module that failed to run and a sheet that failed to load: only a new document asks again. What
// fits another version may fit the next generation.
const outlived: readonly FailureKind[] = ['css', 'evaluation', 'incompatible'];

/** Whether only a new document can recover. */
export const needsReload = (kind: FailureKind): boolean => outlived.includes(kind);

// The three engines' words for a module that could not be fetched.
const notFetched = /dynamically imported module|Importing a module script failed|RUNTIME-008/i;
const noStyle = /preload CSS|load stylesheet|createLink|\.css\b/i;

/** Names whatever came up while a plugin's module was loaded. */
export function nameOf(thrown: unknown): PluginFailure {
  if (thrown instanceof PluginFailure) return thrown;
  const message = thrown instanceof Error ? thrown.message : String(thrown);
  if (noStyle.test(message)) return new PluginFailure('css', message, thrown);
  if (notFetched.test(message)) return new PluginFailure('chunk', message, thrown);
  return new PluginFailure('evaluation', message, thrown);
}
