import type { IncomingMessage } from 'node:http';
import { BlockList, isIPv6 } from 'node:net';

/**
 * Who really asks: the connection's own address, or what trusted proxies say of it in X-Forwarded-For.
 * `trusted` are addresses or CIDR blocks; everyone else's header is no more than a claim.
 */
export function clientAddress(trusted: readonly string[]): (request: IncomingMessage) => string {
  const proxies = new BlockList();
  for (const entry of trusted) {
    const [address = '', bits] = entry.split('/');
    const family = isIPv6(address) ? 'ipv6' : 'ipv4';
    if (bits === undefined) proxies.addAddress(address, family);
    else proxies.addSubnet(address, Number(bits), family);
  }
  const isProxy = (address: string) => proxies.check(address, isIPv6(address) ? 'ipv6' : 'ipv4');

  return ({ headersDistinct, socket }) => {
    // Nobody vouches for what a header says.
    if (trusted.length === 0) return plain(socket.remoteAddress ?? '');
    const forwarded = (headersDistinct['x-forwarded-for'] ?? []).join().split(',').filter(Boolean);
    // From the nearest hop outwards: the first that is not one of our proxies is the client.
    const hops = [...forwarded, socket.remoteAddress ?? ''].map(plain).reverse();
    return hops.find((hop) => !isProxy(hop)) ?? hops.at(-1) ?? '';
  };
}

/** An IPv4 address that came by an IPv6 socket is still the IPv4 address. */
const plain = (address: string) => address.trim().replace(/^::ffff:(?=\d+\.)/i, '');
