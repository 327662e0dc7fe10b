import { createHash } from 'node:crypto';
import { promisify } from 'node:util';
import { brotliCompress, constants, gzip } from 'node:zlib';
import type { PublicState } from '@vetta/league/public-state/public-state';

export type Encoding = 'br' | 'gzip' | 'identity';

/** The public state at one commit, with this month's standings ready to be sent. Never changes. */
export interface Snapshot {
  readonly state: PublicState;
  /** The standings as JSON, by content encoding. */
  readonly bodies: Readonly<Record<Encoding, Buffer>>;
  /** `"<version>-<hash>"`, as it stands in the header. */
  readonly etag: string;
  /** Epoch milliseconds of the Rome midnight from which this is yesterday's. */
  readonly endsAt: number;
}

const gzipped = promisify(gzip);
const brotlied = promisify(brotliCompress);
// Made anew at every commit, and waited for: the best ratio would take a hundred times as long as the second best.
const BROTLI = { params: { [constants.BROTLI_PARAM_QUALITY]: 5 } };

export async function makeSnapshot(state: PublicState, endsAt: number): Promise<Snapshot> {
  const identity = Buffer.from(JSON.stringify(state.leaderboard));
  const [br, gzip] = await Promise.all([brotlied(identity, BROTLI), gzipped(identity)]);
  const hash = createHash('sha256').update(identity).digest('base64url').slice(0, 27);
  return { state, bodies: { br, gzip, identity }, etag: `"${state.version}-${hash}"`, endsAt };
}
