import { generateAuthenticationOptions, generateRegistrationOptions } from '@simplewebauthn/server';
import type { Tx } from '@stellenvisite/db/client';
import type { Context } from '../../../context.ts';
import { relyingPartyOf } from '../passkeys/relying-party.ts';
import {
  ALGORITHMS,
  type AssertionResponse,
  CEREMONY_MS,
  hashChallenge,
  insertPasskey,
  listFactorKeys,
  listPasskeyRows,
  type PasskeyRow,
  type RegistrationResponse,
  toDescriptor,
  userHandleOf,
  verifyAssertion,
  verifyRegistration,
} from '../passkeys/webauthn.ts';
import type { AuthFactorRow, AuthUserRow } from '../users/auth-user-view.ts';

/** The answer of an authenticator, in the words of the protocol: to the creation of a key, or to a request for a signature. */
export type WebauthnAnswer =
  | { type: 'create'; response: RegistrationResponse }
  | { type: 'request'; response: AssertionResponse };

type CreationOptions = Awaited<ReturnType<typeof generateRegistrationOptions>>;
type RequestOptions = Awaited<ReturnType<typeof generateAuthenticationOptions>>;

export type WebauthnChallenge =
  | { type: 'create'; credential_options: { publicKey: CreationOptions } }
  | { type: 'request'; credential_options: { publicKey: RequestOptions } };

type Of = { user: AuthUserRow; factor: AuthFactorRow };

/** Keys that satisfy the factor: its own, and every passkey of the person. */
async function listKeys(tx: Tx, { user, factor }: Of): Promise<PasskeyRow[]> {
  return [...(await listFactorKeys(tx, factor.id)), ...(await listPasskeyRows(tx, user.id))];
}

/**
 * Asks for a signature by any key that satisfies the factor. Where there is none yet, a key of its own is created: it need not
 * recognise its owner, since the password or the code before it has.
 */
export async function challengeWebauthn(
  ctx: Context,
  tx: Tx,
  { challengeId, ...of }: Of & { challengeId: string },
): Promise<{ webauthn: WebauthnChallenge; challengeHash: string }> {
  const keys = await listKeys(tx, of);
  const webauthn = keys.length === 0 ? await createKey(ctx, of) : await requestSignature(ctx, keys);
  const { challenge } = webauthn.credential_options.publicKey;
  return { webauthn, challengeHash: hashChallenge(ctx, challengeId, challenge) };
}

async function createKey(ctx: Context, { user, factor }: Of): Promise<WebauthnChallenge> {
  const site = relyingPartyOf(ctx);
  const name = user.email ?? user.phone ?? user.id;
  const publicKey = await generateRegistrationOptions({
    rpName: site.name,
    rpID: site.id,
    userName: name,
    userDisplayName: factor.friendlyName ?? name,
    userID: userHandleOf(user.id),
    timeout: CEREMONY_MS,
    attestationType: 'none',
    supportedAlgorithmIDs: ALGORITHMS,
    authenticatorSelection: { residentKey: 'discouraged', userVerification: 'preferred' },
  });
  return { type: 'create', credential_options: { publicKey } };
}

async function requestSignature(ctx: Context, keys: readonly PasskeyRow[]): Promise<WebauthnChallenge> {
  const publicKey = await generateAuthenticationOptions({
    rpID: relyingPartyOf(ctx).id,
    timeout: CEREMONY_MS,
    userVerification: 'preferred',
    allowCredentials: keys.map(toDescriptor),
  });
  // The official client prefers security keys unless it is given something else.
  return { type: 'request', credential_options: { publicKey: { ...publicKey, hints: [] } } };
}

type Proving = Of & { challenge: { id: string; codeHash: string | null }; answer: WebauthnAnswer };

/** Checks what the authenticator answered; a new key is stored with the factor. */
export async function isProvenByKey(ctx: Context, tx: Tx, { challenge, answer, ...of }: Proving): Promise<boolean> {
  if (!challenge.codeHash) return false;
  const asked = { id: challenge.id, challengeHash: challenge.codeHash, isOwnerVerified: false };
  const keys = await listKeys(tx, of);
  if (answer.type === 'request') {
    const passkey = keys.find(({ credentialId }) => credentialId === answer.response.id);
    return (
      passkey !== undefined &&
      (await verifyAssertion(ctx, tx, { asked, response: answer.response, passkey })) === 'right'
    );
  }
  // Only a factor that nothing satisfies yet gets a key: otherwise a stolen session could add one.
  const credential = keys.length === 0 ? await verifyRegistration(ctx, asked, answer.response) : null;
  if (!credential) return false;
  const { user, factor } = of;
  const friendlyName = factor.friendlyName ?? 'WebAuthn';
  return (await insertPasskey(ctx, tx, { userId: user.id, factorId: factor.id, friendlyName, credential })) !== null;
}
