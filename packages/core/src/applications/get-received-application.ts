import type { ReceivedApplicationDetail } from '@stellenvisite/contract/applications.schema';
import type { Week } from '@stellenvisite/contract/duty.schema';
import { DEFAULT_LANGUAGE, type Language } from '@stellenvisite/contract/languages';
import { profiles } from '@stellenvisite/db/schema/accounts';
import { applications } from '@stellenvisite/db/schema/applications';
import { jobs } from '@stellenvisite/db/schema/jobs';
import { and, eq, isNull } from 'drizzle-orm';
import type { Context } from '../context.ts';
import { DomainError } from '../domain-error.ts';
import { loadContent, loadListedApplication, toReceivedApplication } from './application-view.ts';
import { publishChange } from './employer-contact.ts';
import { requireReceivedApplication } from './received-application.ts';
import { tellApplicant } from './tell-of-application.ts';
import { writeEvent } from './write-event.ts';

/** Opened for the first time it is marked as opened, which the applicant is shown. */
export async function getReceivedApplication(ctx: Context, { id }: { id: string }): Promise<ReceivedApplicationDetail> {
  const { person, row } = await requireReceivedApplication(ctx, 'application.read', id);
  if (!row.openedAt) await markOpened(ctx, id, person.userId);
  return loadReceivedDetail(ctx, id);
}

/** For use cases that have checked the permission already. */
export async function loadReceivedDetail(ctx: Context, id: string): Promise<ReceivedApplicationDetail> {
  const row = await loadListedApplication(ctx, id);
  if (!row) throw new DomainError('application.not_found');
  const [content, week, language] = await Promise.all([
    loadContent(ctx, row, { namesEmployer: true }),
    findWeek(ctx, row.jobId),
    findLanguage(ctx, row.userId),
  ]);
  return { ...toReceivedApplication(row), ...content, jobWeek: week, language, source: row.source };
}

async function findWeek({ db }: Context, jobId: string | null): Promise<Week | null> {
  const [job] = jobId ? await db.select({ week: jobs.week }).from(jobs).where(eq(jobs.id, jobId)) : [];
  return job?.week ?? null;
}

async function findLanguage({ db }: Context, userId: string | null): Promise<Language> {
  const [profile] = userId
    ? await db.select({ language: profiles.language }).from(profiles).where(eq(profiles.id, userId))
    : [];
  return profile?.language ?? DEFAULT_LANGUAGE;
}

/** Of two who open it at once one has opened it. */
export async function markOpened(ctx: Context, id: string, byUserId: string | null): Promise<void> {
  await ctx.db.transaction(async (tx) => {
    const [row] = await tx
      .update(applications)
      .set({ openedAt: ctx.now() })
      .where(and(eq(applications.id, id), isNull(applications.openedAt)))
      .returning();
    if (!row) return;
    await writeEvent(tx, { applicationId: id, kind: 'opened', party: 'employer', byUserId, at: ctx.now() });
    await publishChange(ctx, tx, row);
    await tellApplicant(ctx, tx, row, 'opened');
  });
}
