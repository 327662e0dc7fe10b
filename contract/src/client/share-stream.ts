import { keepStream } from './keep-stream.ts';

/** How often the window with the stream says that it has it. */
const SAYS_MS = 20_000;
/** After how long without a word another window opens it. Browsers run the timers of hidden windows once a minute. */
const SILENCE_MS = 150_000;
/** Windows that look for a stream at the same time do so one after the other. */
const SPREAD_MS = 1_000;

interface Word {
  readonly from: number;
  readonly says: 'who streams?' | 'I stream' | 'I leave' | 'changed';
}

interface SharedStreamOptions {
  /** Called for each message, whichever window has received it. */
  readonly onMessage: () => void;
  /** Keeps the stream of one window; by default `keepStream`. */
  readonly keep?: typeof keepStream;
}

/**
 * Keeps one stream open for all windows of this browser: over HTTP/1.1 it has six connections to a host, and with a stream
 * each, six walls of one computer would leave none. One window has the stream and passes its messages on; when it closes, or
 * says nothing for a while, another takes over. Not by Web Locks: plain http, as in most offices, has none. Returns a function
 * that ends this window's part.
 */
export function shareStream(
  address: string,
  { onMessage, keep = keepStream }: SharedStreamOptions,
): () => void {
  const own = Math.random();
  const channel = new BroadcastChannel(`vetta ${address}`);
  const say = (says: Word['says']) => channel.postMessage({ from: own, says } satisfies Word);
  let end: (() => void) | undefined;
  let timer: ReturnType<typeof setTimeout>;

  const stream = () => {
    end ??= keep(address, {
      onMessage: () => {
        onMessage();
        say('changed');
      },
    });
    say('I stream');
    timer = setTimeout(stream, SAYS_MS);
  };
  const streamAfter = (ms: number) => {
    clearTimeout(timer);
    timer = setTimeout(stream, ms + Math.random() * SPREAD_MS);
  };
  channel.onmessage = ({ data: { from, says } }: MessageEvent<Word>) => {
    if (says === 'who streams?') {
      if (end) say('I stream');
      return;
    }
    if (says === 'I leave') {
      if (!end) streamAfter(0);
      return;
    }
    if (says === 'changed') onMessage();
    // Two may have begun at the same time: one of them gives way.
    if (end && own < from) return say('I stream');
    end?.();
    end = undefined;
    streamAfter(SILENCE_MS);
  };
  const leave = () => {
    if (end) say('I leave');
  };
  addEventListener('pagehide', leave);
  say('who streams?');
  streamAfter(0);

  return () => {
    removeEventListener('pagehide', leave);
    leave();
    clearTimeout(timer);
    end?.();
    channel.close();
  };
}
