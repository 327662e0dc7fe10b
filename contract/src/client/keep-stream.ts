/** The longest wait before the first attempt; each further one may wait twice as long, up to `MOST_MS`. */
const FIRST_MS = 10_000;
const MOST_MS = 60_000;

/**
 * Returns how long to wait before a stream is opened again, in milliseconds. By chance, so that the screens that one server
 * has lost do not all come back at once. `failures` counts the attempts since it was last open; `chance` from 0 to 1.
 */
export const reconnectDelay = (failures: number, chance: number): number =>
  chance * Math.min(MOST_MS, FIRST_MS * 2 ** Math.min(failures, 10));

/** What is used of an `EventSource`. */
interface Stream {
  addEventListener(type: 'open' | 'error' | 'message', listener: () => void): void;
  close(): void;
}

interface StreamOptions {
  /** Opens the stream; by default the browser's own. */
  readonly open?: (address: string) => Stream;
  /** Called for each message. */
  readonly onMessage: () => void;
}

/**
 * Keeps a stream open, over one connection after the other. Not by the browser's own attempts: it waits the same few seconds
 * on all screens, and never tries again after an answer that is no stream. Returns a function that ends it.
 */
export function keepStream(
  address: string,
  { open = (at) => new EventSource(at), onMessage }: StreamOptions,
): () => void {
  let timer: ReturnType<typeof setTimeout> | undefined;
  let stream: Stream | undefined;
  let failures = 0;
  const connect = () => {
    const current = open(address);
    stream = current;
    current.addEventListener('open', () => {
      failures = 0;
    });
    current.addEventListener('message', onMessage);
    current.addEventListener('error', () => {
      // A closed stream may report an error once more.
      if (stream !== current) return;
      current.close();
      stream = undefined;
      timer = setTimeout(connect, reconnectDelay(failures, Math.random()));
      failures += 1;
    });
  };
  connect();
  return () => {
    clearTimeout(timer);
    const last = stream;
    stream = undefined;
    last?.close();
  };
}
