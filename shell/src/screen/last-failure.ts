import type { PublishedPlugin } from '@vetta/contract/plugins-json';
import type { FailureKind, ScreenFailure } from '@vetta/contract/screens';
import { serverNow } from '../server-time/server-clock.ts';

type Build = Pick<PublishedPlugin, 'name' | 'hash'>;
type Listener = (build: Build, kind: FailureKind) => void;

let last: ScreenFailure | null = null;
const listeners = new Set<Listener>();

/** Notes a part of a plugin that this wall could not show, for its next beats. */
export function noteFailure({ name, hash }: Build, kind: FailureKind): void {
  last = { plugin: name, hash, kind, at: serverNow().toISOString() };
  for (const listener of listeners) listener({ name, hash }, kind);
}

/** Returns the last one since the page was loaded. */
export const lastFailure = (): ScreenFailure | null => last;

/** Calls the listener for each from now on. Returns a function that ends it. */
export function watchFailures(listener: Listener): () => void {
  listeners.add(listener);
  return () => void listeners.delete(listener);
}
