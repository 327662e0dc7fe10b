let offset = 0;

/** Learns the server's time from an answer: `now` as the server said it, at the moment it was read here. */
export function learnServerTime(now: string): void {
  offset = Date.parse(now) - Date.now();
}

/** The server's time now. The device's own clock is trusted only to run on evenly. */
export const serverNow = (): Date => new Date(Date.now() + offset);
