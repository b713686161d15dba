import ipaddr from 'ipaddr.js';

const { IPv6 } = ipaddr;
const GROUPS_OF_NETWORK = 4;

/** A connection of IPv6 has a whole /64 network of addresses: it is counted as one. */
export function networkOf(ip: string): string {
  if (!IPv6.isValid(ip)) return ip;
  const address = IPv6.parse(ip);
  if (address.isIPv4MappedAddress()) return address.toIPv4Address().toString();
  return address.parts
    .slice(0, GROUPS_OF_NETWORK)
    .map((group) => group.toString(16))
    .join(':');
}
