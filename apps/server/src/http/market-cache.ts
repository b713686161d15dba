import type { FastifyInstance, FastifyReply, RouteOptions } from 'fastify';
import { ResponseCache } from './response-cache.ts';

declare module 'fastify' {
  interface FastifyContextConfig {
    /** For a visitor the answer depends on the market, the address and the language alone. */
    cache?: 'market';
  }
}

type CachedAnswer = { contentType: string; cacheControl: string | undefined; body: Buffer };
export type MarketCache = ResponseCache<CachedAnswer>;

const MAX_BYTES = 16 * 1024 * 1024;
/** Answers depend on the clock too ("within a day"), so that even an unchanged market is read again after this long. */
const MAX_AGE_MS = 30_000;
const ENTRY_BYTES = 500;

export function createMarketCache(): MarketCache {
  const bytesOf = ({ body }: CachedAnswer, key: string) => body.length + key.length + ENTRY_BYTES;
  return new ResponseCache({ maxBytes: MAX_BYTES, maxAgeMs: MAX_AGE_MS, bytesOf });
}

/** Caches what the routes with `config: { cache: 'market' }` answer; whoever registers it clears the cache when the market changes. */
export function registerMarketCache(app: FastifyInstance, cache: MarketCache): void {
  app.addHook('onRoute', (route) => {
    if (route.config?.cache === 'market') route.handler = cachedHandler(route.handler, cache);
  });
}

function cachedHandler(handler: RouteOptions['handler'], cache: MarketCache): RouteOptions['handler'] {
  return async function answer(request, reply) {
    if (request.ctx.actor) return handler.call(this, request, reply.header('cache-control', 'private, no-store'));
    const key = `${request.ctx.language} ${request.url}`;
    const compute = async () => toAnswer(await handler.call(this, request, reply), reply);
    const { contentType, cacheControl, body } = cache.find(key) ?? (await cache.compute(key, compute));
    if (cacheControl !== undefined) reply.header('cache-control', cacheControl);
    return reply.type(contentType).send(body);
  };
}

/** A text is sent as it is; anything else is serialized by the schema of the route. */
function toAnswer(value: unknown, reply: FastifyReply): CachedAnswer {
  const cacheControl = reply.getHeader('cache-control')?.toString();
  if (typeof value === 'string') {
    const contentType = reply.getHeader('content-type')?.toString() ?? 'text/plain; charset=utf-8';
    return { contentType, cacheControl, body: Buffer.from(value) };
  }
  const body = Buffer.from(reply.serialize(value) as string);
  return { contentType: 'application/json; charset=utf-8', cacheControl, body };
}
