import { randomUUID } from 'node:crypto';
import type { Context } from '@stellenvisite/core/context';
import { newCode, newToken } from '@stellenvisite/core/identity/auth/auth-secrets';
import { issueOneTime } from '@stellenvisite/core/identity/auth/codes/one-time-tokens';
import { hashRefreshToken } from '@stellenvisite/core/identity/auth/sessions/open-session';
import { profiles } from '@stellenvisite/db/schema/identity/accounts';
import { authIdentities, authRefreshTokens, authSessions, authUsers } from '@stellenvisite/db/schema/identity/auth';

const BATCH = 1000;

/** The credentials that the load uses. */
export type Prepared = {
  people: { email: string; refreshToken: string; code: string }[];
};

type FillOptions = { passwordHash: string; count: number };

/** Accounts that are signed in, each with a code on its way, as a busy evening has them. */
export async function fillSessions(ctx: Context, options: FillOptions): Promise<Prepared> {
  const people: Prepared['people'] = [];
  for (let done = 0; done < options.count; done += BATCH) people.push(...(await fillBatch(ctx, options, done)));
  return { people };
}

async function fillBatch(ctx: Context, { passwordHash }: FillOptions, from: number) {
  const now = ctx.now();
  const rows = Array.from({ length: BATCH }, (_, index) => ({
    id: randomUUID(),
    sessionId: randomUUID(),
    email: `person${from + index}@example.org`,
    refreshToken: newToken(),
  }));
  const codes: string[] = [];
  await ctx.db.transaction(async (tx) => {
    const appMetadata = { provider: 'email', providers: ['email'], role: 'job_seeker' };
    await tx
      .insert(authUsers)
      .values(rows.map(({ id, email }) => ({ id, email, passwordHash, appMetadata, emailConfirmedAt: now })));
    await tx
      .insert(authIdentities)
      .values(rows.map(({ id, email }) => ({ id: randomUUID(), userId: id, provider: 'email', subject: id, email })));
    await tx.insert(profiles).values(rows.map(({ id }) => ({ id })));
    const amr = [{ method: 'password' as const, timestamp: Math.floor(now.getTime() / 1000) }];
    await tx.insert(authSessions).values(rows.map(({ id, sessionId }) => ({ id: sessionId, userId: id, amr })));
    await tx
      .insert(authRefreshTokens)
      .values(rows.map(({ sessionId, refreshToken }) => ({ hash: hashRefreshToken(ctx, refreshToken), sessionId })));
    for (const { id, email } of rows) {
      const { code } = await issueOneTime(ctx, tx, {
        userId: id,
        slot: 'recovery',
        sentTo: email,
        method: 'magiclink',
      });
      codes.push(code);
    }
  });
  return rows.map(({ email, refreshToken }, index) => ({ email, refreshToken, code: codes[index] ?? newCode() }));
}
