import { type IncomingMessage, request as requestHttp } from 'node:http';
import { request as requestHttps } from 'node:https';
import { isIP, type LookupFunction } from 'node:net';
import { isPublicAddress } from './is-public-address.ts';
import type { Network } from './network.ts';

/** The address belongs to our own network, or to nobody. */
export class AddressRefusedError extends Error {}

type Sending = { signal: AbortSignal; headers?: Record<string, string>; method?: 'GET' | 'POST'; body?: string };

/**
 * One request to a host that somebody named. The address is checked when the connection is made, with the very answer of the DNS that
 * is used for it: a name that first points to a public address and then into our own network gets nowhere.
 */
export function sendPublic(
  network: Network,
  url: URL,
  { signal, headers = {}, method = 'GET', body }: Sending,
): Promise<IncomingMessage> {
  if (!['http:', 'https:'].includes(url.protocol)) throw new AddressRefusedError(`no way to ${url.protocol}`);
  const { allowHosts, allowUrls = [] } = network;
  const isAllowed = allowHosts.includes(url.hostname) || allowHosts.includes(url.host) || allowUrls.includes(url.href);
  const host = url.hostname.replace(/^\[|\]$/g, '');
  // The socket asks no resolver for what is an address already.
  if (isIP(host) && !isAllowed && !isPublicAddress(host)) throw new AddressRefusedError(`${host} is not public`);
  const request = url.protocol === 'https:' ? requestHttps : requestHttp;
  const { promise, resolve, reject } = Promise.withResolvers<IncomingMessage>();
  request(url, {
    method,
    signal,
    // A connection that is kept alive would skip the look at its address.
    agent: false,
    lookup: guardedLookup(network, isAllowed),
    headers: { 'user-agent': 'Stellenvisite', ...headers },
  })
    .on('response', resolve)
    .on('error', reject)
    .end(body);
  return promise;
}

function guardedLookup(network: Network, isAllowed: boolean): LookupFunction {
  return (hostname, options, callback) => {
    network.lookup(hostname).then(
      (addresses) => {
        const [first] = addresses;
        if (!first || !(isAllowed || addresses.every(({ address }) => isPublicAddress(address))))
          callback(new AddressRefusedError(`${hostname} is not public`), '', 0);
        else if (options.all) callback(null, addresses);
        else callback(null, first.address, first.family);
      },
      (error: NodeJS.ErrnoException) => callback(error, '', 0),
    );
  };
}

export function locationOf({ statusCode = 0, headers }: IncomingMessage, from: URL): URL | null {
  const isRedirect = statusCode >= 300 && statusCode < 400 && headers.location !== undefined;
  return isRedirect && URL.canParse(headers.location ?? '', from) ? new URL(headers.location ?? '', from) : null;
}
