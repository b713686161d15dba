import { createHash } from 'node:crypto';
import { isSameSecret } from '../../settings/is-same-secret.ts';
import { invalid } from '../auth-error.ts';

const CHALLENGE = /^[A-Za-z0-9._~-]{43,128}$/;

/** Null when the client asked for none. `plain` protects nothing and is refused. */
export function parseChallenge(challenge: string | undefined, method: string | undefined): string | null {
  if (!challenge && !method) return null;
  if (!challenge || !method) throw invalid('PKCE flow requires code_challenge_method and code_challenge');
  if (method.toLowerCase() !== 's256') throw invalid('Invalid code challenge method: only s256 is supported');
  if (!CHALLENGE.test(challenge)) throw invalid('code challenge has to be between 43 and 128 characters');
  return challenge;
}

export function meetsChallenge(challenge: string, verifier: string): boolean {
  return isSameSecret(createHash('sha256').update(verifier).digest('base64url'), challenge);
}
