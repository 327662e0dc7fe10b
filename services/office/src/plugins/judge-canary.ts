import { outsideKinds, repeatingKinds } from '@vetta/contract/plugin-failures';
import type { FailureKind, ScreenFailure } from '@vetta/contract/screens';
import { FRESH_SECONDS } from '../screens/limits.ts';

/** How long a screen shows a generation well before it may be extended, in seconds. */
export const HEALTHY_AFTER = 900;
/** How long a screen may show no scene, or old data, before that is a fault, in seconds: a page has to load, a poll may fail. */
const BAD_FOR = 120;
/** How long a screen may say nothing, in seconds. It is also longer than a restart of its machine takes. */
const SILENT_FOR = 300;
/** Between two beats that are further apart than this, in seconds, the screen counts as not seen. */
const LONGEST_GAP = 120;
/** How much the scripts' memory may grow in fifteen minutes, in bytes: a garbage collection may be due. */
const MOST_GROWTH = 32 * 1024 * 1024;
/**
 * A third of the beats must have so many different memory values, or growth is not judged. Browsers that blur the value renew it
 * every twenty minutes, which makes two of them at most.
 */
const LEAST_VALUES = 3;

/** What the screen said while it ran the generation. */
export interface CanaryBeat {
  readonly at: string;
  readonly painted: boolean;
  readonly dark: boolean;
  readonly dataAge: number | null;
  readonly heap: number | null;
  readonly failure: ScreenFailure | null;
}

/** A canary on a screen. */
export interface Canary {
  /** The beats of its last thirty minutes, oldest first. */
  readonly beats: readonly CanaryBeat[];
  readonly openedAt: Temporal.Instant;
  /** When the screen last said anything, whichever generation it ran. */
  readonly lastBeatAt: Temporal.Instant;
  /** Since when this server could receive beats. */
  readonly listeningSince: Temporal.Instant;
  /** Whether it has been healthy before. */
  readonly wasHealthy: boolean;
  /** The hashes of the builds that the canary changes. A shell among them may break every plugin. */
  readonly changed: ReadonlySet<string>;
  readonly changesShell: boolean;
}

/** `seconds`: for how long the screen has shown the generation well until now; `because`: why the canary must end. */
export type Verdict = { readonly seconds: number } | { readonly because: string };

/** Judges a canary by its screen's beats. A dark screen proves nothing, and neither does a network that is away. */
export function judgeCanary(canary: Canary, now: Temporal.Instant): Verdict {
  const { beats, wasHealthy } = canary;
  const failures = beats.flatMap(({ failure }) => (failure && isOfCanary(failure, canary) ? [failure] : []));
  const failure = failures.findLast((found) => isFault(found, failures));
  if (failure) return { because: `«${failure.plugin}» ${faults[failure.kind]}` };
  if (!wasHealthy && isSilent(canary, now)) return { because: 'Lo schermo non si è più fatto sentire' };

  const bright = beats.filter(({ dark }) => !dark);
  if (lastsLong(bright, ({ painted }) => !painted))
    return { because: 'Sullo schermo non compare nessuna scena' };
  if (lastsLong(bright, isStale)) return { because: 'I dati sullo schermo non si aggiornano più' };
  const healthy = lastRun(beats, (beat) => !beat.dark && beat.painted && !isStale(beat));
  // Beats come at fractions of a second; whole ones are told and stored.
  const seconds = Math.min(HEALTHY_AFTER, Math.floor(durationOf(healthy)));
  const growth = seconds >= HEALTHY_AFTER ? growthOf(healthy) : 0;
  if (growth > MOST_GROWTH)
    return { because: `La memoria dello schermo cresce: ${Math.round(growth / 1024 / 1024)} MB in più` };
  return { seconds };
}

const faults: Readonly<Record<FailureKind, string>> = {
  http: 'non si trova sul server',
  network: 'non arriva dalla rete',
  chunk: 'non arriva per intero',
  css: 'arriva senza il suo stile',
  invalid: 'è stato pubblicato male',
  evaluation: 'non parte: contiene un errore',
  render: 'si è fermato per un errore',
  tooSlow: 'ci mette troppo ad arrivare',
  incompatible: 'è fatto per un’altra versione di Vetta',
  silent: 'non risponde più',
  flood: 'manda troppi messaggi',
  left: 'ha lasciato la sua pagina',
};

const isOfCanary = ({ hash }: ScreenFailure, { changed, changesShell }: Canary): boolean =>
  changesShell || changed.has(hash);

/** Whether a failure is the build's own. A screen repeats its last failure in each beat, so another one has another time. */
const isFault = (failure: ScreenFailure, all: readonly ScreenFailure[]): boolean =>
  repeatingKinds.includes(failure.kind)
    ? all.some(({ kind, hash, at }) => kind === failure.kind && hash === failure.hash && at !== failure.at)
    : !outsideKinds.includes(failure.kind);

const isStale = ({ dataAge }: CanaryBeat): boolean => dataAge === null || dataAge > FRESH_SECONDS;

const secondsBetween = (from: Temporal.Instant, to: Temporal.Instant): number =>
  (to.epochMilliseconds - from.epochMilliseconds) / 1000;
const gap = (from: CanaryBeat | undefined, to: CanaryBeat | undefined): number =>
  from && to ? secondsBetween(Temporal.Instant.from(from.at), Temporal.Instant.from(to.at)) : 0;

/** Whether the screen has sent beats since the canary began, and then no more: its page may have crashed. */
function isSilent({ openedAt, lastBeatAt, listeningSince }: Canary, now: Temporal.Instant): boolean {
  const wasThere = Temporal.Instant.compare(lastBeatAt, openedAt) >= 0;
  return (
    wasThere && Math.min(secondsBetween(lastBeatAt, now), secondsBetween(listeningSince, now)) > SILENT_FOR
  );
}

/** Returns the newest beats that all satisfy `isSo`, without a gap between them, oldest first. */
function lastRun(beats: readonly CanaryBeat[], isSo: (beat: CanaryBeat) => boolean): readonly CanaryBeat[] {
  const begin = beats.findLastIndex((beat, at) => !isSo(beat) || gap(beat, beats[at + 1]) > LONGEST_GAP);
  return beats.slice(begin + 1);
}

const durationOf = (run: readonly CanaryBeat[]): number => gap(run[0], run.at(-1));

const lastsLong = (beats: readonly CanaryBeat[], isSo: (beat: CanaryBeat) => boolean): boolean =>
  durationOf(lastRun(beats, isSo)) >= BAD_FOR;

/**
 * Returns by how many bytes the memory grew from the first third of the beats to the last: the least of each counts. 0 if the
 * browser does not say how much it is now.
 */
function growthOf(run: readonly CanaryBeat[]): number {
  const heaps = run.flatMap(({ heap }) => (heap === null ? [] : [heap]));
  const third = Math.floor(heaps.length / 3);
  const [first, last] = [heaps.slice(0, third), heaps.slice(heaps.length - third)];
  if ([first, last].some((values) => new Set(values).size < LEAST_VALUES)) return 0;
  return Math.min(...last) - Math.min(...first);
}
