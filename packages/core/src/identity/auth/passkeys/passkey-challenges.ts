import { randomUUID } from 'node:crypto';
import type { PasskeyCeremony } from '@stellenvisite/contract/identity/auth';
import { isId } from '@stellenvisite/contract/platform/ids.schema';
import type { Db, Tx } from '@stellenvisite/db/client';
import { authPasskeyChallenges as challenges } from '@stellenvisite/db/schema/identity/auth-factors';
import { and, eq } from 'drizzle-orm';
import type { Context } from '../../../context.ts';
import { AuthError } from '../auth-error.ts';
import type { SignedIn } from '../sessions/require-session.ts';
import { CEREMONY_MS, hashChallenge } from './webauthn.ts';

export type IssuedChallenge = { challenge_id: string; expires_at: number };

type Wanted = { ceremony: PasskeyCeremony; challenge: string; who?: SignedIn };

/** Stores the hash of a challenge. A registration belongs to the session that started it. */
export async function issueChallenge(
  ctx: Context,
  db: Db | Tx,
  { ceremony, challenge, who }: Wanted,
): Promise<IssuedChallenge> {
  const [id, createdAt] = [randomUUID(), ctx.now()];
  await db.insert(challenges).values({
    id,
    ceremony,
    challengeHash: hashChallenge(ctx, id, challenge),
    userId: who?.user.id ?? null,
    sessionId: who?.session.id ?? null,
    createdAt,
  });
  return { challenge_id: id, expires_at: Math.floor((createdAt.getTime() + CEREMONY_MS) / 1000) };
}

type Answered = { ceremony: PasskeyCeremony; challengeId: string; who?: SignedIn };

/** Deletes the challenge, whatever the answer to it is worth: nobody gets a second try with the same one. */
export async function consumeChallenge(
  ctx: Pick<Context, 'now'>,
  tx: Tx,
  { ceremony, challengeId, who }: Answered,
): Promise<{ id: string; challengeHash: string } | AuthError> {
  const [row] = isId(challengeId)
    ? await tx
        .delete(challenges)
        .where(and(eq(challenges.id, challengeId), eq(challenges.ceremony, ceremony)))
        .returning()
    : [];
  const isAnothers = row?.userId !== (who?.user.id ?? null) || row?.sessionId !== (who?.session.id ?? null);
  if (!row || isAnothers) return new AuthError(400, 'webauthn_challenge_not_found', 'Challenge not found');
  if (ctx.now().getTime() - row.createdAt.getTime() > CEREMONY_MS) {
    return new AuthError(400, 'webauthn_challenge_expired', 'Challenge has expired, start again');
  }
  return { id: row.id, challengeHash: row.challengeHash };
}
