import { IP_LIMITS } from '@stellenvisite/core/identity/auth/limits/ip-limits';
import { listPasskeys, removePasskey, renamePasskey } from '@stellenvisite/core/identity/auth/passkeys/change-passkeys';
import { finishRegistration, startRegistration } from '@stellenvisite/core/identity/auth/passkeys/register-passkey';
import {
  signInWithPasskey,
  startAuthentication,
} from '@stellenvisite/core/identity/auth/passkeys/sign-in-with-passkey';
import type { FastifyPluginAsync } from 'fastify';
import { z } from 'zod';
import { pathId, readBody, text } from '../auth-request.ts';
import type { AuthRoute } from '../auth-route.ts';
import { assertionSchema, registrationSchema } from './credential.schema.ts';

const renamingSchema = z.object({ friendly_name: text });
const registrationBodySchema = z.object({ challenge_id: text, credential: registrationSchema });
const signInBodySchema = z.object({ challenge_id: text, credential: assertionSchema });

/** Passkeys: the signed-in person's own, and the sign-in with one. */
export const passkeyRoutes: FastifyPluginAsync<{ route: AuthRoute }> = async (app, { route }) => {
  app.get(
    '/passkeys',
    route.signedIn({}, async ({ ctx, who }) => listPasskeys(ctx, who.user.id)),
  );

  app.post(
    '/passkeys/registration/options',
    route.signedIn({ action: 'passkey_registration_started', limit: IP_LIMITS.challenge }, async ({ ctx, who }) =>
      startRegistration(ctx, who),
    ),
  );

  app.post(
    '/passkeys/registration/verify',
    route.signedIn({ action: 'passkey_added', limit: IP_LIMITS.factor }, async ({ ctx, request, who }) => {
      const { challenge_id: challengeId = '', credential } = readBody(request, registrationBodySchema);
      return finishRegistration(ctx, who, { challengeId, credential });
    }),
  );

  app.post(
    '/passkeys/authentication/options',
    route.open({ action: 'login_passkey', limit: IP_LIMITS.token }, async ({ ctx }) => startAuthentication(ctx)),
  );

  app.post(
    '/passkeys/authentication/verify',
    route.open({ action: 'login_passkey', limit: IP_LIMITS.token, signsIn: true }, async ({ ctx, request, about }) => {
      const { challenge_id: challengeId = '', credential } = readBody(request, signInBodySchema);
      const session = await signInWithPasskey(ctx, { challengeId, credential });
      about(session.user.id);
      return session;
    }),
  );

  app.patch(
    '/passkeys/:passkeyId',
    route.signedIn({ action: 'passkey_renamed', limit: IP_LIMITS.user }, async ({ ctx, request, who }) => {
      const { friendly_name: friendlyName = '' } = readBody(request, renamingSchema);
      return renamePasskey(ctx, who, { passkeyId: pathId(request, 'passkeyId'), friendlyName });
    }),
  );

  app.delete(
    '/passkeys/:passkeyId',
    route.signedIn({ action: 'passkey_removed', limit: IP_LIMITS.user }, async ({ ctx, request, who }) => {
      await removePasskey(ctx, who, pathId(request, 'passkeyId'));
      return {};
    }),
  );
};
