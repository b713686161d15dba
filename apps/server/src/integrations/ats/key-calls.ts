import { API_KEY_PREFIX, API_KEY_RATE } from '@stellenvisite/contract/integrations/api-keys';
import { DomainError } from '@stellenvisite/core/domain-error';
import { authenticateApiKey } from '@stellenvisite/core/integrations/api-keys/create-api-key';
import {
  claimIdempotencyKey,
  type KeyedCall,
  releaseCall,
  storeResponse,
} from '@stellenvisite/core/integrations/ats/store-response';
import type { FastifyInstance, FastifyRequest } from 'fastify';
import { bearerOf } from '../../identity/auth/auth-request.ts';

declare module 'fastify' {
  interface FastifyRequest {
    /** The call whose answer is stored for calls with the same `Idempotency-Key`. */
    keyedCall: KeyedCall | null;
  }
}

const BY_ONE_KEY = {
  name: 'ats.key',
  count: API_KEY_RATE.perMinute,
  seconds: 60,
  burst: API_KEY_RATE.burst,
};

/** Authenticates the key of a call and limits its rate, before anything else of the call is read. */
export function registerKeys(scope: FastifyInstance): void {
  scope.addHook('onRequest', async (request, reply) => {
    const { ctx } = request;
    const key = request.headers.authorization ? bearerOf(request) : null;
    if (!key?.startsWith(API_KEY_PREFIX)) return;
    ctx.auth.apiKey = await authenticateApiKey(ctx, key);
    const taken = await ctx.limits.take(ctx.db, BY_ONE_KEY, ctx.auth.apiKey.keyId);
    if (taken.ok) return;
    reply.header('retry-after', taken.retryAfter);
    throw new DomainError('request.rate_limited');
  });
}

const CHANGING_METHODS = ['POST', 'PUT'];
const REPLAYED_HEADER = 'idempotent-replayed';

/** A call that is sent again with its `Idempotency-Key` gets the first answer, and nothing happens twice. */
export function registerIdempotency(scope: FastifyInstance): void {
  scope.decorateRequest('keyedCall', null);

  scope.addHook('preHandler', async (request, reply) => {
    const call = toKeyedCall(request);
    if (!call) return;
    const known = await claimIdempotencyKey(request.ctx, call);
    if (known) {
      const isProblem = known.status >= 400;
      return reply
        .code(known.status)
        .header(REPLAYED_HEADER, 'true')
        .type(isProblem ? 'application/problem+json' : 'application/json; charset=utf-8')
        .serializer((body: unknown) => String(body))
        .send(known.body);
    }
    request.keyedCall = call;
  });

  scope.addHook('onSend', async (request, reply, payload) => {
    const { ctx, keyedCall } = request;
    if (!keyedCall) return payload;
    request.keyedCall = null;
    if (reply.statusCode >= 500 || reply.statusCode === 429) await releaseCall(ctx, keyedCall);
    else await storeResponse(ctx, keyedCall, { status: reply.statusCode, body: String(payload ?? '') });
    return payload;
  });
}

function toKeyedCall({ ctx, headers, method, url, body }: FastifyRequest): KeyedCall | null {
  const key = headers['idempotency-key'];
  if (typeof key !== 'string' || !ctx.auth.apiKey || !CHANGING_METHODS.includes(method)) return null;
  return { apiKeyId: ctx.auth.apiKey.keyId, key, request: JSON.stringify([method, url, body ?? null]) };
}
