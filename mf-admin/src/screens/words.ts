import type { GenerationRecord, PluginBuild } from '@vetta/contract/generations';
import type { CommandKind, FailureKind, ScreenCard, ScreenCommand } from '@vetta/contract/screens';
import { amount } from '../audit/words/enumeration.ts';

/** How a screen's state is called, and the tone of its badge. */
export const stateNames = {
  on: { label: 'acceso', tone: 'success' },
  dark: { label: 'al buio', tone: 'neutral' },
  stale: { label: 'dati vecchi', tone: 'warning' },
  lost: { label: 'perso', tone: 'danger' },
} as const satisfies Record<ScreenCard['state'], object>;

/** Returns what a screen is called; its letters in place of a name. */
export const screenName = ({ name, code }: Pick<ScreenCard, 'name' | 'code'>): string => name ?? code;

/** Returns what a screen shows: «Podio e premi», «Avviso urgente», «Buio»; of a lost one what it showed last. */
export function sceneInWords(
  { state, scene }: Pick<ScreenCard, 'state' | 'scene'>,
  scenes: PluginBuild['scenes'],
  isUrgent: boolean,
): string {
  // It covers the scenes, of which the screen tells, and lights a dark screen.
  if (isUrgent && state !== 'lost') return 'Avviso urgente';
  if (state === 'dark') return 'Buio';
  const title = scenes.find(({ name }) => name === scene)?.title ?? scene ?? 'Nessuna scena';
  return state === 'lost' ? `Ultima: ${title}` : title;
}

/** Returns a length of time by its largest unit: «12 secondi», «3 ore». */
export function secondsInWords(seconds: number): string {
  if (seconds < 60) return amount(Math.round(seconds), 'secondo', 'secondi');
  if (seconds < 3600) return amount(Math.floor(seconds / 60), 'minuto', 'minuti');
  if (seconds < 2 * 86_400) return amount(Math.floor(seconds / 3600), 'ora', 'ore');
  return amount(Math.floor(seconds / 86_400), 'giorno', 'giorni');
}

/** An offset below it is of the network, not of the clock. */
const RIGHT_MS = 2000;

/** Returns how a screen's clock stands; `offset` is the server's time minus its own, in milliseconds. */
export function clockInWords(offset: number): string {
  if (Math.abs(offset) < RIGHT_MS) return 'giusto';
  return `${offset > 0 ? 'indietro' : 'avanti'} di ${secondsInWords(Math.abs(offset) / 1000)}`;
}

const failures: Readonly<Record<FailureKind, string>> = {
  http: 'non si trova sul server',
  network: 'non è arrivato: il server non rispondeva',
  chunk: 'è arrivato solo in parte',
  css: 'è arrivato senza il suo stile',
  invalid: 'è stato pubblicato male',
  evaluation: 'non parte: contiene un errore',
  render: 'si è fermato per un errore',
  tooSlow: 'ci ha messo troppo ad arrivare',
  incompatible: 'è fatto per un’altra versione di Vetta',
  silent: 'non rispondeva più',
  flood: 'mandava troppi messaggi',
  left: 'ha lasciato la sua pagina',
};

/** Returns «non parte: contiene un errore». */
export const failureInWords = (kind: FailureKind): string => failures[kind];

/** What the button of a command says; «Spegni» of a dark screen is «Accendi». */
export const commandNames: Readonly<Record<CommandKind, string>> = {
  identify: 'Identifica',
  reload: 'Ricarica',
  dark: 'Spegni',
};

/** How far a command has come. */
export const receiptNames: Readonly<Record<ScreenCommand['state'], string>> = {
  sent: 'inviato',
  received: 'ricevuto',
  done: 'fatto',
  expired: 'scaduto',
};

/** Returns the newest generation that was tried on a screen; undefined if there is none. */
export const triedOn = (
  { name }: Pick<ScreenCard, 'name'>,
  generations: readonly GenerationRecord[],
): GenerationRecord | undefined =>
  generations.find(({ canary }) => canary?.screen.toLowerCase() === name?.toLowerCase() && name !== null);
