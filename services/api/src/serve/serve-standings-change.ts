import type { EndpointDefinition } from '@vetta/contract/endpoint';
import { type LockedTransaction, lockStandings } from '@vetta/league/standings/lock';
import type { Now } from '@vetta/league/time/now';
import { serveChange } from './serve-change.ts';

type Handle<E extends EndpointDefinition> = Parameters<typeof serveChange<E>>[1];

/** {@link serveChange} for a command that changes what standings are computed from: its transaction holds their lock. */
export const serveStandingsChange = <const E extends EndpointDefinition>(
  endpoint: E,
  handle: (
    request: Parameters<Handle<E>>[0],
    context: { readonly trx: LockedTransaction; readonly now: Now },
  ) => ReturnType<Handle<E>>,
) =>
  serveChange(endpoint, async (request, { trx, now }) =>
    handle(request, { trx: await lockStandings(trx), now }),
  );
