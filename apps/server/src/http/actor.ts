import { API_KEY_PREFIX } from '@stellenvisite/contract/integrations/api-keys';
import type { Actor } from '@stellenvisite/core/context';
import { DomainError } from '@stellenvisite/core/domain-error';
import { toActor } from '@stellenvisite/core/identity/auth/actor';
import { AuthError } from '@stellenvisite/core/identity/auth/auth-error';
import { verifyAccessToken } from '@stellenvisite/core/identity/auth/sessions/access-token';
import type { KeyRing } from '@stellenvisite/core/identity/auth/sessions/key-ring';
import { requirePerson } from '@stellenvisite/core/require-person';
import type { FastifyInstance, FastifyRequest } from 'fastify';
import { LRUCache } from 'lru-cache';
import { bearerOf } from '../identity/auth/auth-request.ts';

const READING_METHODS = ['GET', 'HEAD', 'OPTIONS'];

/** The API that is called with keys. */
const PARTNER_PATH = '/api/v1/ats/';

/**
 * Sets the actor of calls to the API. For public data the token's signature is enough, without a database query; facts that a token
 * cannot know, such as an ended session or an administrator's rights, are checked where they matter. Every changing call checks that
 * the session lives, also where visitors may make it: nothing is done in the name of somebody who is banned.
 */
export function registerActor(app: FastifyInstance, keys: KeyRing): void {
  app.addHook('onRequest', (request, _reply, done) => {
    if (!request.headers.authorization || !request.url.startsWith('/api/')) return done();
    setActor(request, keys).then(() => done(), done);
  });
}

async function setActor(request: FastifyRequest, keys: KeyRing): Promise<void> {
  const token = bearerOf(request);
  if (!token) throw new DomainError('auth.token_invalid');
  // Read by the routes for partners, and nowhere else good for anything.
  if (token.startsWith(API_KEY_PREFIX) && request.url.startsWith(PARTNER_PATH)) return;
  request.ctx.actor = await readActor(keys, token, request.ctx.now);
  if (!READING_METHODS.includes(request.method)) await requirePerson(request.ctx);
}

/** A signature is checked once in a while and not on every call of a page: it costs more than many an answer. */
const CACHED_MS = 30_000;
const MAX_CACHED = 5_000;
type CachedActor = { actor: Actor; until: number };
const caches = new WeakMap<KeyRing, LRUCache<string, CachedActor>>();

export async function readActor(keys: KeyRing, token: string, now: () => Date): Promise<Actor> {
  const cache = caches.get(keys) ?? new LRUCache<string, CachedActor>({ max: MAX_CACHED });
  caches.set(keys, cache);
  const time = now().getTime();
  const cached = cache.get(token);
  if (cached && time < cached.until) return cached.actor;
  cache.delete(token);
  const { actor, expiresAt } = await checkToken(keys, token, now);
  cache.set(token, { actor, until: Math.min(expiresAt, time + CACHED_MS) });
  return actor;
}

/** By the token alone, and until when it counts. */
export async function checkToken(
  keys: KeyRing,
  token: string,
  now: () => Date,
): Promise<{ actor: Actor; expiresAt: number }> {
  const claims = await verifyAccessToken(keys, token, now).catch((error: unknown) => {
    throw error instanceof AuthError ? new DomainError('auth.token_invalid') : error;
  });
  const actor = toActor(claims);
  if (!actor) throw new DomainError('auth.token_invalid');
  return { actor, expiresAt: (claims.exp ?? 0) * 1000 };
}
