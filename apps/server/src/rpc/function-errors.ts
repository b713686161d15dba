import { PROBLEM_STATUS, type ProblemCode } from '@stellenvisite/contract/problems';
import type { FunctionError } from '@stellenvisite/contract/server-functions.schema';
import { DomainError } from '@stellenvisite/core/domain-error';
import type { FastifyError, FastifyInstance, FastifyReply } from 'fastify';
import { hasZodFastifySchemaValidationErrors } from 'fastify-type-provider-zod';

type Refusal = { status: number; code: string; message: string };

/** Our problems in the codes of PostgREST and PostgreSQL, as clients of that protocol expect them. */
const CODES: Partial<Record<ProblemCode, Omit<Refusal, 'status'>>> = {
  'auth.required': { code: '42501', message: 'permission denied for function' },
  'auth.token_invalid': { code: 'PGRST301', message: 'JWT is invalid or expired' },
  'auth.session_ended': { code: 'PGRST301', message: 'The session has ended' },
  'auth.second_factor_required': { code: '42501', message: 'a second factor is required' },
  'request.forbidden': { code: '42501', message: 'permission denied for function' },
  'request.rate_limited': { code: 'PT429', message: 'Too many requests' },
};

/** Within the scope of server functions every refusal has the shape of PostgREST. */
export function registerFunctionErrors(scope: FastifyInstance): void {
  scope.setErrorHandler((error: FastifyError | DomainError, request, reply) => {
    if (error instanceof DomainError) return refuse(reply, toRefusal(error.code));
    if (hasZodFastifySchemaValidationErrors(error)) return refuse(reply, unknownArguments);
    const status = error.statusCode ?? 500;
    if (status === 429) return refuse(reply, toRefusal('request.rate_limited'));
    if (status >= 400 && status < 500) {
      return refuse(reply, { status, code: 'PGRST102', message: 'The request body cannot be read' });
    }
    request.log.error({ err: error }, 'server function failed');
    return refuse(reply, { status: 500, code: 'XX000', message: 'Something went wrong on our side' });
  });
}

export const unknownFunction: Refusal = {
  status: 404,
  code: 'PGRST202',
  message: 'Could not find the function in the schema cache',
};
const unknownArguments: Refusal = {
  status: 404,
  code: 'PGRST202',
  message: 'Could not find the function with these parameters in the schema cache',
};

function toRefusal(problem: ProblemCode): Refusal {
  return { status: PROBLEM_STATUS[problem], code: 'P0001', message: problem, ...CODES[problem] };
}

export function refuse(reply: FastifyReply, { status, code, message }: Refusal) {
  const body: FunctionError = { code, message, details: null, hint: null };
  return reply
    .code(status)
    .type('application/json')
    .serializer((answer: unknown) => JSON.stringify(answer))
    .send(body);
}
