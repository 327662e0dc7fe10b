import { lookup as systemLookup } from 'node:dns';
import { isIP, type LookupFunction } from 'node:net';
import { OutsideFailure } from './outside-failure.ts';
import { isPublicAddress } from './public-address.ts';

export interface OutsideRules {
  /** Hosts that the operator named (SOURCE_HOSTS): also at private addresses, and without TLS. As `hostname` of a URL. */
  readonly namedHosts: readonly string[];
  /** Finds the addresses of a name; by default as the system does. */
  readonly lookup?: LookupFunction;
}

export interface OutsideRequest {
  readonly method?: 'GET' | 'POST';
  readonly headers?: Readonly<Record<string, string>>;
  readonly body?: string;
  /** For the whole request: look-ups, redirects and the answer's last byte. */
  readonly timeoutMs: number;
  /** How long the answer may be. */
  readonly maxBytes: number;
  /** Its status is what counts: of a body that is longer, compressed or cut off, what came of its first `maxBytes` is kept. */
  readonly statusAlone?: boolean;
  /** How many redirects are followed; by default none, and a redirect is an answer like another. Only for GET. */
  readonly maxRedirects?: number;
  /** Ends the request early. */
  readonly signal?: AbortSignal;
}

export interface OutsideAnswer {
  readonly status: number;
  /** Names in lower case; of a repeated header the first. */
  readonly headers: ReadonlyMap<string, string>;
  readonly body: Uint8Array<ArrayBuffer>;
}

const REDIRECTS: ReadonlySet<number> = new Set([301, 302, 303, 307, 308]);

/**
 * Asks a server of somebody else, whose address an admin typed. Connects only to public addresses, over https, at every redirect:
 * each name is looked up once, and the connection goes to the address that was checked. Hosts that the operator named are free of
 * both rules. Any status is an answer.
 * @throws OutsideFailure
 */
export async function askOutside(
  address: URL,
  rules: OutsideRules,
  { method = 'GET', headers = {}, body, maxRedirects = 0, signal, ...limits }: OutsideRequest,
): Promise<OutsideAnswer> {
  // Most servers ask nobody: it is loaded for the first who does.
  const { Agent, request } = await import('undici');
  const { timeoutMs, statusAlone } = limits;
  const timeout = AbortSignal.timeout(timeoutMs);
  const ended = signal ? AbortSignal.any([signal, timeout]) : timeout;
  let target = address;
  let sent = headers;
  for (let redirects = 0; ; redirects++) {
    refuseAddress(target, rules);
    // A dispatcher of its own for each hop: no connection to an address that was checked for another name is used again.
    const dispatcher = new Agent({ connect: { lookup: checkedLookup(target, rules), timeout: timeoutMs } });
    try {
      const answer = await request(target, {
        method,
        headers: sent,
        body: body ?? null,
        dispatcher,
        signal: ended,
      });
      const status = answer.statusCode;
      const next = REDIRECTS.has(status) && maxRedirects > 0 ? answer.headers.location : undefined;
      if (typeof next !== 'string') {
        const encoding = answer.headers['content-encoding'] ?? 'identity';
        if (encoding !== 'identity' && !statusAlone) throw new OutsideFailure('compressed', target.host);
        return { status, headers: firstOf(answer.headers), body: await read(answer.body, limits, target) };
      }
      if (redirects === maxRedirects) throw new OutsideFailure('redirects', address.host);
      const from = target;
      const followed = URL.parse(next, from);
      if (followed === null) throw new OutsideFailure('redirects', address.host);
      target = followed;
      // What was said to one host is not said to another.
      if (target.origin !== from.origin) sent = {};
    } catch (error) {
      if (signal?.aborted) throw error;
      throw asFailure(error, target.host, timeout.aborted);
    } finally {
      // Also what is left of the answer. A connection that is still being made ends by itself.
      dispatcher.destroy().catch(() => {});
    }
  }
}

/** Returns the host that the operator would name for an address: without the dot that ends a whole name. */
/** The host as the guard compares it: without the dot of a full name. */
export const hostOf = ({ hostname }: URL): string => hostname.replace(/\.$/, '');

const isNamed = (target: URL, { namedHosts }: OutsideRules): boolean => namedHosts.includes(hostOf(target));

/** Refuses an address that is never asked. Where a name leads is checked when it is looked up. @throws OutsideFailure */
export function refuseAddress(target: URL, rules: OutsideRules): void {
  const isFree = isNamed(target, rules);
  if (target.protocol !== 'https:' && !(isFree && target.protocol === 'http:'))
    throw new OutsideFailure('not-https', target.host || target.protocol);
  if (target.username !== '' || target.password !== '') throw new OutsideFailure('has-password', target.host);
  if (isFree) return;
  // Sockets look up no address: a URL has already made one of `2130706433`, `0x7f.1` and `0177.0.0.1`.
  const literal = hostOf(target).replace(/^\[|\]$/g, '');
  if (isIP(literal) !== 0 && !isPublicAddress(literal))
    throw new OutsideFailure('forbidden-address', target.host);
}

/** Returns a look-up that fails for a name with an address that is not public, whichever the socket would choose. */
function checkedLookup(target: URL, rules: OutsideRules): LookupFunction {
  const { lookup = systemLookup } = rules;
  if (isNamed(target, rules)) return lookup;
  return (hostname, options, callback) =>
    lookup(hostname, { ...options, all: true }, (error, found) => {
      if (error) return callback(error, '', 0);
      const addresses = typeof found === 'string' ? [{ address: found, family: isIP(found) }] : found;
      const [first] = addresses;
      if (first === undefined || !addresses.every(({ address }) => isPublicAddress(address)))
        return callback(new OutsideFailure('forbidden-address', target.host), '', 0);
      if (options.all) callback(null, addresses);
      else callback(null, first.address, first.family);
    });
}

async function read(
  body: AsyncIterable<Uint8Array>,
  { maxBytes, statusAlone }: Pick<OutsideRequest, 'maxBytes' | 'statusAlone'>,
  target: URL,
): Promise<Uint8Array<ArrayBuffer>> {
  const parts: Uint8Array[] = [];
  let length = 0;
  try {
    for await (const part of body) {
      length += part.length;
      if (length > maxBytes) {
        if (statusAlone) break;
        throw new OutsideFailure('too-large', target.host);
      }
      parts.push(part);
    }
  } catch (error) {
    if (!statusAlone) throw error;
  }
  return new Uint8Array(Buffer.concat(parts));
}

const firstOf = (headers: Record<string, string | string[] | undefined>): ReadonlyMap<string, string> =>
  new Map(
    Object.entries(headers).flatMap(([name, value]) => {
      const first = typeof value === 'string' ? value : value?.[0];
      return first === undefined ? [] : [[name.toLowerCase(), first] as const];
    }),
  );

/** The codes of Node for a certificate that proves nothing. */
const CERTIFICATE = /CERT|SELF_SIGNED|UNABLE_TO_(GET_ISSUER|VERIFY)|ALTNAME|ERR_SSL/;

function asFailure(error: unknown, host: string, isLate: boolean): OutsideFailure {
  if (error instanceof OutsideFailure) return error;
  if (isLate) return new OutsideFailure('too-slow', host, error);
  const code = error instanceof Error && 'code' in error ? String(error.code) : '';
  if (code.endsWith('_TIMEOUT')) return new OutsideFailure('too-slow', host, error);
  if (code === 'ENOTFOUND') return new OutsideFailure('unknown-host', host, error);
  return new OutsideFailure(CERTIFICATE.test(code) ? 'untrusted' : 'unreachable', host, error);
}
