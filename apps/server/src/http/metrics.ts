import { isSameSecret } from '@stellenvisite/core/platform/settings/count-operator-try';
import type { FastifyInstance, FastifyRequest } from 'fastify';
import ipaddr from 'ipaddr.js';
import { collectDefaultMetrics, Histogram, Registry } from 'prom-client';
import type { Config } from '../config.ts';
import { isInProcess } from '../pages/call-api.ts';

declare module 'fastify' {
  interface FastifyInstance {
    /** The metrics that `/metrics` shows: other parts register their own with it. */
    metrics: Registry;
  }
}

const BUCKETS_SECONDS = [0.002, 0.005, 0.01, 0.025, 0.05, 0.1, 0.25, 0.5, 1, 2.5, 5, 10];

type MetricsOptions = Pick<Config, 'metricsToken' | 'publicUrl'>;

/** Prometheus, for scrapers with the operator's token; everybody else gets "not found". */
export function registerMetrics(app: FastifyInstance, options: MetricsOptions): void {
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

  app.addHook('onResponse', (request, reply, done) => {
    if (isInProcess(request)) return done();
    const route = request.routeOptions.url ?? 'none';
    requests.observe({ method: request.method, route, status: reply.statusCode }, reply.elapsedTime / 1000);
    done();
  });

  app.get('/metrics', { schema: { hide: true } }, async (request, reply) => {
    if (!mayRead(request, options)) return reply.callNotFound();
    return reply.type(registry.contentType).send(await registry.metrics());
  });
}

const FORWARDED = [
  'x-forwarded-for',
  'x-forwarded-host',
  'x-forwarded-proto',
  'x-real-ip',
  'forwarded',
  'via',
] as const;

/**
 * Without a token only programs on this machine may, and only of a site that nobody else reaches: a proxy on this machine comes from
 * loopback as well, and need not say whom it speaks for.
 */
function mayRead({ headers, socket }: FastifyRequest, { metricsToken, publicUrl }: MetricsOptions): boolean {
  if (metricsToken) return isSameSecret(headers.authorization ?? '', `Bearer ${metricsToken}`);
  return (
    isLoopback(new URL(publicUrl).hostname) &&
    isLoopback(socket.remoteAddress ?? '') &&
    FORWARDED.every((name) => headers[name] === undefined)
  );
}

function isLoopback(host: string): boolean {
  const address = host.replace(/^\[|\]$/g, '');
  return host === 'localhost' || (ipaddr.isValid(address) && ipaddr.process(address).range() === 'loopback');
}
