import type { AuthContext } from '@stellenvisite/core/auth/auth-context';
import { AuthError } from '@stellenvisite/core/auth/auth-error';
import { type Limit, limitByIp } from '@stellenvisite/core/auth/limits/limits';
import { noteEvent } from '@stellenvisite/core/auth/note-event';
import { requireAdminToken } from '@stellenvisite/core/auth/sessions/require-admin-token';
import { requireSession, type SignedIn } from '@stellenvisite/core/auth/sessions/require-session';
import type { FastifyReply, FastifyRequest } from 'fastify';
import { answerInTime } from './answer-in-time.ts';
import { bearerOf } from './auth-request.ts';
import type { AuthServices } from './auth-services.ts';

export type AuthCall = {
  ctx: AuthContext;
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

export function contextOf(services: AuthServices, request: FastifyRequest): AuthContext {
  const { db, now, publicUrl, language } = request.ctx;
  return {
    ...services,
    db,
    now,
    publicUrl,
    language,
    client: { ip: request.ip, userAgent: request.headers['user-agent'] ?? null },
  };
}

/** Every route of the auth server: counted, answered, noted. */
export function createAuthRoute(services: AuthServices): AuthRoute {
  const open: AuthRoute['open'] = ({ action, limit }, handle) => {
    return async (request, reply) => {
      const ctx = contextOf(services, request);
      let userId: string | null = null;
      const about = (id: string) => {
        userId = id;
      };
      try {
        if (limit) await limitByIp(ctx, limit);
        await ctx.keys.refresh();
        const deadlineMs = services.settings.answerWithinSeconds * 1000;
        const answer = await answerInTime(handle({ ctx, request, reply, about }), deadlineMs);
        if (action) await noteEvent(ctx, { action, userId });
        return answer;
      } catch (error) {
        if (error instanceof AuthError && error.status < 500) {
          await noteEvent(ctx, { action: action ?? routeName(request), outcome: error.code, userId });
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
