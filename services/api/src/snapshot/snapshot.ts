import { createHash } from 'node:crypto';
import { promisify } from 'node:util';
import { brotliCompress, constants, gzip } from 'node:zlib';
import type { PublicState } from '@vetta/league/public-state/public-state';

export type Encoding = 'br' | 'gzip' | 'identity';

/** An answer that is ready to be sent. */
export interface Answer {
  readonly status: 200 | 304;
  /** Names and values in turn, the form that node:http writes without copying. */
  readonly headers: readonly string[];
  /** One latin1 character for each byte: node:http sends a head and a text in one write, a head and a Buffer in two. */
  readonly body: string;
}

/** The public state at one commit, with this month's standings ready to be sent. It never changes. */
export interface Snapshot {
  readonly state: PublicState;
  /** `"<version>-<hash>"`, as the ETag header has it. */
  readonly etag: string;
  /** The standings as JSON, by content encoding. */
  readonly full: Readonly<Record<Encoding, Answer>>;
  readonly unchanged: Answer;
  /** Epoch milliseconds of the midnight in Rome from which on this is yesterday's. */
  readonly endsAt: number;
}

const gzipped = promisify(gzip);
const brotlied = promisify(brotliCompress);
// Every commit makes new bodies and readers wait for them: the best quality takes a hundred times as long.
const BROTLI = { params: { [constants.BROTLI_PARAM_QUALITY]: 5 } };

/** Returns the snapshot of a state, compressed. */
export async function makeSnapshot(state: PublicState, endsAt: number): Promise<Snapshot> {
  const identity = Buffer.from(JSON.stringify(state.leaderboard));
  const [br, gzip] = await Promise.all([brotlied(identity, BROTLI), gzipped(identity)]);
  const hash = createHash('sha256').update(identity).digest('base64url').slice(0, 27);
  const etag = `"${state.version}-${hash}"`;
  // Readers ask again every time: the answer is nearly always a 304.
  const common = ['Cache-Control', 'no-cache', 'Vary', 'Accept-Encoding', 'ETag', etag];
  const answer = (encoding: Encoding, body: Buffer): Answer => ({
    status: 200,
    headers: [
      ...common,
      'Content-Type',
      'application/json; charset=utf-8',
      'Content-Length',
      String(body.length),
      ...(encoding === 'identity' ? [] : ['Content-Encoding', encoding]),
    ],
    body: body.toString('latin1'),
  });
  return {
    state,
    etag,
    full: {
      br: answer('br', br),
      gzip: answer('gzip', gzip),
      identity: answer('identity', identity),
    },
    unchanged: { status: 304, headers: common, body: '' },
    endsAt,
  };
}
