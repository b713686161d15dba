import { randomUUID } from 'node:crypto';
import type { FastifyInstance } from 'fastify';
import { isInProcess } from '../pages/call-api.ts';

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
