import { onTick } from '@vetta/contract/client/on-tick';
import { useSyncExternalStore } from 'react';
import { serverNow } from './server-clock.ts';

/** Returns what `read` makes of the server's time; the component renders only when that changes. */
export const useServerTime = <Reading extends string | number | boolean>(
  read: (now: Date) => Reading,
): Reading => useSyncExternalStore(onTick, () => read(serverNow()));
