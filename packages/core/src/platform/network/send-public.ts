import { lookup, resolveTxt } from 'node:dns/promises';
import { type IncomingMessage, request as requestHttp } from 'node:http';
import { request as requestHttps } from 'node:https';
import { BlockList, isIP, type LookupFunction } from 'node:net';
import ipaddr from 'ipaddr.js';

/** The ways out of the process to hosts that people name. Tests give their own. */
export type Network = {
  /** The addresses a host has. */
  lookup(hostname: string): Promise<{ address: string; family: number }[]>;
  resolveTxt(name: string): Promise<string[][]>;
  /** `host` or `host:port` that may be reached although its address is not public. */
  allowHosts: readonly string[];
  /** Whole addresses that may be read although their host is not public; nothing else of the host may. */
  allowUrls?: readonly string[];
};

/** The address belongs to our own network, or to nobody. */
export class AddressRefusedError extends Error {}

type Sending = {
  signal: AbortSignal;
  headers?: Record<string, string>;
  method?: 'GET' | 'POST';
  body?: string | Buffer;
};

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
    // A reused connection would skip the check of its address.
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

/** IPv4 addresses written as IPv6 (`::127.0.0.1`), which no network routes and a system may take for the IPv4 one. */
const ipv4Compatible = new BlockList();
ipv4Compatible.addSubnet('::', 96, 'ipv6');

/** Checks whether anybody on the internet may reach it: no private, local, reserved or translated address. */
export function isPublicAddress(address: string): boolean {
  if (isIP(address) === 6 && ipv4Compatible.check(address, 'ipv6')) return false;
  return ipaddr.isValid(address) && ipaddr.process(address).range() === 'unicast';
}

export function createNetwork(allowHosts: readonly string[], allowUrls: readonly string[] = []): Network {
  return {
    lookup: (hostname) => lookup(hostname, { all: true }),
    resolveTxt: (name) => resolveTxt(name),
    allowHosts,
    allowUrls,
  };
}
