import type { FailureKind } from './screens.ts';

/** Kinds that an unreachable network or server can cause. A wall blames no build for them. */
export const outsideKinds: readonly FailureKind[] = ['http', 'network', 'chunk', 'tooSlow'];

/** Kinds that such a pause causes once, but a broken build every time. A second one ends a canary. */
export const repeatingKinds: readonly FailureKind[] = ['chunk', 'css'];
