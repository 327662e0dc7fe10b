import type { PublishedPlugin } from '@vetta/contract/generation';
import type { FailureKind, ScreenFailure } from '@vetta/contract/screens';
import { serverNow } from '../server-time/server-clock.ts';

let last: ScreenFailure | null = null;

/** Notes a part of a plugin that this wall could not show, for its next beats. */
export function noteFailure({ name, hash }: Pick<PublishedPlugin, 'name' | 'hash'>, kind: FailureKind): void {
  last = { plugin: name, hash, kind, at: serverNow().toISOString() };
}

/** Returns the last one since the page was loaded. */
export const lastFailure = (): ScreenFailure | null => last;
