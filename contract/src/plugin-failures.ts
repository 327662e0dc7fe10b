import type { FailureKind } from './screens.ts';

/** The kinds of failure that a network or a server causes which is away for a while. They are held against no build. */
export const outsideKinds: readonly FailureKind[] = ['http', 'network', 'chunk', 'tooSlow'];

/** The kinds that such a pause causes once, but a broken build at each attempt. A trial ends when one of them comes again. */
export const repeatingKinds: readonly FailureKind[] = ['chunk', 'css'];
