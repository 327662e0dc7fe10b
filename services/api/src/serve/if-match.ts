import { createHash } from 'node:crypto';
import { AdminChallenge, Side } from '@vetta/contract/challenges';
import type { EndpointDefinition } from '@vetta/contract/endpoint';
import { Entry, type NewDay } from '@vetta/contract/entries';
import { isTagged, type Tagged } from '@vetta/contract/row-tag';
import type { Context } from 'koa';
import { z } from 'zod';
import { changedSinceRead, rowsChangedSinceRead } from '../errors/http-error.ts';

type Call = Pick<EndpointDefinition, 'method' | 'replies' | 'isImmutable'>;

/** Returns the tag of a row, a hash of its JSON: equal in every call that answers the row. */
const rowTag = (row: object): string =>
  `"${createHash('sha256')
    .update(JSON.stringify(written(row)))
    .digest('base64url')
    .slice(0, 27)}"`;

/** What an admin writes of a sfida: its sums and its people's parts follow the data. */
const WrittenChallenge = AdminChallenge.omit({ parts: true, asOf: true, state: true }).extend({
  sides: z.array(Side.pick({ name: true, colour: true, people: true })),
});

/** Returns a row without the numbers that follow the data: they are no change of another admin, however often they grow. */
function written(row: object): object {
  if ('parts' in row) return WrittenChallenge.parse(row);
  const { origins } = 'origins' in row ? Entry.pick({ origins: true }).parse(row) : {};
  if (origins === undefined) return row;
  const isKept = (field: string) => !isNumber(field) || ![undefined, 'counted'].includes(origins[field]);
  return Object.fromEntries(Object.entries(row).filter(([field]) => field !== 'origins' && isKept(field)));
}

const isNumber = (field: string): field is keyof NonNullable<Entry['origins']> =>
  ['rings', 'apptSet', 'apptDone', 'alignment'].includes(field);

/** Returns a row, or null if nobody wrote anything of it: events came before the first admin. */
const writtenRow = <Row extends object>(row: Row | null): Row | null =>
  row !== null && 'origins' in row && !Object.keys(written(row)).some(isNumber) ? null : row;

/** Returns a row with its tag, as every answer to an admin has it. */
export const withTag = <Row extends object>(row: Row): Tagged<Row> => ({ ...row, rowTag: rowTag(row) });

/** Returns the rows of a list with their tags. */
export const withTags = <Row extends object>(rows: readonly Row[]): Tagged<Row>[] => rows.map(withTag);

/** Whether a call adds a row, or replaces the one that stands in its place. */
const addsOrReplaces = ({ replies, isImmutable }: Call): boolean =>
  200 in replies && 201 in replies && !isImmutable;

/** Whether a call changes one existing row, so that it accepts If-Match. */
export const takesIfMatch = (call: Call): boolean =>
  call.method === 'PUT' || call.method === 'DELETE' || addsOrReplaces(call);

/** Whether a call accepts `If-None-Match: *`, which refuses to replace a row. */
export const takesIfNoneMatch = addsOrReplaces;

/** Whether a call answers the row that it wrote, with its tag in the body and as ETag. */
export const answersRowTag = ({ method, replies, isImmutable }: Call): boolean =>
  (method === 'PUT' && !isImmutable) || (method === 'POST' && isTagged(replies[201]));

/**
 * Throws 412 with the current row if the request was meant for another state of it; `row` is null where there is none.
 * Call it in the change's transaction with the row that was locked there: of two admins who read the same state, the
 * second always gets the 412, with who the first was.
 */
export async function requireMatch(
  endpoint: Call,
  ctx: Pick<Context, 'get'>,
  row: object | null,
  author: () => Promise<string | undefined>,
): Promise<void> {
  const isRefused =
    (takesIfMatch(endpoint) && !matches(ctx.get('If-Match'), row)) ||
    (takesIfNoneMatch(endpoint) && ctx.get('If-None-Match') === '*' && writtenRow(row) !== null);
  if (isRefused) throw changedSinceRead(row && withTag(row), await author());
}

/**
 * Throws 412 with the changed rows if a row of a day was meant for another state of its entry. `before` are the entries
 * that stood there. Like {@link requireMatch}, call it in the change's transaction.
 */
export function requireRowsMatch(rows: NewDay['entries'], before: readonly Entry[]): void {
  const entries = new Map(before.map((entry) => [entry.playerId, withTag(entry)]));
  const changed = rows.flatMap(({ playerId, rowTag: meant }, row) => {
    const entry = entries.get(playerId) ?? null;
    const isMeant = meant === null ? writtenRow(entry) === null : meant === entry?.rowTag;
    return meant === undefined || isMeant ? [] : [{ row, playerId, entry }];
  });
  if (changed.length > 0) throw rowsChangedSinceRead(changed);
}

function matches(ifMatch: string, row: object | null): boolean {
  if (ifMatch === '') return true;
  if (row === null) return false;
  const tags = ifMatch.split(',').map((tag) => tag.trim());
  // A weak tag (W/) never matches: it does not promise equal bytes.
  return tags.includes('*') || tags.includes(rowTag(row));
}
