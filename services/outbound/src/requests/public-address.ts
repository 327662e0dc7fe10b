import ipaddr from 'ipaddr.js';

/** What no range of its kind tells: the global IPv6 addresses, and where clouds answer their own machines at a public address. */
const globalIPv6 = ipaddr.IPv6.parseCIDR('2000::/3');
const azurePlatform = '168.63.129.16';

/**
 * Whether an IP address is one of the public internet: not loopback, private, link-local, shared, reserved, multicast, or where a
 * cloud tells a machine its secrets. An IPv4 address inside an IPv6 one counts as itself. False for what is no IP address.
 */
export function isPublicAddress(address: string): boolean {
  // Without the zone of a link-local address.
  const [bare = ''] = address.split('%');
  if (!ipaddr.isValid(bare)) return false;
  const parsed = ipaddr.process(bare);
  if (parsed instanceof ipaddr.IPv4) return isPublicIPv4(parsed);
  // A network without IPv4 reaches the public IPv4 addresses by these (RFC 6052, its well-known prefix alone).
  if (parsed.match(ipaddr.IPv6.parseCIDR('64:ff9b::/96')))
    return isPublicIPv4(new ipaddr.IPv4(parsed.toByteArray().slice(12)));
  return parsed.range() === 'unicast' && parsed.match(globalIPv6);
}

const isPublicIPv4 = (address: ipaddr.IPv4): boolean =>
  address.range() === 'unicast' && address.toString() !== azurePlatform;
