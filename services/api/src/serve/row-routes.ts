import type { EndpointDefinition } from '@vetta/contract/endpoint';
import type { PlainCommands } from '@vetta/league/plain-rows';
import type { z } from 'zod';
import { withTags } from './if-match.ts';
import type { Route } from './route.ts';
import { serve } from './serve.ts';
import { serveChange } from './serve-change.ts';

/** What `resource` declares. */
interface Rows<Shape, Added, Changed> {
  readonly row: Shape;
  readonly added: z.ZodType<Added>;
  readonly changed: z.ZodType<Changed>;
  readonly list: EndpointDefinition;
  readonly add: EndpointDefinition;
  readonly change: EndpointDefinition;
  readonly remove: EndpointDefinition;
}

/** Serves the four calls of a resource whose rows follow no rule of the game. */
export const rowRoutes = <Shape extends z.ZodObject, Added extends object, Changed extends object>(
  { list, add, change, remove }: Rows<Shape, Added, Changed>,
  rows: PlainCommands<Shape, Added, Changed>,
): Route[] => [
  serve(list, async (_, { db }) => withTags(await rows.list(db))),
  // The calls are declared with these shapes: what arrives has been parsed by them.
  serveChange(add, ({ body }, { trx }) => rows.add(trx, body as Added)),
  serveChange(change, ({ params, body }, { trx }) => rows.change(trx, nameIn(params), body as Changed)),
  serveChange(remove, ({ params }, { trx }) => rows.remove(trx, nameIn(params))),
];

/** Returns what names the row in the address. */
const nameIn = (params: object = {}): string => String(Object.values(params)[0]);
