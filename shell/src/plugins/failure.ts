import type { FailureKind } from '@vetta/contract/screens';

/** An error of a plugin with its kind. `cause` is the original error. */
export class PluginFailure extends Error {
  readonly kind: FailureKind;

  constructor(kind: FailureKind, message: string, cause?: unknown) {
    super(message, { cause });
    this.name = 'PluginFailure';
    this.kind = kind;
  }
}

/** The message that is shown for each kind. */
export const failureMessages: Readonly<Record<FailureKind, string>> = {
  http: 'Il server non ha trovato questa parte della pagina.',
  network: 'Il server non risponde. Controlla la connessione.',
  chunk: 'Un pezzo di questa parte non è arrivato.',
  css: 'Lo stile di questa parte non è arrivato.',
  invalid: 'Questa parte è stata pubblicata male.',
  evaluation: 'Questa parte non parte: contiene un errore.',
  render: 'Questa parte si è fermata per un errore.',
  tooSlow: 'Questa parte ci mette troppo ad arrivare.',
  incompatible: 'Questa parte è fatta per un’altra versione di Vetta.',
  silent: 'Questa parte non risponde più.',
  flood: 'Questa parte manda troppi messaggi.',
  left: 'Questa parte ha lasciato la sua pagina.',
};

// Browsers cache a module that failed to evaluate, and a style sheet that failed to load. Browsers before 2026 also cache a module
// that failed to load. An incompatible plugin may fit the next generation.
const reloadKinds: readonly FailureKind[] = ['chunk', 'css', 'evaluation', 'incompatible'];

/** Whether only a page reload can recover from this kind. */
export const needsReload = (kind: FailureKind): boolean => reloadKinds.includes(kind);

// Nothing changes for this page until somebody publishes the plugin again.
const lastingKinds: readonly FailureKind[] = ['incompatible', 'invalid'];

/** Whether it can help to try again. */
export const canRecover = (kind: FailureKind): boolean => !lastingKinds.includes(kind);

// How the three browser engines and federation's runtime report a module that could not be fetched.
const chunkError = /dynamically imported module|Importing a module script failed|RUNTIME-008/i;
const cssError = /preload CSS|load stylesheet|createLink|\.css\b/i;

/** Converts an error of loading a plugin's module, with the kind that its message tells. */
export function toPluginFailure(thrown: unknown): PluginFailure {
  if (thrown instanceof PluginFailure) return thrown;
  const message = thrown instanceof Error ? thrown.message : String(thrown);
  if (cssError.test(message)) return new PluginFailure('css', message, thrown);
  if (chunkError.test(message)) return new PluginFailure('chunk', message, thrown);
  return new PluginFailure('evaluation', message, thrown);
}
