import { randomUUID } from 'node:crypto';
import type { FactorType } from '@stellenvisite/contract/auth';
import type { Tx } from '@stellenvisite/db/client';
import { authFactors } from '@stellenvisite/db/schema/auth-factors';
import type { Context } from '../../context.ts';
import type { AuthUserRow } from '../users/auth-user-view.ts';
import { drawTotpQr, newTotpSecret, totpUri } from './totp.ts';

export type EnrolledFactor = { id: string; type: FactorType; friendly_name?: string } & (
  | { totp: { qr_code: string; secret: string; uri: string } }
  | { phone: string }
);

type Adding = { user: AuthUserRow; friendlyName: string | null };

/** The secret is disclosed only here. */
export async function addTotpFactor(
  ctx: Context,
  tx: Tx,
  { user, friendlyName, issuer }: Adding & { issuer: string | undefined },
): Promise<EnrolledFactor> {
  const id = randomUUID();
  const secret = newTotpSecret();
  const uri = totpUri({
    secret,
    issuer: issuer || new URL(ctx.auth.settings.siteUrl).host,
    label: user.email ?? user.phone ?? user.id,
  });
  const sealedSecret = ctx.auth.secrets.seal(sealPurpose(id), secret);
  await insertFactor(ctx, tx, { id, userId: user.id, type: 'totp', friendlyName, sealedSecret });
  return { id, type: 'totp', ...named(friendlyName), totp: { qr_code: await drawTotpQr(uri), secret, uri } };
}

export async function addPhoneFactor(
  ctx: Context,
  tx: Tx,
  { user, friendlyName, phone }: Adding & { phone: string },
): Promise<EnrolledFactor> {
  const id = randomUUID();
  await insertFactor(ctx, tx, { id, userId: user.id, type: 'phone', friendlyName, phone });
  return { id, type: 'phone', ...named(friendlyName), phone };
}

/** Sealed for one factor: copied to another row it opens nothing. */
const sealPurpose = (factorId: string) => `totp ${factorId}`;

export const unsealTotpSecret = ({ auth: { secrets } }: Pick<Context, 'auth'>, factorId: string, sealed: string) =>
  secrets.unseal(sealPurpose(factorId), sealed);

const named = (friendlyName: string | null) => (friendlyName === null ? {} : { friendly_name: friendlyName });

async function insertFactor(ctx: Context, tx: Tx, factor: typeof authFactors.$inferInsert): Promise<void> {
  await tx.insert(authFactors).values({ ...factor, createdAt: ctx.now(), updatedAt: ctx.now() });
}
