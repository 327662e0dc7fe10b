import type { IncomingHttpHeaders } from 'node:http';
import { DATA_AGE_HEADER } from '@vetta/contract/data-age';
import { chooseEncoding } from './choose-encoding.ts';
import type { Snapshots } from './keep-snapshot.ts';
import { shownVersion } from './shown-version.ts';
import type { Snapshot } from './snapshot.ts';

/** This month's standings as one reader gets them. */
export interface Representation {
  readonly status: 200 | 304;
  readonly headers: Readonly<Record<string, string | number>>;
  /** Empty for a 304. */
  readonly body: Buffer;
}

const nothing = Buffer.alloc(0);
/** Asked again every time: the answer is nearly always a 304. */
const kept = { 'Cache-Control': 'no-cache', Vary: 'Accept-Encoding' };

/** The standings of a snapshot for a reader that sent these headers. */
export function represent(
  { state, bodies, etag }: Snapshot,
  headers: IncomingHttpHeaders,
  snapshots: Pick<Snapshots, 'age' | 'isAway'>,
): Representation {
  const shown = headers['if-none-match'];
  const unchanged = {
    status: 304 as const,
    headers: { ...kept, ETag: etag, [DATA_AGE_HEADER]: snapshots.age() },
    body: nothing,
  };
  if (shown === etag) return unchanged;
  // What the reader has is newer than all that can be had now, and stays the newest it has seen.
  if (shownVersion(shown) > state.version && snapshots.isAway()) return unchanged;
  if (shown !== undefined && names(shown, etag)) return unchanged;

  const encoding = chooseEncoding(headers['accept-encoding']);
  const body = bodies[encoding];
  return {
    status: 200,
    headers: {
      ...unchanged.headers,
      'Content-Type': 'application/json; charset=utf-8',
      'Content-Length': body.length,
      ...(encoding !== 'identity' && { 'Content-Encoding': encoding }),
    },
    body,
  };
}

/** Whether an If-None-Match header of any form holds the tag. */
const names = (header: string, etag: string): boolean =>
  header.split(',').some((one) => ['*', etag].includes(one.trim().replace(/^W\//, '')));
