/** The server's time minus the device's, in milliseconds. Only the shell keeps it; plugins get `now()` in their context. */
let offset = 0;

/** Sets the server's clock from an answer; `now` is the server's time in it, an ISO instant. */
export function learnServerTime(now: string): void {
  offset = Date.parse(now) - Date.now();
}

/** Returns the server's time at a time of the device's clock, which is in milliseconds. */
export const serverTimeAt = (deviceMs: number): Date => new Date(deviceMs + offset);

/** Returns the server's time now. */
export const serverNow = (): Date => serverTimeAt(Date.now());
