import type { NewsletterFrequency } from '@stellenvisite/contract/content/newsletter';
import type { JobCategory } from '@stellenvisite/contract/jobs/job-fields';
import type { JobItem } from '@stellenvisite/contract/jobs/jobs.schema';
import { berlinTimeOn, toBerlinClock } from '@stellenvisite/contract/platform/berlin-time';
import { DAY_MS } from '@stellenvisite/contract/platform/durations';
import type { Language } from '@stellenvisite/contract/platform/languages';
import type { Tx } from '@stellenvisite/db/client';
import { newsletterSubscriptions as subscriptions } from '@stellenvisite/db/schema/content/newsletter';
import { jobs } from '@stellenvisite/db/schema/jobs/jobs';
import { and, asc, count, desc, eq, gt, inArray, isNull, lt, lte, or, type SQL, sql } from 'drizzle-orm';
import { z } from 'zod';
import type { Context } from '../../context.ts';
import { listJobItems } from '../../jobs/list-job-items.ts';
import { isLive } from '../../live-jobs.ts';
import type { PreparedMail, RenderedMail } from '../../platform/mails/mail.ts';
import { defineJob, SCHEDULED_JOB_OPTIONS } from '../../platform/queue/define-job.ts';
import { newsletterIssueMail } from './newsletter.mails.ts';
import { getNewsletterKey, listHeaders, unsubscribePageUrl } from './subscribe-newsletter.ts';

type NewJobs = { total: number; categories: { category: JobCategory; count: number }[]; jobs: JobItem[] };

const SHOWN = 8;
const SHOWN_FEATURED = 2;

/** Returns the jobs published between two issues: true counts, and a few jobs to begin with. */
async function listNewJobs(ctx: Context, { since, until }: { since: Date; until: Date }): Promise<NewJobs> {
  const isNew = and(isLive(ctx), gt(jobs.postedAt, since), lte(jobs.postedAt, until));
  const categories = await ctx.db
    .select({ category: jobs.category, count: count() })
    .from(jobs)
    .where(isNew)
    .groupBy(jobs.category)
    .orderBy(desc(count()), jobs.category);
  const total = categories.reduce((sum, { count: ofCategory }) => sum + ofCategory, 0);
  return { total, categories, jobs: total === 0 ? [] : await listShownJobs(ctx, isNew) };
}

/** Few featured jobs first, then the newest; every employer is shown once before one is shown twice. */
async function listShownJobs(ctx: Context, isNew: SQL | undefined): Promise<JobItem[]> {
  const ofEmployer = ctx.db.$with('of_employer').as(
    ctx.db
      .select({
        id: jobs.id,
        featured: jobs.featured,
        postedAt: jobs.postedAt,
        position:
          sql<number>`row_number() over (partition by ${jobs.employerId} order by ${jobs.featured} desc, ${jobs.postedAt} desc, ${jobs.id})`.as(
            'position',
          ),
      })
      .from(jobs)
      .where(isNew),
  );
  const ranked = ctx.db.$with('ranked').as(
    ctx.db
      .select({
        id: ofEmployer.id,
        featured: ofEmployer.featured,
        place:
          sql<number>`row_number() over (partition by ${ofEmployer.featured} order by ${ofEmployer.position}, ${ofEmployer.postedAt} desc, ${ofEmployer.id})`.as(
            'place',
          ),
      })
      .from(ofEmployer),
  );
  const found = await ctx.db
    .with(ofEmployer, ranked)
    .select({ id: ranked.id, km: sql<null>`null` })
    .from(ranked)
    .where(sql`${ranked.place} <= case when ${ranked.featured} then ${SHOWN_FEATURED}::int else ${SHOWN}::int end`)
    .orderBy(desc(ranked.featured), ranked.place)
    .limit(SHOWN);
  return listJobItems(ctx, found);
}

type Reader = { id: string; since: Date; frequency: NewsletterFrequency; language: Language };

/** An issue for one reader, or null when there is nothing new for them. Read through the transaction that writes the mails. */
type IssueRenderer = (tx: Tx, reader: Reader) => Promise<RenderedMail | null>;

/** Represents the reader while an issue is rendered; nobody has this id. */
const ANYBODY = '00000000-0000-0000-0000-000000000000';

const ISSUE_HOUR = 6;

const FRIDAY = 5;

type IssueTime = { issuedAt: Date; frequencies: NewsletterFrequency[] };

type Subscription = typeof subscriptions.$inferSelect;

const BATCH = 200;

/**
 * Writes the latest issue to everyone who is due and for whom there is something new. The mails and the
 * record that a reader has had this issue are one transaction, so a run that is repeated, or two at once, write to nobody twice. Returns how many mails.
 */
export async function sendNewsletterIssue(ctx: Context): Promise<number> {
  const issue = latestIssue(ctx.now());
  const key = await getNewsletterKey(ctx.db);
  const renderIssue = createIssueRenderer(ctx, issue.issuedAt, key);
  let written = 0;
  for (let after: string | undefined; ; ) {
    const batch = await ctx.db.transaction((tx) => writeBatch(ctx, tx, { issue, after, key, renderIssue }));
    written += batch.written;
    after = batch.last;
    if (!after) return written;
  }
}

