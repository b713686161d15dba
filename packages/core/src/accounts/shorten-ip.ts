import { isIPv4, isIPv6 } from 'node:net';

/** The part of an address that tells the network, not the household. */
export function shortenIp(ip: string | null): string | null {
  if (!ip) return null;
  const mapped = /^::ffff:(\d+\.\d+\.\d+\.\d+)$/i.exec(ip)?.[1] ?? ip;
  if (isIPv4(mapped)) return `${mapped.split('.').slice(0, 3).join('.')}.x`;
  if (!isIPv6(mapped)) return null;
  const [front = '', back = ''] = mapped.split('%')[0]?.split('::') ?? [];
  const leading = front.split(':').filter(Boolean);
  const isWhole = !mapped.includes('::');
  const groups = isWhole
    ? leading
    : [...leading, ...Array(8 - leading.length - back.split(':').filter(Boolean).length).fill('0')];
  return `${groups.slice(0, 3).join(':')}:x`;
}
