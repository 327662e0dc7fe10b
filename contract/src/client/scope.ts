import type { Scope } from '../front-end.ts';

export interface OpenScope extends Scope {
  /** Ends every timer, listener and stream of this scope. */
  end(): void;
}

/** Opens a scope for a mounted part of a plugin. Its methods throw, with the plugin's name, after `end`. */
export function openScope(owner: string): OpenScope {
  const ended = new AbortController();
  const { signal } = ended;
  const add = (what: string, start: () => () => void) => {
    if (signal.aborted) throw new Error(`[plugin ${owner}] starts ${what} after its scope has ended`);
    signal.addEventListener('abort', start(), { once: true });
  };
  return {
    every: (milliseconds, run) =>
      add('a timer', () => {
        const timer = setInterval(run, milliseconds);
        return () => clearInterval(timer);
      }),
    on: (target, type, listener) =>
      add('a listener', () => {
        target.addEventListener(type, listener);
        return () => target.removeEventListener(type, listener);
      }),
    stream: (path, message) =>
      add('a stream', () => {
        const source = new EventSource(path);
        source.addEventListener('message', ({ data }) => message(String(data)));
        return () => source.close();
      }),
    end: () => ended.abort(),
  };
}
