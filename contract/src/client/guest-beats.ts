import { BEAT_MS, endSilent } from './guest-process.ts';

/** After so many beats without a word a guest is silent: within five seconds of its last one. */
const MOST_MISSED = 5;
/** So many beats without a frame of this page: what a guest paints takes all there is to paint with. */
const MOST_FRAMELESS = 5;

export const SILENT_AFTER_S = (BEAT_MS * MOST_MISSED) / 1000;

/** Asks a guest at each beat, from `begin` until `signal` aborts, whether it is there, and ends all silent ones once it is too late. */
export function guestBeats(signal: AbortSignal, ping: (id: number) => void) {
  let missed = 0;
  /** Those that nothing has answered since. Nobody can know the next one: what answers has read it, so it does not loop. */
  let pings: number[] = [];
  return {
    missed: () => missed,
    /** Returns whether an answer is one to a ping. */
    isAnswered(id: number): boolean {
      if (!pings.includes(id)) return false;
      pings = [];
      missed = 0;
      return true;
    },
    begin() {
      let [hasFrame, frameless] = [true, 0];
      const beat = setInterval(() => {
        frameless = hasFrame ? 0 : frameless + 1;
        // A hidden page's timers and frames stand still.
        if (document.visibilityState !== 'visible') {
          missed = frameless = 0;
          pings = [];
        } else if (missed >= MOST_MISSED || frameless >= MOST_FRAMELESS) return endSilent();
        else missed += 1;
        hasFrame = false;
        requestAnimationFrame(() => {
          hasFrame = true;
        });
        const [id = 0] = crypto.getRandomValues(new Uint32Array(1));
        pings.push(id);
        ping(id);
      }, BEAT_MS);
      signal.addEventListener('abort', () => clearInterval(beat));
    },
  };
}
