import { randomUUID } from 'node:crypto';
import {
  type AuthenticationResponseJSON,
  type RegistrationResponseJSON,
  verifyAuthenticationResponse,
  verifyRegistrationResponse,
} from '@simplewebauthn/server';
import type { Tx } from '@stellenvisite/db/client';
import { authPasskeys } from '@stellenvisite/db/schema/identity/auth-factors';
import { and, asc, eq, isNotNull, isNull } from 'drizzle-orm';
import type { Context } from '../../../context.ts';
import { isSameSecret } from '../../../platform/settings/count-operator-try.ts';
import { AuthError } from '../auth-error.ts';
import { relyingPartyOf } from './relying-party.ts';

export type PasskeyRow = typeof authPasskeys.$inferSelect;

/** EdDSA, ES256 and RS256, by their COSE numbers: what authenticators have. */
export const ALGORITHMS = [-8, -7, -257];

export type RegistrationResponse = RegistrationResponseJSON;
export type AssertionResponse = AuthenticationResponseJSON;

/** The challenge by its stored hash, and whether user verification is required. */
type Asked = { id: string; challengeHash: string; isOwnerVerified: boolean };

export const hashChallenge = ({ auth: { secrets } }: Pick<Context, 'auth'>, id: string, challenge: string) =>
  secrets.hash('webauthn challenge', id, challenge);

export const verificationFailed = () =>
  new AuthError(400, 'webauthn_verification_failed', 'The credential could not be verified');

/** How long people have for the dialog of their device. */
export const CEREMONY_MS = 300_000;

const expectedOf = (ctx: Context, { id, challengeHash, isOwnerVerified }: Asked) => {
  const site = relyingPartyOf(ctx);
  return {
    expectedChallenge: (challenge: string) => isSameSecret(challengeHash, hashChallenge(ctx, id, challenge)),
    expectedOrigin: site.origins,
    expectedRPID: site.id,
    requireUserVerification: isOwnerVerified,
  };
};

type NewCredential = Pick<PasskeyRow, 'credentialId' | 'publicKey' | 'counter' | 'transports' | 'isBackedUp'>;

/** Returns the new credential; null when the response belongs to another challenge or site, or is malformed. */
export async function verifyRegistration(
  ctx: Context,
  asked: Asked,
  response: RegistrationResponse,
): Promise<NewCredential | null> {
  try {
    const { registrationInfo: info } = await verifyRegistrationResponse({
      response,
      ...expectedOf(ctx, asked),
      supportedAlgorithmIDs: ALGORITHMS,
    });
    if (!info) return null;
    const { id, publicKey, counter, transports = [] } = info.credential;
    return {
      credentialId: id,
      publicKey: Buffer.from(publicKey).toString('base64url'),
      counter,
      transports: transports.map(String).slice(0, MAX_TRANSPORTS),
      isBackedUp: info.credentialBackedUp,
    };
  } catch {
    // The library throws for whatever a browser would not send.
    return null;
  }
}

const MAX_TRANSPORTS = 10;

/** `copied`: the authenticator counts its uses, and has counted fewer than before. */
export type Assertion = 'right' | 'wrong' | 'copied';

/** Checks a signature with a stored credential and, when it is right, stores its use. */
export async function verifyAssertion(
  ctx: Context,
  tx: Tx,
  { asked, response, passkey }: { asked: Asked; response: AssertionResponse; passkey: PasskeyRow },
): Promise<Assertion> {
  const used = await readAssertion(ctx, asked, response, passkey);
  if (!used) return 'wrong';
  const isCounting = used.counter > 0 || passkey.counter > 0;
  if (isCounting && used.counter <= passkey.counter) return 'copied';
  await tx
    .update(authPasskeys)
    .set({ counter: used.counter, isBackedUp: used.isBackedUp, lastUsedAt: ctx.now() })
    .where(eq(authPasskeys.id, passkey.id));
  return 'right';
}

async function readAssertion(ctx: Context, asked: Asked, response: AssertionResponse, passkey: PasskeyRow) {
  try {
    const { verified, authenticationInfo: info } = await verifyAuthenticationResponse({
      response,
      ...expectedOf(ctx, asked),
      // The counter is compared by the caller, which distinguishes a copy from a wrong signature.
      credential: { id: passkey.credentialId, publicKey: Buffer.from(passkey.publicKey, 'base64url'), counter: 0 },
    });
    return verified ? { counter: info.newCounter, isBackedUp: info.credentialBackedUp } : null;
  } catch {
    return null;
  }
}

type Wanted = { userId: string; factorId: string | null; friendlyName: string; credential: NewCredential };

/** Stores a credential; null when an account has it already, this one or another. */
export async function insertPasskey(ctx: Context, tx: Tx, wanted: Wanted): Promise<PasskeyRow | null> {
  const { userId, factorId, friendlyName, credential } = wanted;
  const [row] = await tx
    .insert(authPasskeys)
    .values({ id: randomUUID(), userId, factorId, friendlyName, ...credential, createdAt: ctx.now() })
    .onConflictDoNothing({ target: authPasskeys.credentialId })
    .returning();
  return row ?? null;
}

/** Returns the passkeys of a person, without keys that are only a second factor. */
export function listPasskeyRows(tx: Tx | Context['db'], userId: string): Promise<PasskeyRow[]> {
  return tx
    .select()
    .from(authPasskeys)
    .where(and(eq(authPasskeys.userId, userId), isNull(authPasskeys.factorId)))
    .orderBy(asc(authPasskeys.createdAt));
}

/** Returns the keys that are nothing but this second factor. */
export function listFactorKeys(tx: Tx, factorId: string): Promise<PasskeyRow[]> {
  return tx
    .select()
    .from(authPasskeys)
    .where(and(isNotNull(authPasskeys.factorId), eq(authPasskeys.factorId, factorId)));
}

/** As the options of a browser name credentials. */
export const toDescriptor = ({ credentialId, transports }: PasskeyRow) => ({ id: credentialId, transports });

/** Returns the account's id as the bytes that an authenticator stores and returns with a signature. */
export const userHandleOf = (userId: string) => new Uint8Array(Buffer.from(userId));

export const isUserHandleOf = (userId: string, handle: string | undefined) =>
  handle === undefined || Buffer.from(handle, 'base64url').toString() === userId;
