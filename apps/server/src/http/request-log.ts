import { randomUUID } from 'node:crypto';
import type { FastifyInstance, FastifyServerOptions } from 'fastify';
import { toLoggedError } from '../logging/logged-error.ts';
import { isInProcess } from '../pages/call-api.ts';

/** No address, no query string, no header, no body: nothing in the log names a person or repeats what one typed. */
export function loggerOptions(
  { logLevel, isDevelopment }: { logLevel: string; isDevelopment: boolean },
  stream?: { write(line: string): void },
): FastifyServerOptions['logger'] {
  if (logLevel === 'silent') return false;
  return {
    level: logLevel,
    ...(stream ? { stream } : {}),
    base: null,
    serializers: {
      req: (request: { method: string; url: string }) => ({ method: request.method, path: pathOf(request.url) }),
      err: toLoggedError,
    },
    ...(isDevelopment && process.stdout.isTTY
      ? { transport: { target: 'pino-pretty', options: { translateTime: 'HH:MM:ss', ignore: 'pid,hostname' } } }
      : {}),
  };
}

export const newRequestId = () => randomUUID();

export function registerRequestLog(app: FastifyInstance): void {
  app.addHook('onRequest', async (request, reply) => {
    reply.header('x-request-id', request.id);
  });
  app.addHook('onResponse', async (request, reply) => {
    if (isInProcess(request)) return;
    const line = {
      method: request.method,
      route: request.routeOptions.url,
      status: reply.statusCode,
      ms: Math.round(reply.elapsedTime * 10) / 10,
    };
    request.log.info(line, 'answered');
  });
}

/** A token may stand in the last part of a path, so long random parts are left out. */
function pathOf(url: string): string {
  return (url.split('?')[0] ?? '').replace(/\/[\w-]{40,}/g, '/…');
}
