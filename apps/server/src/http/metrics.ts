import type { FastifyInstance } from 'fastify';
import ipaddr from 'ipaddr.js';
import { collectDefaultMetrics, Histogram, Registry } from 'prom-client';
import { isInProcess } from '../pages/call-api.ts';

declare module 'fastify' {
  interface FastifyInstance {
    /** What `/metrics` shows: other parts register their own with it. */
    metrics: Registry;
  }
}

const BUCKETS_SECONDS = [0.002, 0.005, 0.01, 0.025, 0.05, 0.1, 0.25, 0.5, 1, 2.5, 5, 10];

/** Prometheus, for scrapers on this machine or its private network; a proxy's visitors get "not found". */
export function registerMetrics(app: FastifyInstance): void {
  const registry = new Registry();
  app.decorate('metrics', registry);
  collectDefaultMetrics({ register: registry });
  const requests = new Histogram({
    name: 'http_request_duration_seconds',
    help: 'Time to answer, by route',
    labelNames: ['method', 'route', 'status'],
    buckets: BUCKETS_SECONDS,
    registers: [registry],
  });

  app.addHook('onResponse', async (request, reply) => {
    if (isInProcess(request)) return;
    const route = request.routeOptions.url ?? 'none';
    requests.observe({ method: request.method, route, status: reply.statusCode }, reply.elapsedTime / 1000);
  });

  app.get('/metrics', { schema: { hide: true } }, async (request, reply) => {
    if (request.headers['x-forwarded-for'] || !isPrivateAddress(request.socket.remoteAddress ?? ''))
      return reply.callNotFound();
    return reply.type(registry.contentType).send(await registry.metrics());
  });
}

const PRIVATE_RANGES = ['loopback', 'private', 'uniqueLocal'];

function isPrivateAddress(address: string): boolean {
  return ipaddr.isValid(address) && PRIVATE_RANGES.includes(ipaddr.process(address).range());
}
