import { lookup, resolveTxt } from 'node:dns/promises';

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

export function createNetwork(allowHosts: readonly string[], allowUrls: readonly string[] = []): Network {
  return {
    lookup: (hostname) => lookup(hostname, { all: true }),
    resolveTxt: (name) => resolveTxt(name),
    allowHosts,
    allowUrls,
  };
}
