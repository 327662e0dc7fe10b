import ipaddr from 'ipaddr.js';

/**
 * Returns what an address counts as in limits: an IPv4 address as itself, an IPv6 address as its /64, since a client
 * chooses freely among the addresses of its own. Anything else counts as itself.
 */
export function networkOf(address: string): string {
  if (!address.includes(':') || !ipaddr.isValid(address)) return address;
  const parsed = ipaddr.process(address);
  if (!(parsed instanceof ipaddr.IPv6)) return parsed.toString();
  const [a = 0, b = 0, c = 0, d = 0] = parsed.parts;
  return `${[a, b, c, d].map((part) => part.toString(16)).join(':')}::/64`;
}
