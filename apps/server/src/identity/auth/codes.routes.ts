import { AuthError, invalid } from '@stellenvisite/core/identity/auth/auth-error';
import { followLink } from '@stellenvisite/core/identity/auth/codes/follow-link';
import { resend } from '@stellenvisite/core/identity/auth/codes/resend';
import { sendRecovery } from '@stellenvisite/core/identity/auth/codes/send-recovery';
import { sendSignInCode } from '@stellenvisite/core/identity/auth/codes/send-sign-in-code';
import { requireKnownChannel } from '@stellenvisite/core/identity/auth/codes/send-sms';
import { verifyOneTime } from '@stellenvisite/core/identity/auth/codes/verify-one-time';
import { IP_LIMITS, limitByIp } from '@stellenvisite/core/identity/auth/limits/ip-limits';
import { signUp, signUpAnonymously } from '@stellenvisite/core/identity/auth/sign-up/sign-up';
import type { FastifyPluginAsync } from 'fastify';
import { authBodySchema, queryOf, readBody, redirectOf } from './auth-request.ts';
import type { AuthCall, AuthRoute } from './auth-route.ts';

/** Calls that begin with an address and lead to a code in a mail. */
export const codeRoutes: FastifyPluginAsync<{ route: AuthRoute }> = async (app, { route }) => {
  app.post('/signup', route.open({ action: 'signup', signsIn: true }, answerSignUp));
  app.post('/otp', route.open({ action: 'otp', limit: IP_LIMITS.otp }, answerOtp));
  app.post('/magiclink', route.open({ action: 'otp', limit: IP_LIMITS.otp }, answerOtp));
  app.post(
    '/recover',
    route.open({ action: 'recover', limit: IP_LIMITS.recover }, async ({ ctx, request }) => {
      const body = readBody(request, authBodySchema);
      if (!body.email) throw invalid('Password recovery requires an email');
      await sendRecovery(ctx, {
        email: body.email,
        codeChallenge: body.code_challenge,
        codeChallengeMethod: body.code_challenge_method,
        redirectTo: redirectOf(ctx.auth.settings, request),
      });
      return {};
    }),
  );
  app.post(
    '/resend',
    route.open({ action: 'resend', limit: IP_LIMITS.resend }, async ({ ctx, request }) => {
      const body = readBody(request, authBodySchema);
      return resend(ctx, {
        type: body.type ?? '',
        email: body.email,
        phone: body.phone,
        codeChallenge: body.code_challenge,
        codeChallengeMethod: body.code_challenge_method,
        redirectTo: redirectOf(ctx.auth.settings, request),
      });
    }),
  );
  app.post('/verify', route.open({ action: 'verify', limit: IP_LIMITS.verify, signsIn: true }, answerVerify));
  app.get('/verify', {
    // A HEAD request, as mail scanners send it, must not use up the link.
    exposeHeadRoute: false,
    ...route.open({ action: 'verify', limit: IP_LIMITS.verify }, async ({ ctx, request, reply }) => {
      const { token, type } = queryOf(request);
      if (!token || !type) throw invalid('Verify requires a token and a type');
      const location = await followLink(ctx, { token, type, redirectTo: redirectOf(ctx.auth.settings, request) });
      reply.code(303).header('location', location);
      return '';
    }),
  });
};

async function answerSignUp({ ctx, request, about }: AuthCall) {
  const body = readBody(request, authBodySchema);
  const data = body.data ?? {};
  if (!body.email && !body.phone && !body.password) {
    await limitByIp(ctx, IP_LIMITS.anonymous);
    return signUpAnonymously(ctx, data);
  }
  await limitByIp(ctx, IP_LIMITS.signup);
  requireKnownChannel(body.channel);
  const answer = await signUp(ctx, {
    email: body.email,
    phone: body.phone,
    password: body.password,
    data,
    codeChallenge: body.code_challenge,
    codeChallengeMethod: body.code_challenge_method,
    redirectTo: redirectOf(ctx.auth.settings, request),
  });
  about('user' in answer ? answer.user.id : answer.id);
  return answer;
}

async function answerOtp({ ctx, request }: AuthCall) {
  const body = readBody(request, authBodySchema);
  requireKnownChannel(body.channel);
  return sendSignInCode(ctx, {
    email: body.email,
    phone: body.phone,
    createUser: body.create_user,
    data: body.data ?? {},
    codeChallenge: body.code_challenge,
    codeChallengeMethod: body.code_challenge_method,
    redirectTo: redirectOf(ctx.auth.settings, request),
  });
}

async function answerVerify({ ctx, request, about }: AuthCall) {
  const body = readBody(request, authBodySchema);
  const { type = '', token, token_hash: tokenHash, email, phone } = body;
  if (!type) throw invalid('Verify requires a verification type');
  if (Boolean(token) === Boolean(tokenHash)) throw invalid('Verify requires either a token or a token hash');
  if (tokenHash && (email || phone || body.redirect_to)) {
    throw invalid('Only the token_hash and type should be provided');
  }
  if (token && Boolean(email) === Boolean(phone)) {
    throw invalid('Only an email address or phone number should be provided on verify');
  }
  if (email && !/^[^\s@]+@[^\s@]+$/.test(email.trim())) {
    throw new AuthError(422, 'validation_failed', 'Unable to validate email address: invalid format');
  }
  const answer = await verifyOneTime(ctx, { type, token, tokenHash, email, phone, password: body.password });
  if ('user' in answer) about(answer.user.id);
  return answer;
}
