import { createHash, randomUUID } from 'node:crypto';
import { CURRENCY_OF } from '@stellenvisite/contract/jobs/countries';
import { DAY_MS } from '@stellenvisite/contract/platform/durations';
import type { SendEnquiry, TalentEnquiry } from '@stellenvisite/contract/talent-pool/talent-enquiries.schema';
import { ENQUIRY_DAYS, MAX_SAME_TEXT } from '@stellenvisite/contract/talent-pool/talent-pool';
import type { Tx } from '@stellenvisite/db/client';
import { employers } from '@stellenvisite/db/schema/employers/employers';
import { jobs } from '@stellenvisite/db/schema/jobs/jobs';
import { talentEnquiries } from '@stellenvisite/db/schema/talent-pool/talent-enquiries';
import { and, eq, gt } from 'drizzle-orm';
import type { Context } from '../../context.ts';
import { DomainError } from '../../domain-error.ts';
import { isLive } from '../../live-jobs.ts';
import { countOperatorTry } from '../../platform/settings/count-operator-try.ts';
import { requirePoolAccess } from '../access/require-pool-access.ts';
import { requireSeen } from '../search/get-talent-profile.ts';
import { getEnquiryAllowance } from './enquiry-allowance.ts';
import { loadEnquiry, notifySeekerOfEnquiry } from './enquiry-view.ts';

type Asked = SendEnquiry & { id: string; employerId?: string | undefined };

/** Sends somebody an enquiry about a job, with the pay. To the employer, the recipient is a number until they accept. */
export async function sendEnquiry(ctx: Context, { id, employerId: asked, ...enquiry }: Asked): Promise<TalentEnquiry> {
  const { person, employerId } = await requirePoolAccess(ctx, 'talent_pool.enquire', asked);
  await countOperatorTry(ctx, 'enquiriesPerHour', employerId);
  const { row: profile } = await requireSeen(ctx, person, id);
  const enquiryId = randomUUID();
  await ctx.db.transaction(async (tx) => {
    // One at a time for an employer, so that the counts hold.
    await tx.select({ id: employers.id }).from(employers).where(eq(employers.id, employerId)).for('no key update');
    const textHash = hashText(enquiry.message);
    await requireAllowed(ctx, tx, employerId, textHash);
    const job = await requireLiveJob(ctx, tx, { jobId: enquiry.jobId, employerId });
    const now = ctx.now();
    const [row] = await tx
      .insert(talentEnquiries)
      .values({
        id: enquiryId,
        profileId: profile.id,
        userId: profile.userId,
        number: profile.number,
        occupation: profile.occupation,
        employerId,
        ...job,
        payMin: Math.round(enquiry.payMin * 100),
        payMax: Math.round(enquiry.payMax * 100),
        message: enquiry.message,
        textHash,
        status: 'open',
        sentByUserId: person.userId,
        sentAt: now,
        expiresAt: new Date(now.getTime() + ENQUIRY_DAYS * DAY_MS),
      })
      .onConflictDoNothing()
      .returning();
    if (!row) throw new DomainError('talent_enquiry.already_sent');
    await notifySeekerOfEnquiry(ctx, tx, row, 'received');
  });
  return loadEnquiry(ctx, { id: enquiryId, party: 'employer' });
}

async function requireAllowed(ctx: Context, tx: Tx, employerId: string, textHash: string | null): Promise<void> {
  const { isVerified, left } = await getEnquiryAllowance(tx, employerId, ctx.now());
  if (!isVerified) throw new DomainError('talent_enquiry.not_verified');
  if (left === 0) throw new DomainError('talent_enquiry.none_left');
  if (!textHash) return;
  const since = new Date(ctx.now().getTime() - ENQUIRY_DAYS * DAY_MS);
  const isSame = and(
    eq(talentEnquiries.employerId, employerId),
    eq(talentEnquiries.textHash, textHash),
    gt(talentEnquiries.sentAt, since),
  );
  if ((await tx.$count(talentEnquiries, isSame)) >= MAX_SAME_TEXT) throw new DomainError('talent_enquiry.same_text');
}

/** Without case, spaces and punctuation: a name put in front of it makes no new text of a long one. */
function hashText(text: string): string | null {
  const words = text.toLowerCase().replace(/[^\p{L}\d]+/gu, '');
  return words === '' ? null : createHash('sha256').update(words).digest('hex');
}

async function requireLiveJob(ctx: Context, tx: Tx, { jobId, employerId }: { jobId: string; employerId: string }) {
  const [job] = await tx
    .select({
      jobId: jobs.id,
      jobTitle: jobs.title,
      jobCity: jobs.city,
      jobWeek: jobs.week,
      jobStartsOn: jobs.startsOn,
      tariff: jobs.tariff,
      grade: jobs.tariffGrade,
      steps: jobs.tariffSteps,
      payCurrency: jobs.payCurrency,
      country: jobs.country,
      employerName: employers.name,
      employerCity: employers.city,
    })
    .from(jobs)
    .innerJoin(employers, eq(employers.id, jobs.employerId))
    .where(and(eq(jobs.id, jobId), eq(jobs.employerId, employerId), isLive(ctx)));
  if (!job) throw new DomainError('talent_enquiry.job_not_live');
  const { tariff, grade, steps, country, payCurrency, ...rest } = job;
  const jobTariff = [tariff, grade, steps].filter(Boolean).join(' ') || null;
  return { ...rest, jobTariff, payCurrency: payCurrency ?? CURRENCY_OF[country] };
}
