import { parseArgs } from 'node:util';
import { ConfigError } from '../../../config/config-error.ts';
import type { AuthServerOptions } from '../start-auth-server.ts';

const USAGE = 'use --port 9999 and, where it answers below a path, --prefix /auth/v1';
const DEFAULT_PORT = '9999';

/** Reads the flags after `npm run auth:serve --`. Every mistake is reported in one sentence. */
export function readServeFlags(args: readonly string[], env: Record<string, string | undefined>): AuthServerOptions {
  const { port, prefix } = parse(args);
  const number = port ?? (env.PORT || DEFAULT_PORT);
  if (!/^\d{1,5}$/.test(number) || Number(number) < 1 || Number(number) > 65_535) {
    throw new ConfigError(`The port must be a number from 1 to 65535: ${USAGE}.`);
  }
  const path = (prefix ?? '').replace(/\/+$/, '');
  if (!/^(\/[\w.~-]+)*$/.test(path)) throw new ConfigError(`The prefix must be a path such as /auth/v1: ${USAGE}.`);
  return { port: Number(number), prefix: path };
}

function parse(args: readonly string[]) {
  const text = { type: 'string' } as const;
  try {
    return parseArgs({ args: [...args], options: { port: text, prefix: text } }).values;
  } catch {
    const known = /^--(port|prefix)(=|$)/;
    const unknown = args.find((arg) => arg.startsWith('-') && !known.test(arg));
    throw new ConfigError(unknown ? `There is no flag ${unknown}: ${USAGE}.` : `The flags cannot be read: ${USAGE}.`);
  }
}
