import type { EndpointDefinition, ReplyOf, RequestOf } from '@vetta/contract/endpoint';
import type { Tagged } from '@vetta/contract/row-tag';
import { lastAuthor } from '@vetta/league/audit/own-changes';
import { recordChange } from '@vetta/league/audit/record-change';
import type { Change } from '@vetta/league/change';
import { type LockedTransaction, lockStandings } from '@vetta/league/standings/lock';
import type { Transaction } from '@vetta/league/store/database';
import { type Now, nowOf } from '@vetta/league/time/now';
import type { OutsideRules } from '@vetta/outbound/requests/ask-outside';
import type { SecretBox } from '@vetta/outbound/secrets/secret-box';
import { z } from 'zod';
import type { Holder } from '../admin-key/holder.ts';
import { inTransaction } from '../database/in-transaction.ts';
import { actorOf } from './actor.ts';
import { answersRowTag, requireMatch, withTag } from './if-match.ts';
import { reply } from './reply.ts';
import { readRequest } from './request.ts';
import type { Route } from './route.ts';
import { asItIs, type Prepare } from './serve.ts';

/** What the handler of a change gets besides its request. */
interface ChangeContext<Trx extends Transaction> {
  readonly trx: Trx;
  /** Read once the transaction holds its locks: what waited for a close comes after it. */
  readonly now: Now;
  /** Whose key the call carries, and who acts with it. */
  readonly holder: Holder;
  readonly actor: string;
  /** Which servers of others may be asked. */
  readonly outside: OutsideRules;
  /** Encrypts what is never answered. */
  readonly secrets: SecretBox;
}

export type Handle<E extends EndpointDefinition, Trx extends Transaction, Input = RequestOf<E>> = (
  input: Input,
  context: ChangeContext<Trx>,
) => Promise<(Change<object | null, After<E>> | ChangeWithReply<After<E>>) & MayBeUnrecorded>;

/** A row without its tag, which is added to the answer. */
type Untagged<Row> = Row extends Tagged<object> ? Omit<Row, keyof Tagged<object>> : Row;

/** The row after a change; `null` if it was removed. */
type After<E extends EndpointDefinition> = ReplyOf<E> extends undefined ? null : Untagged<ReplyOf<E>>;

/** A change whose answer is not the changed row. */
type ChangeWithReply<T> = Change<object | null, unknown> & { readonly reply: T };

interface MayBeUnrecorded {
  /** Whether it gets no audit row, since it changed nothing that people look at. */
  readonly isUnrecorded?: boolean;
}

/**
 * Serves a change by an admin: checks key and input, runs the command and writes its audit row in one transaction, and
 * answers the audit row's id as `X-Audit-Id`. Answers 201 for a creation, 200 for a replacement, 204 for a removal, and
 * 412 if If-Match names another state of the row. A row is answered with its tag.
 */
export const serveChange = <const E extends EndpointDefinition>(
  endpoint: E,
  handle: Handle<E, Transaction>,
  actor = actorOf,
): Route => changeRoute(endpoint, async (trx) => trx, handle, asItIs, actor);

/**
 * {@link serveChange} for a command that changes what standings are computed from: its transaction holds their lock. `prepare`
 * as in `serve`.
 */
export const serveStandingsChange = <const E extends EndpointDefinition, Input = RequestOf<E>>(
  endpoint: E,
  handle: Handle<E, LockedTransaction, Input>,
  prepare: Prepare<E, Input> = asItIs,
): Route => changeRoute(endpoint, lockStandings, handle, prepare);

function changeRoute<E extends EndpointDefinition, Trx extends Transaction, Input>(
  endpoint: E,
  begin: (trx: Transaction) => Promise<Trx>,
  handle: Handle<E, Trx, Input>,
  prepare: Prepare<E, Input>,
  actorFor = actorOf,
): Route {
  return {
    endpoint,
    async answer(ctx, { pools, watch, snapshots, wallNotices, clock, admit, outside, secrets }) {
      const holder = await admit(ctx, endpoint);
      const input = await prepare(await readRequest(ctx, endpoint), ctx);
      const actor = actorFor(ctx, holder);
      const work = inTransaction(pools.admin, async (begun) => {
        const trx = await begin(begun);
        const now = nowOf(clock());
        const change = await handle(input, { trx, now, holder, actor, outside, secrets });
        await requireMatch(endpoint, ctx, change.before, () =>
          lastAuthor(trx, { action: endpoint.name, subject: subjectOf(change.before) }),
        );
        if (change.isUnrecorded) return { change, auditId: undefined };
        const auditId = await recordChange(trx, {
          actor,
          action: endpoint.name,
          at: now.instant,
          change,
        });
        return { change, auditId };
      });
      const { change, auditId } = await watch.during(work);
      // The admin's next read must show the change.
      wallNotices.forget();
      await snapshots.caughtUp();
      if (auditId !== undefined) ctx.set('X-Audit-Id', auditId);
      const status = statusOf(endpoint, change);
      const answer: unknown = 'reply' in change ? change.reply : change.after;
      if (!answersRowTag(endpoint) || !(answer instanceof Object)) return reply(ctx, 'admin', status, answer);
      const row = withTag(answer);
      ctx.set('ETag', row.rowTag);
      reply(ctx, 'admin', status, row);
    },
  };
}

/** Returns what the audit finds a row by: its id, or its key. */
const subjectOf = (row: object | null): string | undefined =>
  Subject.safeParse(row).data?.find((name) => name !== undefined);
const Subject = z
  .object({ id: z.string().optional(), key: z.string().optional() })
  .transform(({ id, key }) => [id, key]);

function statusOf(
  { replies }: EndpointDefinition,
  { before }: Change<unknown, unknown>,
): 200 | 201 | 202 | 204 {
  if (202 in replies) return 202;
  if (204 in replies) return 204;
  return 201 in replies && before === null ? 201 : 200;
}
