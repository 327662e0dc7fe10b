import {
  BEAT_MS,
  enterProcess,
  isAlive,
  isAnyHeardSince,
  isAnyRemovedSince,
  isAnyStuck,
  type Living,
  renewProcess,
} from './guest-process.ts';

/** How long a guest may show nothing: as long as a module of a front end may take to load. */
const START_WITHIN_MS = 8_000;
/** A guest that comes after another one and says nothing for so long may have come into a process that the other one has stuck. */
const HELLO_WITHIN_MS = 3_200;
const AFTER_ANOTHER_MS = 15_000;

interface Starting {
  readonly signal: AbortSignal;
  readonly hasPainted: () => boolean;
  /** Its document begins. */
  readonly begins: () => void;
  readonly tooSlow: (message: string) => void;
}

/** Puts a guest's frame into the page once no process can be stuck, and once more if it may have come into one that another has stuck. */
export function startGuest(
  guest: Living & { readonly frame: HTMLIFrameElement },
  parent: HTMLElement,
  { signal, hasPainted, begins, tooSlow }: Starting,
): void {
  let cameAt = performance.now();
  const come = () => {
    if (signal.aborted) return;
    if (!enterProcess(guest)) return void setTimeout(come, 100);
    cameAt = performance.now();
    begins();
    parent.append(guest.frame);
  };
  // Only time in which it could have painted: a hidden page paints nothing, and neither do guests beside one that is stuck.
  let waited = 0;
  let hasComeAgain = false;
  const waiting = setInterval(() => {
    if (hasPainted()) return clearInterval(waiting);
    const isHidden = document.visibilityState !== 'visible';
    if (isHidden || !isAlive(guest) || isAnyStuck()) return;
    waited += BEAT_MS;
    if (waited >= START_WITHIN_MS) return tooSlow(`nothing within ${START_WITHIN_MS} ms`);
    // It or another one has been heard since: nothing sticks their process.
    if (isAnyHeardSince(cameAt) || hasComeAgain || waited < HELLO_WITHIN_MS) return;
    if (!isAnyRemovedSince(cameAt - AFTER_ANOTHER_MS)) return;
    hasComeAgain = true;
    renewProcess(guest);
    guest.frame.remove();
    come();
  }, BEAT_MS);
  signal.addEventListener('abort', () => clearInterval(waiting));
  come();
}
