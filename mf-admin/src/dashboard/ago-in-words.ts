const MINUTE_MS = 60_000;
const HOUR_MS = 60 * MINUTE_MS;
const DAY_MS = 24 * HOUR_MS;

const words = new Intl.RelativeTimeFormat('it-IT');

/** Returns «12 minuti fa», «3 ore fa», from the second day on «2 giorni fa»; «adesso» in the first minute. */
export function agoInWords(now: Date, then: Date): string {
  const passed = now.getTime() - then.getTime();
  if (passed < MINUTE_MS) return 'adesso';
  if (passed < HOUR_MS) return words.format(-Math.floor(passed / MINUTE_MS), 'minute');
  if (passed < 2 * DAY_MS) return words.format(-Math.floor(passed / HOUR_MS), 'hour');
  return words.format(-Math.floor(passed / DAY_MS), 'day');
}
