import type { IncomingMessage } from 'node:http';
import ipaddr from 'ipaddr.js';
import proxyAddr from 'proxy-addr';

/**
 * Returns a function that finds the client's address: the connection's own, or what trusted proxies say of it in
 * X-Forwarded-For. `trusted` holds addresses or CIDR blocks; a header from anyone else proves nothing.
 */
export function clientAddress(trusted: readonly string[]): (request: IncomingMessage) => string {
  if (trusted.length === 0) return ({ socket }) => withoutMappedPrefix(socket.remoteAddress);
  const isTrusted = proxyAddr.compile([...trusted]);
  return (request) => withoutMappedPrefix(proxyAddr(request, isTrusted));
}

/** Returns whether an address is one of `trusted`, addresses or CIDR blocks. */
export function trustedProxies(trusted: readonly string[]): (address: string) => boolean {
  const isTrusted = proxyAddr.compile([...trusted]);
  return (address) => isTrusted(address, 0);
}

/** An IPv4 address that came over an IPv6 socket is still the IPv4 address. The address of a closed socket is ''. */
const withoutMappedPrefix = (address = '') =>
  address.includes(':') ? address.replace(/^::ffff:(?=\d+\.)/i, '') : address;

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
