import type { IncomingHttpHeaders } from 'node:http';
import { DATA_AGE_HEADER } from '@vetta/contract/data-age';
import { chooseEncoding } from './choose-encoding.ts';
import type { Snapshots } from './keep-snapshot.ts';
import { shownVersion } from './shown-version.ts';
import type { Snapshot } from './snapshot.ts';

/** This month's standings as one reader gets them. */
export interface Representation {
  readonly status: 200 | 304;
  /** Names and values in turn, as node:http takes them without another look. */
  readonly headers: readonly string[];
  /** Empty for a 304. */
  readonly body: Buffer;
}

const nothing = Buffer.alloc(0);

/** The standings of a snapshot for a reader that sent these headers. */
export function represent(
  snapshot: Snapshot,
  headers: IncomingHttpHeaders,
  snapshots: Pick<Snapshots, 'age' | 'isAway'>,
): Representation {
  const common = [
    // Asked again every time: the answer is nearly always a 304.
    'Cache-Control',
    'no-cache',
    'Vary',
    'Accept-Encoding',
    'ETag',
    snapshot.etag,
    DATA_AGE_HEADER,
    String(snapshots.age()),
  ];
  if (hasIt(snapshot, headers['if-none-match'], snapshots)) {
    return { status: 304, headers: common, body: nothing };
  }
  const encoding = chooseEncoding(headers['accept-encoding']);
  const body = snapshot.bodies[encoding];
  common.push('Content-Type', 'application/json; charset=utf-8', 'Content-Length', String(body.length));
  if (encoding !== 'identity') common.push('Content-Encoding', encoding);
  return { status: 200, headers: common, body };
}

/** Whether what the reader shows by If-None-Match is this snapshot, or as new as anything that can be had. */
function hasIt(
  { etag, state }: Snapshot,
  shown: string | undefined,
  { isAway }: Pick<Snapshots, 'isAway'>,
): boolean {
  if (shown === undefined) return false;
  if (shown === etag) return true;
  // What a reader has seen on another replica stays the newest it has seen.
  if (isAway() && shownVersion(shown) > state.version) return true;
  return shown.split(',').some((one) => ['*', etag].includes(one.trim().replace(/^W\//, '')));
}
