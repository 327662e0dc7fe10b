// These files run on the screen's own computer, with the Node of its Debian: plain JavaScript, without dependencies.

/** When the watchdog intervenes, in milliseconds. */
export const limits = {
  /** From the browser's start to its page's first beat: an old computer with a cold disk. */
  firstBeat: 120_000,
  /** Between two beats: the page's title changes every minute. */
  beat: 90_000,
  /** How long the browser may take to answer for its page, and to end. */
  patience: 5_000,
  /** After a browser that has shown a page. */
  restart: 2_000,
  /** The longest time between two starts. */
  longestRestart: 60_000,
  /** After so many browsers in a row without a beat the watchdog ends, and systemd starts everything anew. */
  mostWithoutBeat: 10,
};

/**
 * What is known of a running browser. All times are of one clock that never goes back, in milliseconds.
 *
 * @typedef {object} Run
 * @property {number} startedAt
 * @property {string | undefined} beat the page's newest beat; undefined before the first
 * @property {number | undefined} beatAt when it changed last
 */

/** @param {number} now @returns {Run} */
export const startRun = (now) => ({ startedAt: now, beat: undefined, beatAt: undefined });

/**
 * Returns the run after a look at the page. `beat` is undefined while the browser does not answer.
 *
 * @param {Run} run @param {string | undefined} beat @param {number} now @returns {Run}
 */
export const observe = (run, beat, now) =>
  beat === undefined || beat === run.beat ? run : { ...run, beat, beatAt: now };

/** Whether the page has stood still for too long. @param {Run} run @param {number} now */
export const isHung = ({ startedAt, beatAt }, now) =>
  beatAt === undefined ? now - startedAt > limits.firstBeat : now - beatAt > limits.beat;

/**
 * Returns how long to wait before the next start, in milliseconds. `withoutBeat` counts the browsers in a row that ended
 * without a beat: the wait doubles with each of them.
 *
 * @param {number} withoutBeat
 */
export const restartDelay = (withoutBeat) =>
  Math.min(limits.restart * 2 ** withoutBeat, limits.longestRestart);
