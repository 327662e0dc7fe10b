import { isIPv4, isIPv6 } from 'node:net';

/** How many values of the header are remembered. Anyone can invent more of them. */
const REMEMBERED = 1_000;
/** The longest name that DNS has, with a dot at its end and a port. */
const LONGEST = 260;

/**
 * Returns whether a request's Host is one of ours. Localhost, addresses, names of one label and names in `.local` and `.lan`
 * are: no public DNS leads a browser from a foreign page to us under these. So are `names`, in lower case. A request
 * without a Host is answered: no browser sends one.
 */
export function hostFilter(names: readonly string[]): (host: string | undefined) => boolean {
  const own = new Set(names);
  // Nearly all requests have one of a few values.
  const known = new Set<string>();
  return (host) => {
    if (!host || known.has(host)) return true;
    if (host.length > LONGEST || !isAllowed(host.toLowerCase(), own)) return false;
    if (known.size < REMEMBERED) known.add(host);
    return true;
  };
}

function isAllowed(host: string, own: ReadonlySet<string>): boolean {
  const withoutPort = host.replace(/:\d*$/, '');
  const inBrackets = /^\[([^\]%]+)(?:%[^\]]+)?\]$/.exec(withoutPort)?.[1];
  if (inBrackets !== undefined) return isIPv6(inBrackets);
  const name = withoutPort.replace(/\.$/, '');
  if (!/^[a-z\d_-]+(\.[a-z\d_-]+)*$/.test(name)) return false;
  return !name.includes('.') || /\.(local|lan)$/.test(name) || isIPv4(name) || own.has(name);
}
