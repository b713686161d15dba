import { requireKnownChannel } from '@stellenvisite/core/identity/auth/codes/send-sms';
import {
  createRecoveryCodes,
  getRecoveryCodes,
  removeRecoveryCodes,
} from '@stellenvisite/core/identity/auth/factors/change-recovery-codes';
import { enrollFactor, unenrollFactor } from '@stellenvisite/core/identity/auth/factors/enroll-factor';
import { cancelFactorRemoval, confirmFactor } from '@stellenvisite/core/identity/auth/factors/remove-lost-factors';
import {
  getFactorRemoval,
  requestFactorRemoval,
} from '@stellenvisite/core/identity/auth/factors/request-factor-removal';
import { challengeFactor, verifyFactor } from '@stellenvisite/core/identity/auth/factors/verify-factor';
import { verifyRecoveryCode } from '@stellenvisite/core/identity/auth/factors/verify-recovery-code';
import type { WebauthnAnswer } from '@stellenvisite/core/identity/auth/factors/webauthn-factor';
import { IP_LIMITS } from '@stellenvisite/core/identity/auth/limits/ip-limits';
import type { FastifyPluginAsync } from 'fastify';
import { z } from 'zod';
import { pathId, readBody, text } from '../auth-request.ts';
import type { AuthRoute } from '../auth-route.ts';
import { assertionSchema, registrationSchema } from '../passkeys/credential.schema.ts';

const enrollSchema = z.object({ factor_type: text, friendly_name: text, issuer: text, phone: text });
const recoveryCodeSchema = z.object({ code: text });
const challengeSchema = z.object({ channel: text });
const removalSchema = z.object({ nonce: text });
const cancelSchema = z.object({ token: text });
const webauthnSchema = z.discriminatedUnion('type', [
  z.object({ type: z.literal('create'), credential_response: registrationSchema }),
  z.object({ type: z.literal('request'), credential_response: assertionSchema }),
]);
const verifySchema = z.object({
  challenge_id: text,
  code: text,
  webauthn: webauthnSchema.nullish().transform((answer) => answer ?? undefined),
});

const toAnswer = (answer: z.infer<typeof webauthnSchema>): WebauthnAnswer =>
  answer.type === 'create'
    ? { type: 'create', response: answer.credential_response }
    : { type: 'request', response: answer.credential_response };

/** Second factors of the signed-in person. */
export const factorRoutes: FastifyPluginAsync<{ route: AuthRoute }> = async (app, { route }) => {
  app.post(
    '/factors',
    route.signedIn({ action: 'factor_enrolled' }, async ({ ctx, request, who }) => {
      const body = readBody(request, enrollSchema);
      return enrollFactor(ctx, who, {
        type: body.factor_type ?? '',
        friendlyName: body.friendly_name,
        issuer: body.issuer,
        phone: body.phone,
      });
    }),
  );

  app.post(
    '/factors/:factorId/challenge',
    route.signedIn({ action: 'factor_challenged', limit: IP_LIMITS.challenge }, async ({ ctx, request, who }) => {
      requireKnownChannel(readBody(request, challengeSchema).channel);
      return challengeFactor(ctx, who, pathId(request, 'factorId'));
    }),
  );

  app.post(
    '/factors/:factorId/verify',
    route.signedIn(
      { action: 'factor_verified', limit: IP_LIMITS.factor, signsIn: true },
      async ({ ctx, request, who }) => {
        const factorId = pathId(request, 'factorId');
        const { challenge_id: challengeId = '', code, webauthn } = readBody(request, verifySchema);
        const answer = webauthn && toAnswer(webauthn);
        return verifyFactor(ctx, who, {
          factorId,
          challengeId,
          ...(code && { code }),
          ...(answer && { webauthn: answer }),
        });
      },
    ),
  );

  app.get(
    '/factors/recovery-codes',
    route.signedIn({}, async ({ ctx, who }) => getRecoveryCodes(ctx, who)),
  );

  app.post(
    '/factors/recovery-codes',
    route.signedIn({ action: 'recovery_codes_created' }, async ({ ctx, who }) =>
      createRecoveryCodes(ctx, who, { isReplacement: false }),
    ),
  );

  app.post(
    '/factors/recovery-codes/regenerate',
    route.signedIn({ action: 'recovery_codes_created' }, async ({ ctx, who }) =>
      createRecoveryCodes(ctx, who, { isReplacement: true }),
    ),
  );

  app.post(
    '/factors/recovery-codes/verify',
    route.signedIn(
      { action: 'recovery_code_used', limit: IP_LIMITS.factor, signsIn: true },
      async ({ ctx, request, who }) => verifyRecoveryCode(ctx, who, readBody(request, recoveryCodeSchema).code ?? ''),
    ),
  );

  app.delete(
    '/factors/recovery-codes',
    route.signedIn({ action: 'recovery_codes_removed' }, async ({ ctx, who }) => removeRecoveryCodes(ctx, who)),
  );

  app.get(
    '/factors/removal',
    route.signedIn({}, async ({ ctx, who }) => getFactorRemoval(ctx, who)),
  );

  app.post(
    '/factors/removal',
    route.signedIn({ action: 'factor_removal_requested', limit: IP_LIMITS.factor }, async ({ ctx, request, who }) =>
      requestFactorRemoval(ctx, who, readBody(request, removalSchema)),
    ),
  );

  app.post(
    '/factors/removal/cancel',
    route.open({ action: 'factor_removal_cancelled', limit: IP_LIMITS.verify }, async ({ ctx, request }) => {
      await cancelFactorRemoval(ctx, readBody(request, cancelSchema).token ?? '');
      return {};
    }),
  );

  app.delete(
    '/factors/removal',
    route.signedIn({ action: 'factor_removal_cancelled' }, async ({ ctx, who }) => {
      await confirmFactor(ctx, who);
      return {};
    }),
  );

  app.delete(
    '/factors/:factorId',
    route.signedIn({ action: 'factor_removed' }, async ({ ctx, request, who }) =>
      unenrollFactor(ctx, who, pathId(request, 'factorId')),
    ),
  );
};
