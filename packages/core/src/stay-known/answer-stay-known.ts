import { randomUUID } from 'node:crypto';
import type { ConsentKind } from '@stellenvisite/contract/accounts';
import { RETENTION_NOTICE_DAYS } from '@stellenvisite/contract/applications';
import type { ApplicationDetail } from '@stellenvisite/contract/applications.schema';
import { STAY_KNOWN_MONTHS, STAY_KNOWN_VERSION } from '@stellenvisite/contract/stay-known';
import type { AnswerStayKnown } from '@stellenvisite/contract/stay-known.schema';
import type { Tx } from '@stellenvisite/db/client';
import { consents } from '@stellenvisite/db/schema/accounts';
import { applications } from '@stellenvisite/db/schema/applications';
import { stayKnown } from '@stellenvisite/db/schema/stay-known';
import { eq } from 'drizzle-orm';
import { addMonths } from '../applications/add-months.ts';
import { deleteAtOf } from '../applications/application-view.ts';
import { publishChange } from '../applications/employer-contact.ts';
import { loadApplicationDetail, requireOwnApplication } from '../applications/get-application.ts';
import type { Context } from '../context.ts';
import { DomainError } from '../domain-error.ts';
import { requirePermission } from '../permissions/require-permission.ts';

const DAY_MS = 86_400_000;
const KIND: ConsentKind = 'stay_known';

/** The applicant's yes or no, changeable at any time. Both are logged, a yes with the words that were agreed to. */
export async function answerStayKnown(
  ctx: Context,
  { id, agrees }: AnswerStayKnown & { id: string },
): Promise<ApplicationDetail> {
  const { userId, sessionId } = await requirePermission(ctx, 'application.stay_known');
  const row = await requireOwnApplication(ctx, id);
  await ctx.db.transaction(async (tx) => {
    const now = ctx.now();
    const knownUntil = agrees ? addMonths(now, STAY_KNOWN_MONTHS) : null;
    const [answered] = await tx
      .update(stayKnown)
      .set({ answeredAt: now, knownUntil })
      .where(eq(stayKnown.applicationId, id))
      .returning();
    if (!answered) throw new DomainError('application.not_asked');
    if (agrees) {
      await tx
        .insert(consents)
        .values({ id: randomUUID(), userId, kind: KIND, version: STAY_KNOWN_VERSION, givenAt: now });
    } else {
      await endRetention(tx, { id, deleteAt: deleteAtOf({ ...row, knownUntil: null }), now });
    }
    await ctx.audit(tx, { action: agrees ? 'stay_known.agreed' : 'stay_known.revoked', userId, sessionId });
    await publishChange(ctx, tx, row);
  });
  return loadApplicationDetail(ctx, id);
}

type Ended = { id: string; deleteAt: Date | null; now: Date };

/** Kept only by the consent, it goes with it: whoever revokes needs no notice of what they asked for. */
async function endRetention(tx: Tx, { id, deleteAt, now }: Ended): Promise<void> {
  if (!deleteAt || deleteAt > now) return;
  await tx
    .update(applications)
    .set({ deletionNoticedAt: new Date(now.getTime() - RETENTION_NOTICE_DAYS * DAY_MS) })
    .where(eq(applications.id, id));
}
