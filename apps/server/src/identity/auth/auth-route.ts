import type { Context } from '@stellenvisite/core/context';
import { AuthError } from '@stellenvisite/core/identity/auth/auth-error';
import { limitByIp } from '@stellenvisite/core/identity/auth/limits/ip-limits';
import {
  requireAdminToken,
  requireSession,
  type SignedIn,
} from '@stellenvisite/core/identity/auth/sessions/require-session';
import type { Limit } from '@stellenvisite/core/platform/rate-limits/limits';
import type { FastifyReply, FastifyRequest } from 'fastify';
import type { RoutePermission } from '../../http/slice-routes.ts';
import { bearerOf } from './auth-request.ts';
import { giveDevice, rememberDevice } from './device-cookie.ts';

export type AuthCall = {
  ctx: Context;
  request: FastifyRequest;
  reply: FastifyReply;
  /** Notes whose account the call is about, for the log of accounts. */
  about(userId: string): void;
};

type Handler<Call> = (call: Call) => Promise<unknown>;
type RouteOptions = {
  /** The action that a refusal before the use case's own transaction is recorded as; the route's address by default. */
  action?: string;
  limit?: Limit;
  /** On: an answer with a session makes the browser a known device. */
  signsIn?: boolean;
};

type Handling = {
  config: { permission: RoutePermission };
  handler: (request: FastifyRequest, reply: FastifyReply) => Promise<unknown>;
};

/** Options of a route, with who may call it and its handler. */
export type AuthRoute = {
  open(options: RouteOptions, handle: Handler<AuthCall>): Handling;
  signedIn(options: RouteOptions, handle: Handler<AuthCall & { who: SignedIn }>): Handling;
  /** For services with a key. */
  admin(options: RouteOptions, handle: Handler<AuthCall>): Handling;
};

/** Builds the handlers of the auth server: each with its limits, its answer and its entry in the audit log. */
export function createAuthRoute(): AuthRoute {
  const createHandler = ({ action, limit, signsIn }: RouteOptions, handle: Handler<AuthCall>): Handling['handler'] => {
    return async (request, reply) => {
      const { ctx } = request;
      let userId: string | null = null;
      const about = (id: string) => {
        userId = id;
      };
      try {
        if (limit) await limitByIp(ctx, limit);
        await ctx.auth.keys.refresh();
        const deadlineMs = ctx.auth.settings.answerWithinSeconds * 1000;
        if (signsIn) giveDevice(request);
        const answer = await answerInTime(handle({ ctx: request.ctx, request, reply, about }), deadlineMs);
        if (signsIn && isSession(answer))
          rememberDevice(request, reply, new URL(ctx.auth.settings.externalUrl).pathname);
        return answer;
      } catch (error) {
        if (error instanceof AuthError && error.status < 500 && !error.isAudited) {
          await ctx.audit(ctx.db, { action: action ?? routeName(request), outcome: error.code, userId });
        }
        throw error;
      }
    };
  };
  return {
    open: (options, handle) => ({ config: { permission: 'public' }, handler: createHandler(options, handle) }),
    signedIn: (options, handle) => ({
      config: { permission: 'session' },
      handler: createHandler(options, async (call) => {
        const who = await requireSession(call.ctx, bearerOf(call.request));
        call.about(who.user.id);
        return handle({ ...call, who });
      }),
    }),
    admin: (options, handle) => ({
      config: { permission: 'service' },
      handler: createHandler(options, async (call) => {
        await requireAdminToken(call.ctx, bearerOf(call.request));
        return handle(call);
      }),
    }),
  };
}

const isSession = (answer: unknown) => typeof answer === 'object' && answer !== null && 'access_token' in answer;

const routeName = ({ method, routeOptions }: FastifyRequest) => `${method} ${routeOptions.url ?? ''}`;

/**
 * Tells a client to come back when an answer takes too long. Fastify's own limit ends with the reading of the body, and so
 * never comes for a call that has one.
 */
async function answerInTime<T>(answer: Promise<T>, ms: number): Promise<T> {
  const deadline = Promise.withResolvers<never>();
  const message = 'Processing this request timed out, please retry after a moment.';
  const timer = setTimeout(() => deadline.reject(new AuthError(504, 'request_timeout', message)), ms);
  try {
    return await Promise.race([answer, deadline.promise]);
  } finally {
    clearTimeout(timer);
  }
}
