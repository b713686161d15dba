import ipaddr from 'ipaddr.js';

/** The part of an address that identifies the network, not the household. */
export function shortenIp(ip: string | null): string | null {
  if (!ip || !ipaddr.isValid(ip)) return null;
  const address = ipaddr.process(ip);
  if (address instanceof ipaddr.IPv4) return `${address.octets.slice(0, 3).join('.')}.x`;
  const groups = address.parts.slice(0, 3).map((group) => group.toString(16));
  return `${groups.join(':')}:x`;
}
