import type { AccountContext } from '@stellenvisite/core/accounts/account-context';
import type { FastifyInstance, FastifyRequest } from 'fastify';
import { contextOf } from '../auth/auth-route.ts';
import type { AuthServices } from '../auth/auth-services.ts';

/** A call by somebody about their account: who they are, and where the call came from. */
export function accountContextOf(services: AuthServices, request: FastifyRequest): AccountContext {
  return { ...contextOf(services, request), actor: request.ctx.actor ?? null };
}

/** What is of one person is kept by nobody on the way. */
export function keepFromCaches(scope: FastifyInstance): void {
  scope.addHook('onRequest', async (_request, reply) => {
    reply.header('cache-control', 'no-store');
  });
}

/** For the API document: these calls bring the access token of a session. */
export const withBearer = { security: [{ bearer: [] }] };
