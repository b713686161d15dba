import { randomUUID } from 'node:crypto';
import {
  MAX_DRAFTS,
  MAX_JOB_TEXT,
  MAX_JOB_TEXTS,
  type PostingEventKind,
} from '@stellenvisite/contract/jobs/job-postings';
import type { CreateJobPosting, JobContent, JobPosting } from '@stellenvisite/contract/jobs/job-postings.schema';
import type { Tx } from '@stellenvisite/db/client';
import { employers } from '@stellenvisite/db/schema/employers/employers';
import { jobPostingEvents, jobPostings, jobQuality } from '@stellenvisite/db/schema/jobs/job-postings';
import { jobs } from '@stellenvisite/db/schema/jobs/jobs';
import { and, eq, isNull, ne } from 'drizzle-orm';
import type { Context } from '../../context.ts';
import { DomainError } from '../../domain-error.ts';
import { sanitizeHtml } from '../../platform/html/sanitize-html.ts';
import { requireActingEmployer } from '../../require-acting-employer.ts';
import { loadPosting } from './get-posting.ts';
import { findPosting, lockPosting, requirePosting } from './open-posting.ts';

type NewEvent = { postingId: string; kind: PostingEventKind; byUserId: string | null; detail?: string; at: Date };

/** Creates a draft, empty or begun from an own job. */
export async function createPosting(
  ctx: Context,
  { employerId: asked, copyOf, ...said }: CreateJobPosting,
): Promise<JobPosting> {
  const { person, employerId } = await requireActingEmployer(ctx, 'job.create', asked);
  const content = { ...(copyOf ? await copyContent(ctx, copyOf) : {}), ...acceptContent(said) };
  const [id, now] = [randomUUID(), ctx.now()];
  await ctx.db.transaction(async (tx) => {
    await requireRoomForDrafts(tx, employerId);
    await tx.insert(jobPostings).values({ id, employerId, content, createdAt: now, updatedAt: now });
    await writePostingEvent(tx, { postingId: id, kind: 'created', byUserId: person.userId, at: now });
  });
  return loadPosting(ctx, id);
}

/** Refuses more drafts than an employer may have. Whoever creates drafts at the same time waits for this transaction. */
export async function requireRoomForDrafts(tx: Tx, employerId: string, added = 1): Promise<void> {
  await tx.select({ id: employers.id }).from(employers).where(eq(employers.id, employerId)).for('no key update');
  const drafts = await tx.$count(
    jobPostings,
    and(
      eq(jobPostings.employerId, employerId),
      ne(jobPostings.origin, 'feed'),
      isNull(jobPostings.publishedVersion),
      isNull(jobPostings.removedAt),
    ),
  );
  if (drafts + added > MAX_DRAFTS) throw new DomainError('job_posting.too_many_drafts');
}

/** Reference and dates belong to the one job. */
async function copyContent(ctx: Context, id: string): Promise<JobContent> {
  await requirePosting(ctx, id, 'job_posting.read');
  const found = await findPosting(ctx.db, id);
  const {
    reference: _reference,
    publishOn: _publishOn,
    reportedOn: _reportedOn,
    ...content
  } = found?.posting.content ?? {};
  return content;
}

/** Cleans what a person or a system sent. Texts that are longer together than any ad are refused before, as each part alone may be long. */
export function acceptContent<Content extends JobContent>(content: Content): Content {
  if (countCharacters(content) > MAX_JOB_TEXTS) throw new DomainError('job_posting.too_long');
  const clean = cleanContent(content);
  const texts = [clean.introHtml ?? '', ...(clean.sections ?? []).map(({ html }) => html)];
  // Signs that have to be escaped make a text longer.
  if (texts.some(({ length }) => length > MAX_JOB_TEXT)) throw new DomainError('job_posting.too_long');
  return clean;
}

function countCharacters({ introHtml = '', sections = [], requirements = [], benefits = [] }: JobContent): number {
  const texts = [
    introHtml,
    ...sections.map(({ html }) => html),
    ...requirements.map(({ text }) => text),
    ...benefits.flatMap(({ title, text }) => [title, text]),
  ];
  return texts.reduce((sum, text) => sum + text.length, 0);
}

/** Removes everything from an employer's content that its preview or its page may not show. */
export function cleanContent<Content extends JobContent>(content: Content): Content {
  const { introHtml, sections } = content;
  return {
    ...content,
    ...(introHtml !== undefined && { introHtml: sanitizeHtml(introHtml) }),
    ...(sections && { sections: sections.map((section) => ({ ...section, html: sanitizeHtml(section.html) })) }),
  };
}

/** A draft goes for good. What was public is closed and leaves the employer's lists; its applications stay as long as the law says. */
export async function deletePosting(ctx: Context, { id }: { id: string }): Promise<void> {
  const { userId } = await requirePosting(ctx, id, 'job.delete');
  await ctx.db.transaction(async (tx) => {
    const { posting, job } = await lockPosting(tx, id);
    if (!job || job.status === 'draft') {
      await tx.delete(jobPostings).where(eq(jobPostings.id, id));
      await tx.delete(jobs).where(eq(jobs.id, id));
      await tx.delete(jobQuality).where(eq(jobQuality.jobId, id));
      return;
    }
    const [now, closedAt] = [ctx.now(), posting.closedAt ?? ctx.now()];
    if (job.status !== 'closed') await tx.update(jobs).set({ status: 'closed', updatedAt: now }).where(eq(jobs.id, id));
    await tx.update(jobPostings).set({ removedAt: now, closedAt, pausedAt: null }).where(eq(jobPostings.id, id));
    await writePostingEvent(tx, { postingId: id, kind: 'deleted', byUserId: userId, at: ctx.now() });
  });
}

export async function writePostingEvent(tx: Tx, event: NewEvent): Promise<void> {
  await tx.insert(jobPostingEvents).values(event);
}
