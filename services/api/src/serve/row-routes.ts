import type { EndpointDefinition } from '@vetta/contract/endpoint';
import type { Created, Removed, Replaced } from '@vetta/league/change';
import type { Database, Transaction } from '@vetta/league/store/database';
import type { Now } from '@vetta/league/time/now';
import type { z } from 'zod';
import { withTags } from './if-match.ts';
import type { Route } from './route.ts';
import { serve } from './serve.ts';
import type { Handle } from './serve-change.ts';

/** What `resource` declares. */
interface Rows<Added, Changed> {
  readonly added: z.ZodType<Added>;
  readonly changed: z.ZodType<Changed>;
  readonly list: EndpointDefinition;
  readonly add: EndpointDefinition;
  readonly change: EndpointDefinition;
  readonly remove: EndpointDefinition;
}

/** What lists and changes the rows; `name` is what names one in its address. */
interface Commands<Row extends object, Added, Changed, Trx> {
  readonly list: (db: Database, now: Now) => Promise<Row[]>;
  readonly add: (trx: Trx, added: Added, now: Now) => Promise<Created<Row>>;
  readonly change: (trx: Trx, name: string, change: Changed, now: Now) => Promise<Replaced<Row>>;
  readonly remove: (trx: Trx, name: string, now: Now) => Promise<Removed<Row>>;
}

/** Serves the four calls of a resource; its changes by `serveChange`, or by `serveStandingsChange` if they need the standings' lock. */
export const rowRoutes = <Row extends object, Added, Changed, Trx extends Transaction>(
  serveRow: (endpoint: EndpointDefinition, handle: Handle<EndpointDefinition, Trx>) => Route,
  { list, add, change, remove }: Rows<Added, Changed>,
  rows: Commands<Row, Added, Changed, Trx>,
): Route[] => [
  serve(list, async (_, { db, now }) => withTags(await rows.list(db, now))),
  // The calls are declared with these shapes: what arrives has been parsed by them.
  serveRow(add, ({ body }, { trx, now }) => rows.add(trx, body as Added, now)),
  serveRow(change, ({ params, body }, { trx, now }) =>
    rows.change(trx, nameIn(params), body as Changed, now),
  ),
  serveRow(remove, ({ params }, { trx, now }) => rows.remove(trx, nameIn(params), now)),
];

/** Returns what names the row in the address. */
const nameIn = (params: object = {}): string => String(Object.values(params)[0]);
