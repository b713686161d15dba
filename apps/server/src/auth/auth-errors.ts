import { AuthError } from '@stellenvisite/core/auth/auth-error';
import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify';

export const API_VERSION = '2024-01-01';

/** Every refusal in the protocol's shape: the one of the client's version, with the codes of the other one beside it. */
export function sendAuthError(request: FastifyRequest, reply: FastifyReply, error: AuthError) {
  const { status, code, message, extra } = error;
  const weak = extra.weak_password ? { weak_password: extra.weak_password } : {};
  reply.header('x-sb-error-code', code);
  if (extra.retryAfter) reply.header('retry-after', String(extra.retryAfter));
  if (speaksNewVersion(request)) {
    reply.header('x-supabase-api-version', API_VERSION);
    return reply.code(status).send({ code, error_code: code, message, ...weak });
  }
  const id = status >= 500 ? { error_id: request.id } : {};
  return reply.code(status).send({ code: status, error_code: code, msg: message, ...id, ...weak });
}

function speaksNewVersion(request: FastifyRequest): boolean {
  const version = request.headers['x-supabase-api-version'];
  return typeof version === 'string' && /^\d{4}-\d{2}-\d{2}$/.test(version) && version >= API_VERSION;
}

/** Within the auth server's scope nothing answers in another shape, whatever went wrong. */
export function registerAuthErrors(scope: FastifyInstance): void {
  scope.setErrorHandler((error, request, reply) => sendAuthError(request, reply, toAuthError(request, error)));
  scope.setNotFoundHandler((request, reply) =>
    sendAuthError(request, reply, new AuthError(404, 'not_found', 'There is no such endpoint')),
  );
}

const FRAMING: Readonly<Record<string, [number, string, string]>> = {
  FST_ERR_CTP_BODY_TOO_LARGE: [413, 'request_entity_too_large', 'Request body is too large'],
  FST_ERR_CTP_INVALID_MEDIA_TYPE: [415, 'validation_failed', 'Content-Type must be application/json'],
  FST_ERR_CTP_INVALID_JSON_BODY: [400, 'bad_json', 'Could not parse request body as JSON'],
  FST_ERR_CTP_EMPTY_JSON_BODY: [400, 'bad_json', 'Could not parse request body as JSON'],
};

function toAuthError(request: FastifyRequest, error: unknown): AuthError {
  if (error instanceof AuthError) return error;
  const { code = '', statusCode = 500 } = error as { code?: string; statusCode?: number };
  const framing = FRAMING[code];
  if (framing) return new AuthError(...framing);
  if (statusCode === 429)
    return new AuthError(429, 'over_request_rate_limit', 'Request rate limit reached', { retryAfter: 60 });
  if (statusCode >= 400 && statusCode < 500)
    return new AuthError(statusCode, 'validation_failed', 'The request is not valid');
  request.log.error({ err: error }, 'auth failed');
  return new AuthError(500, 'unexpected_failure', 'Unexpected failure, please check server logs for more information');
}
