import type { AuthMethod, FactorType } from '@stellenvisite/contract/auth';
import { isId } from '@stellenvisite/contract/ids.schema';
import type { Tx } from '@stellenvisite/db/client';
import { authFactors } from '@stellenvisite/db/schema/auth-factors';
import { and, eq } from 'drizzle-orm';
import { AuthError } from '../auth-error.ts';
import type { AuthSettings } from '../auth-settings.ts';
import type { AuthFactorRow } from '../users/auth-user-view.ts';

export const CHALLENGE_LIFETIME_MS = 300_000;

/** What a factor adds to the methods of the session it raises. */
export const METHOD_OF_FACTOR = { totp: 'totp', phone: 'mfa/phone' } as const satisfies Record<FactorType, AuthMethod>;

/** Switched off means neither added nor asked for. Taking one away always works. */
export function requireFactorType({ mfaTotp, mfaPhone }: AuthSettings, type: FactorType, step: 'enroll' | 'verify') {
  if (type === 'totp' ? mfaTotp : mfaPhone) return;
  const name = type === 'totp' ? 'TOTP' : 'Phone';
  throw new AuthError(422, `mfa_${type}_${step}_not_enabled`, `MFA ${step} is disabled for ${name}`);
}

/** Somebody else's factor is no factor. */
export async function findFactor(tx: Tx, userId: string, factorId: string): Promise<AuthFactorRow | AuthError> {
  const [factor] = isId(factorId)
    ? await tx
        .select()
        .from(authFactors)
        .where(and(eq(authFactors.id, factorId), eq(authFactors.userId, userId)))
    : [];
  return factor ?? new AuthError(404, 'mfa_factor_not_found', 'Factor not found');
}

export async function hasVerifiedFactor(tx: Tx, userId: string): Promise<boolean> {
  const verified = and(eq(authFactors.userId, userId), eq(authFactors.status, 'verified'));
  return (await tx.$count(authFactors, verified)) > 0;
}
