import type { IncomingMessage } from 'node:http';
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
