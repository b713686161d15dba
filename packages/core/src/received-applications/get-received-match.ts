import { MATCH_VERSION } from '@stellenvisite/contract/matching';
import type { ReceivedMatch } from '@stellenvisite/contract/received-applications.schema';
import { applicationMatches } from '@stellenvisite/db/schema/applications';
import { eq } from 'drizzle-orm';
import { scoreUnscored } from '../applications/keep-match.ts';
import { requireReceivedApplication } from '../applications/received-application.ts';
import type { Context } from '../context.ts';
import { employerReason } from '../matching/employer-reasons.ts';

/** Why an application fits its job as it does, for the employer. Looking at it is not opening the application. */
export async function getReceivedMatch(ctx: Context, { id }: { id: string }): Promise<ReceivedMatch> {
  const { row } = await requireReceivedApplication(ctx, 'application.read', id);
  const stored = await findMatch(ctx, id);
  if (stored?.version !== MATCH_VERSION) await scoreUnscored(ctx, [row]);
  const match = stored?.version === MATCH_VERSION ? stored : await findMatch(ctx, id);
  if (!match) return { score: null, version: MATCH_VERSION, factors: [] };
  const { score, version, factors } = match;
  return {
    score,
    version,
    factors: factors.map((factor) => ({
      name: factor.name,
      points: factor.points,
      of: factor.of,
      reason: employerReason(factor, ctx.language),
    })),
  };
}

async function findMatch({ db }: Context, applicationId: string) {
  const [match] = await db.select().from(applicationMatches).where(eq(applicationMatches.applicationId, applicationId));
  return match;
}
