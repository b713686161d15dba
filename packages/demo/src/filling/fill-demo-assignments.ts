import { HOUR_MS } from '@stellenvisite/contract/platform/durations';
import { findAuthUser } from '@stellenvisite/core/identity/auth/users/auth-user-view';
import type { Db, Tx } from '@stellenvisite/db/client';
import { applications } from '@stellenvisite/db/schema/applications/applications';
import { employerSettings } from '@stellenvisite/db/schema/employers/employer-settings';
import { userEmployerLinks } from '@stellenvisite/db/schema/employers/team';
import { conversationHandovers, conversations } from '@stellenvisite/db/schema/messages/messages';
import { and, desc, eq, isNotNull, ne } from 'drizzle-orm';
import { DEMO_EMPLOYER } from '../demo-accounts.ts';

const ANSWER_DAYS = 3;

/** The demo employer has promised to answer within three days, and its people share the conversations. Made once. */
export async function fillDemoAssignments({ db, now }: { db: Db; now: Date }): Promise<void> {
  await db.transaction(async (tx) => {
    const employer = await findAuthUser(tx, { email: DEMO_EMPLOYER.email });
    if (employer) await shareConversations(tx, { employerId: employer.id, now });
  });
}

async function shareConversations(tx: Tx, { employerId, now }: { employerId: string; now: Date }): Promise<void> {
  const made = await tx
    .insert(employerSettings)
    .values({ employerId, answerDays: ANSWER_DAYS, updatedAt: now })
    .onConflictDoNothing()
    .returning({ employerId: employerSettings.employerId });
  if (made.length === 0) return;
  const colleagues = await tx
    .select({ userId: userEmployerLinks.userId })
    .from(userEmployerLinks)
    .where(
      and(
        eq(userEmployerLinks.employerId, employerId),
        eq(userEmployerLinks.isActive, true),
        ne(userEmployerLinks.role, 'viewer'),
      ),
    );
  const colleague = colleagues[0]?.userId ?? null;
  const threads = await tx
    .select({ applicationId: conversations.applicationId })
    .from(conversations)
    .innerJoin(applications, eq(applications.id, conversations.applicationId))
    .where(and(eq(applications.employerId, employerId), isNotNull(conversations.lastMessageAt)))
    .orderBy(desc(conversations.lastMessageAt));
  const inTurn = [employerId, null, colleague];
  for (const [index, { applicationId }] of threads.entries()) {
    const assigneeId = inTurn[index % inTurn.length] ?? null;
    if (!assigneeId) continue;
    await tx.update(conversations).set({ assigneeId }).where(eq(conversations.applicationId, applicationId));
    await tx.insert(conversationHandovers).values({
      applicationId,
      byUserId: colleague ?? employerId,
      toUserId: assigneeId,
      isAssigned: true,
      at: new Date(now.getTime() - HOUR_MS),
    });
  }
}
