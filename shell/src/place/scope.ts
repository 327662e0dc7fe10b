import type { Scope } from '@vetta/contract/plugin';

export interface OpenScope extends Scope {
  /** Ends every timer, listener and stream that was made here. */
  end(): void;
}

/** A scope for one mounted place of a plugin. Whoever uses it after its end is named. */
export function openScope(owner: string): OpenScope {
  const ended = new AbortController();
  const { signal } = ended;
  const whenOpen = (what: string, open: () => () => void) => {
    if (signal.aborted) throw new Error(`[plugin ${owner}] asks for ${what} after its place has ended`);
    signal.addEventListener('abort', open(), { once: true });
  };
  return {
    every: (milliseconds, run) =>
      whenOpen('a timer', () => {
        const timer = setInterval(run, milliseconds);
        return () => clearInterval(timer);
      }),
    on: (target, type, listener) =>
      whenOpen('a listener', () => {
        target.addEventListener(type, listener);
        return () => target.removeEventListener(type, listener);
      }),
    stream: (path, message) =>
      whenOpen('a stream', () => {
        const source = new EventSource(path);
        source.addEventListener('message', ({ data }) => message(String(data)));
        return () => source.close();
      }),
    end: () => ended.abort(),
  };
}
