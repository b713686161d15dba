import { generateRegistrationOptions } from '@simplewebauthn/server';
import type { Tx } from '@stellenvisite/db/client';
import type { Context } from '../../../context.ts';
import { describeDevice } from '../../accounts/account-view.ts';
import { auditedTransaction } from '../audited-transaction.ts';
import { passkeyAddedMail } from '../auth.mails.ts';
import { AuthError } from '../auth-error.ts';
import { sendNotice } from '../auth-mails.ts';
import { hasVerifiedFactor } from '../factors/remove-lost-factors.ts';
import { refuseUnproven } from '../proof/refuse-unproven.ts';
import { lockSignedIn } from '../sessions/lock-signed-in.ts';
import type { SignedIn } from '../sessions/require-session.ts';
import { type PasskeyView, requirePasskeys, securityUrl, toPasskeyView } from './change-passkeys.ts';
import { consumeChallenge, type IssuedChallenge, issueChallenge } from './passkey-challenges.ts';
import { relyingPartyOf } from './relying-party.ts';
import {
  ALGORITHMS,
  CEREMONY_MS,
  insertPasskey,
  listPasskeyRows,
  type RegistrationResponse,
  toDescriptor,
  userHandleOf,
  verificationFailed,
  verifyRegistration,
} from './webauthn.ts';

const MAX_PASSKEYS = 20;

type RegistrationOptions = Awaited<ReturnType<typeof generateRegistrationOptions>>;

/** Starts adding a passkey: as sensitive as a new password, so an account with a second factor needs to have used it in this session. */
export async function startRegistration(
  ctx: Context,
  who: SignedIn,
): Promise<IssuedChallenge & { options: RegistrationOptions }> {
  requirePasskeys(ctx);
  return auditedTransaction<IssuedChallenge & { options: RegistrationOptions }>(
    ctx,
    { action: 'passkey_registration_started', userId: who.user.id, refusalsOnly: true },
    async (tx) => {
      const locked = await lockSignedIn(tx, who);
      if (locked instanceof AuthError) return locked;
      const refusal = (await refuseRegistration(tx, locked)) ?? (await refuseUnproven(ctx, tx, locked));
      if (refusal) return refusal;
      const { user } = locked;
      const site = relyingPartyOf(ctx);
      const name = user.email ?? user.phone ?? user.id;
      const options = await generateRegistrationOptions({
        rpName: site.name,
        rpID: site.id,
        userName: name,
        userDisplayName: name,
        userID: userHandleOf(user.id),
        timeout: CEREMONY_MS,
        attestationType: 'none',
        supportedAlgorithmIDs: ALGORITHMS,
        excludeCredentials: (await listPasskeyRows(tx, user.id)).map(toDescriptor),
        authenticatorSelection: { residentKey: 'required', userVerification: 'required' },
      });
      const issued = await issueChallenge(ctx, tx, {
        ceremony: 'registration',
        challenge: options.challenge,
        who: locked,
      });
      return { ...issued, options };
    },
  );
}

async function refuseRegistration(tx: Tx, { user, session }: SignedIn): Promise<AuthError | null> {
  if (user.isAnonymous) {
    return new AuthError(403, 'no_authorization', 'Anonymous user not allowed to perform these actions');
  }
  if (session.aal !== 'aal2' && (await hasVerifiedFactor(tx, user.id))) {
    return new AuthError(403, 'insufficient_aal', 'AAL2 required to add a passkey');
  }
  if ((await listPasskeyRows(tx, user.id)).length < MAX_PASSKEYS) return null;
  return new AuthError(422, 'too_many_passkeys', 'Maximum number of passkeys reached, remove one to continue');
}

export type Registration = { challengeId: string; credential: RegistrationResponse };

/** Stores the passkey that the authenticator has created, and notifies the owner of the account. */
export function finishRegistration(
  ctx: Context,
  who: SignedIn,
  { challengeId, credential }: Registration,
): Promise<PasskeyView> {
  requirePasskeys(ctx);
  return auditedTransaction<PasskeyView>(ctx, { action: 'passkey_added', userId: who.user.id }, async (tx) => {
    const locked = await lockSignedIn(tx, who);
    if (locked instanceof AuthError) return locked;
    const asked = await consumeChallenge(ctx, tx, { ceremony: 'registration', challengeId, who: locked });
    if (asked instanceof AuthError) return asked;
    const refusal = await refuseRegistration(tx, locked);
    if (refusal) return refusal;
    const verified = await verifyRegistration(ctx, { ...asked, isOwnerVerified: true }, credential);
    if (!verified) return verificationFailed();
    const { user } = locked;
    const wanted = { userId: user.id, factorId: null, friendlyName: defaultName(ctx), credential: verified };
    const passkey = await insertPasskey(ctx, tx, wanted);
    if (!passkey) return new AuthError(422, 'webauthn_credential_exists', 'This passkey is registered already');
    const values = { name: passkey.friendlyName, securityUrl: securityUrl(ctx) };
    await sendNotice(ctx, tx, { user, to: user.email, message: passkeyAddedMail(values) });
    return toPasskeyView(passkey);
  });
}

/** Named after the device it is added on; its owner can rename it. */
function defaultName({ auth: { client } }: Pick<Context, 'auth'>): string {
  const { browser, system } = describeDevice(client.userAgent);
  return [system, browser].filter(Boolean).join(', ') || 'Passkey';
}
