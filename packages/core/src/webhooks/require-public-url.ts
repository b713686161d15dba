import { isIP } from 'node:net';
import type { Context } from '../context.ts';
import { DomainError } from '../domain-error.ts';
import { isPublicAddress } from '../network/is-public-address.ts';

/**
 * Said when the address is typed rather than with the first delivery: only https to hosts that are public. The connection itself is
 * checked once more each time, since what a name points to may change.
 */
export async function requirePublicUrl({ network }: Pick<Context, 'network'>, address: string): Promise<string> {
  const url = new URL(address);
  const isAllowed = network.allowHosts.includes(url.hostname) || network.allowHosts.includes(url.host);
  if (url.username || url.password) throw new DomainError('webhook.address_refused');
  if (isAllowed) return url.href;
  const host = url.hostname.replace(/^\[|\]$/g, '');
  const addresses = isIP(host) ? [host] : await listAddresses(network, host);
  const isPublic = addresses.length > 0 && addresses.every(isPublicAddress);
  if (url.protocol !== 'https:' || !isPublic) throw new DomainError('webhook.address_refused');
  return url.href;
}

async function listAddresses(network: Context['network'], host: string): Promise<string[]> {
  const found = await network.lookup(host).catch(() => []);
  return found.map(({ address }) => address);
}
