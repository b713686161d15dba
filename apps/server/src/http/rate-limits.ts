import rateLimit from '@fastify/rate-limit';
import { networkOf } from '@stellenvisite/core/limits/network-of';
import type { FastifyInstance } from 'fastify';
import { isInProcess } from '../pages/call-api.ts';

/** Per address and minute, for everything; routes that send mail or cost more set a lower one of their own. */
export async function registerRateLimits(app: FastifyInstance, { perMinute }: { perMinute: number }): Promise<void> {
  if (perMinute === 0) return;
  await app.register(rateLimit, {
    global: true,
    max: perMinute,
    timeWindow: 60_000,
    keyGenerator: ({ ip }) => networkOf(ip),
    cache: 20_000,
    // A loader's call belongs to the page that was counted already; routes that count people's own acts still see it.
    allowList: (request) => isInProcess(request) && !request.routeOptions.config.rateLimit,
    errorResponseBuilder: (_request, { statusCode }) => Object.assign(new Error('rate limited'), { statusCode }),
  });
}
