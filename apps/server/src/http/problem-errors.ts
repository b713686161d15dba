import { PROBLEM_STATUS, type ProblemCode } from '@stellenvisite/contract/platform/problems';
import type { Problem } from '@stellenvisite/contract/platform/problems.schema';
import { DomainError } from '@stellenvisite/core/domain-error';
import type { FastifyError, FastifyInstance, FastifyReply, FastifyRequest } from 'fastify';
import { hasZodFastifySchemaValidationErrors, isResponseSerializationError } from 'fastify-type-provider-zod';

/** Problem codes for the refusals of Fastify itself, by status. */
const CODE_OF_STATUS: Record<number, ProblemCode> = {
  400: 'request.malformed',
  403: 'request.forbidden',
  404: 'request.not_found',
  405: 'request.method_not_allowed',
  408: 'request.timeout',
  413: 'request.too_large',
  414: 'request.uri_too_long',
  415: 'request.unsupported_media_type',
  429: 'request.rate_limited',
  431: 'request.headers_too_large',
  503: 'server.unavailable',
};

const TITLES: Partial<Record<ProblemCode, string>> = {
  'request.invalid': 'The request has values that are not allowed',
  'request.malformed': 'The request cannot be read',
  'request.not_found': 'There is nothing at this address',
  'request.method_not_allowed': 'This address does not take that method',
  'request.too_deep': 'The JSON of the request is nested too deeply',
  'request.too_large': 'The request is too large',
  'request.unsupported_media_type': 'The request body has a media type that is not read here',
  'request.rate_limited': 'Too many requests',
  'server.unexpected': 'Something went wrong on our side',
  'server.unavailable': 'The service is not available at the moment',
};

/** As many faults as anybody fixes before the next try: a list of thousands of wrong values would be answered with as many sentences. */
const MAX_ERRORS = 100;

type ProblemExtras = Pick<Problem, 'detail' | 'errors' | 'existingId' | 'retryAfter'>;

export function sendProblem(
  request: FastifyRequest,
  reply: FastifyReply,
  code: ProblemCode,
  extras: ProblemExtras = {},
) {
  const status = PROBLEM_STATUS[code];
  const problem: Problem = {
    type: `urn:stellenvisite:problem:${code}`,
    title: TITLES[code] ?? code,
    status,
    code,
    requestId: request.id,
    ...extras,
  };
  if (extras.retryAfter !== undefined) reply.header('retry-after', String(extras.retryAfter));
  return reply
    .code(status)
    .header('cache-control', 'no-store')
    .type('application/problem+json')
    .serializer((body: unknown) => JSON.stringify(body))
    .send(problem);
}

/** Called with every error that is a fault of the server. */
export type OnUnexpected = (error: unknown, request: FastifyRequest) => void;

function answerError(
  error: FastifyError | DomainError,
  request: FastifyRequest,
  reply: FastifyReply,
  onUnexpected: OnUnexpected,
) {
  if (error instanceof DomainError) return sendProblem(request, reply, error.code, error.fields);
  if (hasZodFastifySchemaValidationErrors(error)) {
    const errors = error.validation.slice(0, MAX_ERRORS).map(({ instancePath, message }) => ({
      path: instancePath.replace(/^\//, '').replaceAll('/', '.'),
      message: message ?? 'invalid',
    }));
    return sendProblem(request, reply, 'request.invalid', { errors });
  }
  const status = error.statusCode ?? 500;
  const code = status < 500 || status === 503 ? CODE_OF_STATUS[status] : undefined;
  if (code) return sendProblem(request, reply, code);
  request.log.error({ err: error, serialization: isResponseSerializationError(error) }, 'request failed');
  onUnexpected(error, request);
  return sendProblem(request, reply, isDatabaseAway(error) ? 'server.unavailable' : 'server.unexpected');
}

const CONNECTION_FAILURES = new Set([
  'ECONNREFUSED',
  'ECONNRESET',
  'ENOTFOUND',
  'EAI_AGAIN',
  'ETIMEDOUT',
  'EPIPE',
  '53300',
  '57P01',
  '57P02',
  '57P03',
  '08006',
  '08001',
]);

/** The pool could not reach PostgreSQL: an outage that passes, not a fault of this request. */
function isDatabaseAway(error: unknown): boolean {
  for (let cause: unknown = error; cause instanceof Error; cause = cause.cause) {
    if ('code' in cause && typeof cause.code === 'string' && CONNECTION_FAILURES.has(cause.code)) return true;
    // Its socket is gone; any other file that is missing is a fault of ours.
    if ('syscall' in cause && cause.syscall === 'connect') return true;
    if (/timeout exceeded when trying to connect|Connection terminated/.test(cause.message)) return true;
  }
  return false;
}

export function registerProblemErrors(app: FastifyInstance, onUnexpected: OnUnexpected = () => {}): void {
  app.setErrorHandler((error: FastifyError | DomainError, request, reply) =>
    answerError(error, request, reply, onUnexpected),
  );
}
