import { randomUUID } from 'node:crypto';
import {
  RETENTION_NOTICE_DAYS,
  TALENT_CONTACT_MONTHS,
  TALENT_CONTACT_VERSION,
} from '@stellenvisite/contract/applications/applications';
import type { ApplicationDetail } from '@stellenvisite/contract/applications/applications.schema';
import type { AnswerTalentContact } from '@stellenvisite/contract/applications/talent-contacts.schema';
import type { ConsentKind } from '@stellenvisite/contract/identity/accounts';
import { DAY_MS } from '@stellenvisite/contract/platform/durations';
import type { Tx } from '@stellenvisite/db/client';
import { applications, talentContacts } from '@stellenvisite/db/schema/applications/applications';
import { consents } from '@stellenvisite/db/schema/identity/accounts';
import { eq } from 'drizzle-orm';
import type { Context } from '../../context.ts';
import { DomainError } from '../../domain-error.ts';
import { requirePermission } from '../../require-permission.ts';
import { addMonths, deleteAtOf } from '../application-view.ts';
import { publishChange } from '../employer-contact.ts';
import { getApplicationDetail, requireOwnApplication } from '../note-external-application.ts';

const KIND: ConsentKind = 'talent_contact';

/** The applicant's yes or no, changeable at any time. Both are logged, a yes with the words that were agreed to. */
export async function answerTalentContact(
  ctx: Context,
  { id, agrees }: AnswerTalentContact & { id: string },
): Promise<ApplicationDetail> {
  const { userId, sessionId } = await requirePermission(ctx, 'application.talent_contact');
  const row = await requireOwnApplication(ctx, id);
  await ctx.db.transaction(async (tx) => {
    const now = ctx.now();
    const knownUntil = agrees ? addMonths(now, TALENT_CONTACT_MONTHS) : null;
    const [answered] = await tx
      .update(talentContacts)
      .set({ answeredAt: now, knownUntil })
      .where(eq(talentContacts.applicationId, id))
      .returning();
    if (!answered) throw new DomainError('application.not_asked');
    if (agrees) {
      await tx
        .insert(consents)
        .values({ id: randomUUID(), userId, kind: KIND, version: TALENT_CONTACT_VERSION, givenAt: now });
    } else {
      await endRetention(tx, { id, deleteAt: deleteAtOf({ ...row, knownUntil: null }), now });
    }
    await ctx.audit(tx, { action: agrees ? 'talent_contact.agreed' : 'talent_contact.revoked', userId, sessionId });
    await publishChange(ctx, tx, row);
  });
  return getApplicationDetail(ctx, id);
}

type Ended = { id: string; deleteAt: Date | null; now: Date };

/** Stored only by the consent, it goes with it: whoever revokes needs no notice of what they requested. */
async function endRetention(tx: Tx, { id, deleteAt, now }: Ended): Promise<void> {
  if (!deleteAt || deleteAt > now) return;
  await tx
    .update(applications)
    .set({ deletionNoticedAt: new Date(now.getTime() - RETENTION_NOTICE_DAYS * DAY_MS) })
    .where(eq(applications.id, id));
}