type BatchOptions = { issue: IssueTime; after: string | undefined; key: string; renderIssue: IssueRenderer };

async function writeBatch(ctx: Context, tx: Tx, { issue, after, key, renderIssue }: BatchOptions) {
  const readers = await lockDueReaders(tx, issue, after);
  const mails: PreparedMail[] = [];
  for (const reader of readers) {
    const rendered = await renderIssue(tx, { ...reader, since: sinceOf(reader, issue.issuedAt) });
    if (!rendered) continue;
    const headers = listHeaders(ctx.publicUrl, key, reader.id);
    mails.push({ to: reader.email, language: reader.language, kind: newsletterIssueMail.kind, rendered, headers });
  }
  await ctx.mail.writePrepared(tx, mails);
  await recordIssue(tx, readers, issue.issuedAt);
  return { written: mails.length, last: readers.length < BATCH ? undefined : readers.at(-1)?.id };
}

function lockDueReaders(tx: Tx, { issuedAt, frequencies }: IssueTime, after: string | undefined) {
  return tx
    .select()
    .from(subscriptions)
    .where(
      and(
        eq(subscriptions.status, 'confirmed'),
        isNull(subscriptions.bouncedAt),
        inArray(subscriptions.frequency, frequencies),
        lt(subscriptions.confirmedAt, issuedAt),
        or(isNull(subscriptions.lastIssueAt), lt(subscriptions.lastIssueAt, issuedAt)),
        after ? gt(subscriptions.id, after) : undefined,
      ),
    )
    .orderBy(asc(subscriptions.id))
    .limit(BATCH)
    .for('update', { skipLocked: true });
}

async function recordIssue(tx: Tx, readers: readonly Subscription[], issuedAt: Date): Promise<void> {
  if (readers.length === 0) return;
  await tx
    .update(subscriptions)
    .set({ lastIssueAt: issuedAt })
    .where(
      inArray(
        subscriptions.id,
        readers.map(({ id }) => id),
      ),
    );
}

/** Since the last issue; a reader who is new, or back after a pause, starts with the usual span. */
function sinceOf({ lastIssueAt, confirmedAt, frequency }: Subscription, issuedAt: Date): Date {
  const isContinued = lastIssueAt && confirmedAt && lastIssueAt >= confirmedAt;
  return isContinued ? lastIssueAt : firstIssueSince(issuedAt, frequency);
}

export const sendNewsletterIssueJob = defineJob({
  name: 'newsletter.send-issue',
  payload: z.object({}),
  options: SCHEDULED_JOB_OPTIONS,
  // At six; again until noon for those a server that was down at six did not reach. Nobody gets an issue twice.
  cron: '0,30 6-11 * * *',
  handler: sendNewsletterIssue,
});

/** Returns the issue of this moment: the latest six o'clock in the morning. Fridays serve the weekly readers too. */
export function latestIssue(now: Date): IssueTime {
  const today = berlinTimeOn(now, 0, ISSUE_HOUR * 60);
  const issuedAt = today <= now ? today : berlinTimeOn(now, -1, ISSUE_HOUR * 60);
  const weekday = toBerlinClock(issuedAt).getUTCDay();
  return { issuedAt, frequencies: weekday === FRIDAY ? ['daily', 'weekly'] : ['daily'] };
}

/** Returns the start of the period that a reader's first issue covers. */
function firstIssueSince(issuedAt: Date, frequency: NewsletterFrequency): Date {
  return new Date(issuedAt.getTime() - (frequency === 'weekly' ? 7 : 1) * DAY_MS);
}

/** Readers of one language who were last written to at the same time read the same: it is rendered once, and each gets their own way out. */
function createIssueRenderer(ctx: Context, issuedAt: Date, key: string): IssueRenderer {
  const newJobs = new Map<number, Promise<NewJobs>>();
  const issues = new Map<string, Promise<RenderedMail | null>>();
  const anybodysWayOut = unsubscribePageUrl(ctx.publicUrl, key, ANYBODY);

  async function render(tx: Tx, { since, frequency, language }: Reader): Promise<RenderedMail | null> {
    const found = await remember(newJobs, since.getTime(), () =>
      listNewJobs({ ...ctx, db: tx }, { since, until: issuedAt }),
    );
    if (found.total === 0) return null;
    const values = { ...found, frequency, issuedAt, publicUrl: ctx.publicUrl, unsubscribeUrl: anybodysWayOut };
    return ctx.mail.render(newsletterIssueMail(values), language);
  }

  return async (tx, reader) => {
    const edition = `${reader.since.getTime()} ${reader.frequency} ${reader.language}`;
    const issue = await remember(issues, edition, () => render(tx, reader));
    if (!issue) return null;
    const wayOut = unsubscribePageUrl(ctx.publicUrl, key, reader.id);
    return {
      subject: issue.subject,
      text: issue.text.replaceAll(anybodysWayOut, wayOut),
      html: issue.html.replaceAll(anybodysWayOut, wayOut),
    };
  };
}

function remember<Key, Value>(known: Map<Key, Value>, key: Key, make: () => Value): Value {
  const found = known.get(key);
  if (found !== undefined) return found;
  const made = make();
  known.set(key, made);
  return made;
}
