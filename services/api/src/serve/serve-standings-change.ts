import type { EndpointDefinition } from '@vetta/contract/endpoint';
import { type LockedTransaction, lockStandings } from '@vetta/league/standings/lock';
import type { Moment } from '@vetta/league/time/moment';
import { serveChange } from './serve-change.ts';

type Handle<E extends EndpointDefinition> = Parameters<typeof serveChange<E>>[1];

/** {@link serveChange} for a command that changes what standings are computed from: its transaction holds their lock. */
export const serveStandingsChange = <const E extends EndpointDefinition>(
  endpoint: E,
  handle: (
    request: Parameters<Handle<E>>[0],
    context: { readonly trx: LockedTransaction; readonly moment: Moment },
  ) => ReturnType<Handle<E>>,
) =>
  serveChange(endpoint, async (request, { trx, moment }) =>
    handle(request, { trx: await lockStandings(trx), moment }),
  );
