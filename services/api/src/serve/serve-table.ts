import { Readable } from 'node:stream';
import { type EndpointDefinition, mediaTypeOf, type RequestOf } from '@vetta/contract/endpoint';
import { recordChange } from '@vetta/league/audit/record-change';
import type { Transaction } from '@vetta/league/store/database';
import { nowOf } from '@vetta/league/time/now';
import { z } from 'zod';
import { memoryBudget } from '../connections/memory-budget.ts';
import { inTransaction } from '../database/in-transaction.ts';
import type { DatabaseWatch } from '../watch/database-watch.ts';
import { actorOf } from './actor.ts';
import { readRequest } from './request.ts';
import type { Route } from './route.ts';
import type { ReadContext } from './serve.ts';

/** A part of a CSV text, or of a workbook. */
type Piece = string | Uint8Array;

/** A table, or a document, that browsers save as a file. */
interface Table {
  /** The file's name. */
  readonly name: string;
  readonly pieces: AsyncGenerator<Piece>;
  /** Whom it is about, for the audit. */
  readonly playerId?: string;
}

/** How many tables are sent at once: each keeps one of the eight connections of admins until its reader has all of it. */
const sending = memoryBudget({ total: 4, patience: 10_000 });

/** What the handler of a table gets besides its request. */
interface TableContext extends ReadContext {
  /** Aborted when the database no longer answers: nobody reads the rest of the table. */
  readonly signal: AbortSignal;
}

/**
 * Serves an admin call that answers a CSV file or a workbook, sent in pieces: a long table is never whole in memory. Each export has an
 * audit row, since it takes everybody's numbers out of the league.
 */
export function serveTable<const E extends EndpointDefinition>(
  endpoint: E,
  handle: (request: RequestOf<E>, context: TableContext) => Table,
): Route {
  return {
    endpoint,
    async answer(ctx, { pools, watch, clock, admit }) {
      const holder = await admit(ctx, endpoint);
      const request = await readRequest(ctx, endpoint);
      const actor = actorOf(ctx, holder);
      const now = nowOf(clock());
      const lost = new AbortController();
      const { name, pieces, ...about } = handle(request, { db: pools.admin, now, signal: lost.signal });
      const table = bounded(pieces, watch, lost);
      const place = sending.share();
      await place.take(1);
      const change = { before: null, after: { file: name, ...about } };
      const record = (trx: Transaction) =>
        recordChange(trx, { actor, action: `GET ${endpoint.path}`, at: now.instant, change });
      // An error before the first piece still gets an answer; a later one breaks the file off.
      let first: IteratorResult<Piece>;
      try {
        first = await table.next();
        await watch.during(inTransaction(pools.admin, record));
      } catch (error) {
        await table.return();
        place[Symbol.dispose]();
        throw error;
      }
      ctx.attachment(name);
      const type = mediaTypeOf(endpoint.replies[200] ?? z.string());
      ctx.type = type.startsWith('text/') ? `${type}; charset=utf-8` : type;
      ctx.set('Cache-Control', 'no-store');
      const body = Readable.from(resumed(first, table));
      body.once('close', () => place[Symbol.dispose]());
      ctx.body = body;
    },
  };
}

interface Pieces {
  next(): Promise<IteratorResult<Piece>>;
  /** Ends the table without waiting for the database. */
  return(): Promise<IteratorResult<Piece>>;
}

/** Returns the pieces, of which each comes or throws a 503 in time. A table without an end must not keep its connection. */
function bounded(pieces: AsyncGenerator<Piece>, watch: DatabaseWatch, lost: AbortController): Pieces {
  return {
    async next() {
      try {
        return await watch.during(pieces.next());
      } catch (error) {
        lost.abort();
        throw error;
      }
    },
    async return() {
      // The end waits for a piece under way.
      await watch.during(pieces.return(undefined)).catch(() => lost.abort());
      return { done: true, value: undefined };
    },
  };
}

/** Returns all pieces, the first of which is taken already. Ends the table when the reader stops, even before the first. */
function resumed(first: IteratorResult<Piece>, rest: Pieces): AsyncIterable<Piece> {
  let taken = false;
  return {
    [Symbol.asyncIterator]: () => ({
      async next() {
        if (taken) return rest.next();
        taken = true;
        return first;
      },
      return: () => rest.return(),
    }),
  };
}
