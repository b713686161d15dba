import type { FastifyBaseLogger } from 'fastify';
import { type LoggerOptions, pino } from 'pino';
import { toLoggedError } from './logged-error.ts';

type LogConfig = { logLevel: string; isDevelopment: boolean };

/** No address, no query string, no header, no body: nothing in the log names a person or repeats what one typed. */
export function createLogger(
  { logLevel, isDevelopment }: LogConfig,
  stream?: { write(line: string): void },
): FastifyBaseLogger {
  const options: LoggerOptions = {
    level: logLevel,
    base: null,
    serializers: {
      req: (request: { method: string; url: string }) => ({ method: request.method, path: pathOf(request.url) }),
      err: toLoggedError,
    },
    ...(isDevelopment && process.stdout.isTTY && !stream
      ? { transport: { target: 'pino-pretty', options: { translateTime: 'HH:MM:ss', ignore: 'pid,hostname' } } }
      : {}),
  };
  return stream ? pino(options, stream) : pino(options);
}

/** A token may stand in the last part of a path, so long random parts are left out. */
function pathOf(url: string): string {
  return (url.split('?')[0] ?? '').replace(/\/[\w-]{40,}/g, '/…');
}
