import type { KeyRing } from '@stellenvisite/core/identity/auth/sessions/key-ring';
import { type JWTPayload, SignJWT } from 'jose';

/** A service's key, signed with what the instance verifies with. */
export async function signServiceToken(keys: KeyRing, claims: JWTPayload): Promise<string> {
  const { kid, algorithm, key } = await keys.signing();
  if (!key) throw new Error('the key only verifies');
  return new SignJWT(claims).setProtectedHeader({ alg: algorithm, typ: 'JWT', kid }).sign(key);
}
