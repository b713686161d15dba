import type { FastifyInstance, FastifyReply, FastifyRequest, preValidationHookHandler, RouteOptions } from 'fastify';
import { LRUCache } from 'lru-cache';
import { type EncodedBody, sendBody, toEncodedBody } from './encoded-body.ts';

type ResponseCacheOptions<Entry> = {
  maxBytes: number;
  maxAgeMs: number;
  bytesOf: (entry: Entry, key: string) => number;
  now?: (() => number) | undefined;
};

/**
 * Answers computed a moment ago, which hold for one state of the market. Whoever learns that the market changed clears the cache:
 * an answer begun before that goes to those who wait for it, and is not cached.
 */
export class ResponseCache<Entry extends object> {
  readonly #entries: LRUCache<string, Entry>;
  readonly #computing = new Map<string, Promise<Entry>>();
  #generation = 0;

  constructor({ maxBytes, maxAgeMs, bytesOf, now = Date.now }: ResponseCacheOptions<Entry>) {
    this.#entries = new LRUCache({
      maxSize: maxBytes,
      sizeCalculation: (entry, key) => Math.ceil(bytesOf(entry, key)),
      ttl: maxAgeMs,
      ttlResolution: 0,
      perf: { now },
    });
  }

  find(key: string): Entry | undefined {
    return this.#entries.get(key);
  }

  /** Those who ask for the same key while it is computed share that computation. */
  compute(key: string, compute: () => Promise<Entry>, mayBeCached: (entry: Entry) => boolean = () => true) {
    const running = this.#computing.get(key);
    if (running) return running;
    const generation = this.#generation;
    const computing = compute()
      .then((entry) => {
        if (generation === this.#generation && mayBeCached(entry)) this.#entries.set(key, entry);
        return entry;
      })
      .finally(() => {
        if (this.#computing.get(key) === computing) this.#computing.delete(key);
      });
    this.#computing.set(key, computing);
    return computing;
  }

  clear(): void {
    this.#generation += 1;
    this.#entries.clear();
    this.#computing.clear();
  }
}

declare module 'fastify' {
  interface FastifyContextConfig {
    /** For a visitor the answer depends on the market, the address and the language alone. */
    cache?: 'market';
  }
}

type CachedAnswer = { headers: Record<string, string>; body: EncodedBody };
export type MarketCache = ResponseCache<CachedAnswer>;

const MAX_BYTES = 16 * 1024 * 1024;
/** Answers depend on the clock too ("within a day"), so that even an unchanged market is read again after this long. */
const MAX_AGE_MS = 30_000;
const ENTRY_BYTES = 500;
/** Half as much again for the compressed copies, which are added while the answer is cached. */
const WITH_ENCODED = 1.5;

export function createMarketCache(): MarketCache {
  const bytesOf = ({ body }: CachedAnswer, key: string) => body.plain.length * WITH_ENCODED + key.length + ENTRY_BYTES;
  return new ResponseCache({ maxBytes: MAX_BYTES, maxAgeMs: MAX_AGE_MS, bytesOf });
}

const keyOf = ({ ctx, url }: FastifyRequest) => `${ctx.language} ${url}`;

/** Caches what the routes with `config: { cache: 'market' }` answer; whoever registers it clears the cache when the market changes. */
export function registerMarketCache(app: FastifyInstance, cache: MarketCache): void {
  app.addHook('onRoute', (route) => {
    if (route.config?.cache !== 'market') return;
    route.handler = cachedHandler(route.handler, cache);
    // After limits and the actor, and before validation: an address in the cache has passed it.
    route.preValidation = [cachedAnswer(cache), ...[route.preValidation ?? []].flat()];
  });
}

function cachedAnswer(cache: MarketCache): preValidationHookHandler {
  return function answer(request, reply, done) {
    const cached = request.ctx.actor ? undefined : cache.find(keyOf(request));
    if (cached) void send(request, reply, cached);
    else done();
  };
}

function cachedHandler(handler: RouteOptions['handler'], cache: MarketCache): RouteOptions['handler'] {
  return async function answer(request, reply) {
    if (request.ctx.actor) return handler.call(this, request, reply.header('cache-control', 'private, no-store'));
    const compute = async () => toAnswer(await handler.call(this, request, reply), reply);
    return send(request, reply, await cache.compute(keyOf(request), compute));
  };
}

function send(request: FastifyRequest, reply: FastifyReply, { headers, body }: CachedAnswer) {
  return sendBody(request, reply.headers(headers), body);
}

/** A text is sent as it is; anything else is serialized by the schema of the route. */
function toAnswer(value: unknown, reply: FastifyReply): CachedAnswer {
  const isText = typeof value === 'string';
  const cacheControl = reply.getHeader('cache-control')?.toString();
  const ownType = reply.getHeader('content-type')?.toString() ?? 'text/plain; charset=utf-8';
  return {
    headers: {
      'content-type': isText ? ownType : 'application/json; charset=utf-8',
      vary: 'Accept-Encoding',
      ...(cacheControl === undefined ? {} : { 'cache-control': cacheControl }),
    },
    body: toEncodedBody(Buffer.from(isText ? value : (reply.serialize(value) as string))),
  };
}
