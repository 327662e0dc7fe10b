let offset = 0;

/** Sets the server's clock from an answer; `now` is the server's time in it, an ISO instant. */
export function learnServerTime(now: string): void {
  offset = Date.parse(now) - Date.now();
}

/** Returns the server's time. The device's clock may be wrong, but it measures the time since the last answer well enough. */
export const serverNow = (): Date => new Date(Date.now() + offset);
