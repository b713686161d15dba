import type { AssuranceLevel, AuthMethodEntry } from '@stellenvisite/contract/identity/auth';
import { decodeProtectedHeader, errors, type JWTPayload, jwtVerify, SignJWT } from 'jose';
import type { Context } from '../../../context.ts';
import { badJwt } from '../auth-error.ts';
import type { KeyRing } from './key-ring.ts';

export const AUDIENCE = 'authenticated';

export type AccessClaims = JWTPayload & {
  role?: string;
  email?: string;
  phone?: string;
  session_id?: string;
  aal?: AssuranceLevel;
  amr?: AuthMethodEntry[];
  app_metadata?: Record<string, unknown>;
  user_metadata?: Record<string, unknown>;
  is_anonymous?: boolean;
};

export async function signAccessToken(
  { auth: { keys, settings }, now }: Pick<Context, 'auth' | 'now'>,
  claims: AccessClaims,
): Promise<{ token: string; expiresAt: number }> {
  const { kid, algorithm, key } = await keys.signing();
  if (!key) throw new Error('the key cannot sign');
  const issuedAt = Math.floor(now().getTime() / 1000);
  const expiresAt = issuedAt + settings.jwtLifetimeSeconds;
  const token = await new SignJWT({
    ...claims,
    iss: settings.externalUrl,
    aud: AUDIENCE,
    iat: issuedAt,
    exp: expiresAt,
  })
    .setProtectedHeader({ alg: algorithm, typ: 'JWT', kid })
    .sign(key);
  return { token, expiresAt };
}

/** Verifies that the token is ours, uses our algorithm and has not expired, and returns its claims. Permissions are checked elsewhere. */
export async function verifyAccessToken(keys: KeyRing, token: string, now: () => Date): Promise<AccessClaims> {
  try {
    const { kid, alg = '' } = decodeProtectedHeader(token);
    const named = kid === undefined ? undefined : await keys.find(kid);
    const candidates = kid === undefined ? await keys.listByAlgorithm(alg) : named ? [named] : [];
    for (const { verifyKey, algorithm } of candidates) {
      const options = { algorithms: [algorithm], currentDate: now() };
      const verified = await jwtVerify<AccessClaims>(token, verifyKey, options).catch(orNotSignedWith);
      if (verified) return verified.payload;
    }
    throw badJwt();
  } catch (error) {
    if (error instanceof errors.JWTExpired) throw badJwt('invalid JWT: token is expired');
    if (error instanceof errors.JOSEError || error instanceof TypeError) throw badJwt();
    throw error;
  }
}

/** Another key may have signed it; whatever else is wrong with a token is wrong with every key. */
function orNotSignedWith(error: unknown): null {
  if (error instanceof errors.JWSSignatureVerificationFailed) return null;
  throw error;
}
