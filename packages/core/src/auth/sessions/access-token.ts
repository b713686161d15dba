import type { AssuranceLevel, AuthMethodEntry } from '@stellenvisite/contract/auth';
import { decodeProtectedHeader, errors, type JWTPayload, jwtVerify, SignJWT } from 'jose';
import type { Context } from '../../context.ts';
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

/** Whether the token is ours, of our algorithm and in its time. What it may be used for is asked elsewhere. */
export async function verifyAccessToken(keys: KeyRing, token: string, now: () => Date): Promise<AccessClaims> {
  try {
    const { kid, alg = '' } = decodeProtectedHeader(token);
    const known = await (kid === undefined ? keys.findByAlgorithm(alg) : keys.find(kid));
    if (!known) throw badJwt();
    const { payload } = await jwtVerify<AccessClaims>(token, known.verifyKey, {
      algorithms: [known.algorithm],
      currentDate: now(),
    });
    return payload;
  } catch (error) {
    if (error instanceof errors.JWTExpired) throw badJwt('invalid JWT: token is expired');
    if (error instanceof errors.JOSEError || error instanceof TypeError) throw badJwt();
    throw error;
  }
}
