/** The usual exit codes of a process that a signal ended: 128 + the signal's number. */
const exitCodes = { SIGHUP: 129, SIGINT: 130, SIGTERM: 143 } as const;

/** The terminal and npm both send the first Ctrl-C: signals within this time count as one. */
const SAME_SIGNAL_MS = 1_000;

/** Returns a signal that the first SIGINT, SIGTERM or SIGHUP aborts. A second one ends the process at once. */
export function stopSignal(): AbortSignal {
  const stop = new AbortController();
  let firstAt = 0;
  const onSignal = (name: keyof typeof exitCodes) => {
    if (!stop.signal.aborted) {
      firstAt = performance.now();
      stop.abort();
    } else if (performance.now() - firstAt > SAME_SIGNAL_MS) {
      console.error('Ended at once by the second signal; not everything was closed.');
      process.exit(exitCodes[name]);
    }
  };
  for (const name of ['SIGHUP', 'SIGINT', 'SIGTERM'] as const) process.on(name, () => onSignal(name));
  return stop.signal;
}
