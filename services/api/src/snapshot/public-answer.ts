import { createHash } from 'node:crypto';
import { promisify } from 'node:util';
import { brotliCompress, constants, gzip } from 'node:zlib';

export type Encoding = 'br' | 'gzip' | 'identity';

/**
 * Names and values in turn, the form that node:http writes without copying: an object with each request's own headers costs 0.06
 * of the floor more (`npm run bench -- leaderboard`).
 */
type Headers = readonly string[];

/** An answer that is ready to be sent. */
interface Full {
  readonly status: 200;
  readonly headers: Headers;
  readonly body: Buffer;
}
interface Unchanged {
  readonly status: 304;
  readonly headers: Headers;
  readonly body?: undefined;
}
export type Answer = Full | Unchanged;

/** What a public call answers at one version of the public state. It never changes. */
export interface PublicAnswer {
  readonly version: number;
  /** `"<version>-<hash>"`, as the ETag header has it. */
  readonly etag: string;
  /** The value as JSON, by content encoding. */
  readonly full: Readonly<Record<Encoding, Full>>;
  readonly unchanged: Unchanged;
}

const gzipped = promisify(gzip);
const brotlied = promisify(brotliCompress);
// Every commit makes new bodies and readers wait for them: the best quality takes a hundred times as long.
const BROTLI = { params: { [constants.BROTLI_PARAM_QUALITY]: 5 } };

/** Returns the answer with a value that was read at a version, compressed. */
export async function makePublicAnswer(version: number, value: unknown): Promise<PublicAnswer> {
  const identity = Buffer.from(JSON.stringify(value));
  const [br, gzip] = await Promise.all([brotlied(identity, BROTLI), gzipped(identity)]);
  const hash = createHash('sha256').update(identity).digest('base64url').slice(0, 27);
  const etag = `"${version}-${hash}"`;
  // Readers ask again every time: the answer is nearly always a 304.
  const common = ['Cache-Control', 'no-cache', 'Vary', 'Accept-Encoding', 'ETag', etag];
  const answer = (encoding: Encoding, body: Buffer): Full => ({
    status: 200,
    headers: [
      ...common,
      'Content-Type',
      'application/json; charset=utf-8',
      'Content-Length',
      String(body.length),
      ...(encoding === 'identity' ? [] : ['Content-Encoding', encoding]),
    ],
    body,
  });
  return {
    version,
    etag,
    full: {
      br: answer('br', br),
      gzip: answer('gzip', gzip),
      identity: answer('identity', identity),
    },
    unchanged: { status: 304, headers: common },
  };
}
