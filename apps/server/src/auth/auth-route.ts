import { AuthError } from '@stellenvisite/core/auth/auth-error';
import { limitByIp } from '@stellenvisite/core/auth/limits/ip-limits';
import { requireAdminToken } from '@stellenvisite/core/auth/sessions/require-admin-token';
import { requireSession, type SignedIn } from '@stellenvisite/core/auth/sessions/require-session';
import type { Context } from '@stellenvisite/core/context';
import type { Limit } from '@stellenvisite/core/limits/limits';
import type { FastifyReply, FastifyRequest } from 'fastify';
import { answerInTime } from './answer-in-time.ts';
import { bearerOf } from './auth-request.ts';

export type AuthCall = {
  ctx: Context;
  request: FastifyRequest;
  reply: FastifyReply;
  /** Notes whose account the call is about, for the log of accounts. */
  about(userId: string): void;
};

type Handler<Call> = (call: Call) => Promise<unknown>;
type RouteOptions = {
  /** The name in the log of accounts; without one only refusals are noted, under the route's address. */
  action?: string;
  limit?: Limit;
};

export type AuthRoute = {
  open(
    options: RouteOptions,
    handle: Handler<AuthCall>,
  ): (request: FastifyRequest, reply: FastifyReply) => Promise<unknown>;
  signedIn(
    options: RouteOptions,
    handle: Handler<AuthCall & { who: SignedIn }>,
  ): (request: FastifyRequest, reply: FastifyReply) => Promise<unknown>;
  /** For services with a key. */
  admin(
    options: RouteOptions,
    handle: Handler<AuthCall>,
  ): (request: FastifyRequest, reply: FastifyReply) => Promise<unknown>;
};

/** Every route of the auth server: counted, answered, noted. */
export function createAuthRoute(): AuthRoute {
  const open: AuthRoute['open'] = ({ action, limit }, handle) => {
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
        const answer = await answerInTime(handle({ ctx, request, reply, about }), deadlineMs);
        if (action) await ctx.audit(ctx.db, { action, userId });
        return answer;
      } catch (error) {
        if (error instanceof AuthError && error.status < 500) {
          await ctx.audit(ctx.db, { action: action ?? routeName(request), outcome: error.code, userId });
        }
        throw error;
      }
    };
  };
  const signedIn: AuthRoute['signedIn'] = (options, handle) =>
    open(options, async (call) => {
      const who = await requireSession(call.ctx, bearerOf(call.request));
      call.about(who.user.id);
      return handle({ ...call, who });
    });
  const admin: AuthRoute['admin'] = (options, handle) =>
    open(options, async (call) => {
      await requireAdminToken(call.ctx, bearerOf(call.request));
      return handle(call);
    });
  return { open, signedIn, admin };
}

const routeName = ({ method, routeOptions }: FastifyRequest) => `${method} ${routeOptions.url ?? ''}`;
