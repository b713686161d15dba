import { randomUUID } from 'node:crypto';
import {
  appealEndsAt,
  canSideAppeal,
  type ReportSide,
  type ReportTargetKind,
  reportReference,
} from '@stellenvisite/contract/support/reports';
import type { CreateReport, ReportCase, ReportReceipt } from '@stellenvisite/contract/support/reports.schema';
import type { Tx } from '@stellenvisite/db/client';
import { applications } from '@stellenvisite/db/schema/applications/applications';
import { employers } from '@stellenvisite/db/schema/employers/employers';
import { authUsers } from '@stellenvisite/db/schema/identity/auth';
import { jobs } from '@stellenvisite/db/schema/jobs/jobs';
import { messages } from '@stellenvisite/db/schema/messages/messages';
import { reportAppeals, reportDecisions, reports } from '@stellenvisite/db/schema/support/reports';
import { and, eq } from 'drizzle-orm';
import { requireReportedComment, requireReportedIdea } from '../../content/ideas/reported-idea.ts';
import type { Context } from '../../context.ts';
import { DomainError } from '../../domain-error.ts';
import { momentOf, wasPublicAt } from '../../live-jobs.ts';
import { requireConversation } from '../../messages/list-conversations.ts';
import type { Limit } from '../../platform/rate-limits/limits.ts';
import { networkOf } from '../../platform/rate-limits/network-of.ts';
import { consumeRateLimit } from '../../platform/rate-limits/require-tries-left.ts';
import { countOperatorTry } from '../../platform/settings/count-operator-try.ts';
import { requireEnquiry } from '../../talent-pool/enquiries/answer-enquiry.ts';
import { hasOtherAdmin } from './deciding-admin.ts';
import { getReportKey, readReportToken, toReportToken } from './report-token.ts';
import { type ReportRow, toAppeal, toCase, toStatement } from './report-view.ts';
import { reportReceivedMail } from './reports.mails.ts';

type ReportedMessage = {
  text: string;
  senderId: string | null;
  jobTitle: string;
  employerId: string | null;
  employerName: string;
};

type Target = { kind: ReportTargetKind; id: string };

type ReportedContent = {
  title: string;
  employerId: string | null;
  employerName: string;
  text?: string;
  authorId?: string | null;
};

/** Ideas belong to nobody's market: there is no employer behind them. */
const toReported = (reported: Awaited<ReturnType<typeof requireReportedIdea>>): ReportedContent => ({
  ...reported,
  employerId: null,
  employerName: '',
});

const DAY = 86_400;
/** A whole clinic may stand behind one address; nobody has a hundred things to report in a day. */
const FROM_ONE_SOURCE: Limit = { name: 'report.source', count: 20, seconds: DAY, burst: 5 };
/** The address is only claimed: it may be somebody else's, who gets no more than this. */
const TO_ONE_ADDRESS: Limit = { name: 'report.receipt', count: 5, seconds: DAY, burst: 5 };

/** Keeps a report for the administrators and confirms its receipt where an address is given (DSA Art. 16). */
export async function createReport(ctx: Context, request: CreateReport): Promise<ReportReceipt> {
  await consumeRateLimit(ctx, ctx.db, FROM_ONE_SOURCE, networkOf(ctx.auth.client.ip));
  if (ctx.actor) await countOperatorTry(ctx, 'reportsPerDay', ctx.actor.userId);
  const content = await requireReportTarget(ctx, request.target);
  return ctx.db.transaction(async (tx) => {
    const row = await insertReport(ctx, tx, request, content);
    await ctx.audit(tx, { action: 'report_created', userId: row.reporterUserId });
    return { reference: reportReference(row), isMailed: await writeReceipt(ctx, tx, row) };
  });
}

async function insertReport(ctx: Context, tx: Tx, request: CreateReport, content: ReportedContent): Promise<ReportRow> {
  const [row] = await tx
    .insert(reports)
    .values({
      id: randomUUID(),
      targetKind: request.target.kind,
      targetId: request.target.id,
      targetTitle: content.title,
      targetText: content.text ?? null,
      targetAuthorId: content.authorId ?? null,
      employerId: content.employerId,
      employerName: content.employerName,
      reason: request.reason,
      explanation: request.explanation,
      reporterUserId: await findReporter(ctx, tx),
      reporterName: request.reporterName || null,
      reporterEmail: request.reporterEmail ?? null,
      language: request.language,
      createdAt: ctx.now(),
    })
    .returning();
  if (!row) throw new Error('an insert without conflict returns its row');
  return row;
}

/** A token may outlive its account. */
async function findReporter({ actor }: Context, tx: Tx): Promise<string | null> {
  if (!actor) return null;
  const [user] = await tx.select({ id: authUsers.id }).from(authUsers).where(eq(authUsers.id, actor.userId));
  return user?.id ?? null;
}

async function writeReceipt(ctx: Context, tx: Tx, row: ReportRow): Promise<boolean> {
  const { reporterEmail: to, language } = row;
  if (!to || !(await ctx.limits.take(tx, TO_ONE_ADDRESS, to)).ok) return false;
  const message = reportReceivedMail({
    reference: reportReference(row),
    title: row.targetTitle,
    employer: row.employerName,
    receivedAt: row.createdAt,
    url: `${ctx.publicUrl}/meldung/${toReportToken(await getReportKey(tx), 'reporter', row.id)}`,
  });
  await ctx.mail.write(tx, { to, language, message });
  await tx.update(reports).set({ receiptSentAt: ctx.now() }).where(eq(reports.id, row.id));
  return true;
}

/** Returns the reported content, as it is called now. Only content that was public, or was written to the reporter, can be reported. */
async function requireReportTarget(ctx: Context, { kind, id }: Target): Promise<ReportedContent> {
  switch (kind) {
    case 'job':
      return requireJob(ctx, id);
    case 'employer':
      return requireEmployer(ctx, id);
    case 'message':
      return requireMessage(ctx, id);
    case 'talent_enquiry':
      return requireTalentEnquiry(ctx, id);
    case 'idea':
      return toReported(await requireReportedIdea(ctx, id));
    case 'idea_comment':
      return toReported(await requireReportedComment(ctx, id));
  }
}

/** Returns the enquiry to the person who received it alone: an employer reports the answer as a message. */
async function requireTalentEnquiry(ctx: Context, id: string): Promise<ReportedContent> {
  const { row, party } = await requireEnquiry(ctx, 'talent_enquiry.read', id);
  if (party !== 'seeker') throw new DomainError('talent_enquiry.not_found');
  const { jobTitle, employerId, message, sentByUserId } = row;
  const [employer] = await ctx.db.select({ name: employers.name }).from(employers).where(eq(employers.id, employerId));
  return { title: jobTitle, employerId, employerName: employer?.name ?? '', text: message, authorId: sentByUserId };
}

/** A message has no title; the job it is about says which conversation it was. */
async function requireMessage(ctx: Context, id: string): Promise<ReportedContent> {
  const { text, senderId, jobTitle, employerId, employerName } = await requireReportedMessage(ctx, id);
  return { title: jobTitle, employerId, employerName, text, authorId: senderId };
}

async function requireJob(ctx: Context, id: string): Promise<ReportedContent> {
  const [row] = await ctx.db
    .select({ title: jobs.title, employerId: employers.id, employerName: employers.name })
    .from(jobs)
    .innerJoin(employers, eq(employers.id, jobs.employerId))
    .where(and(eq(jobs.id, id), wasPublicAt(jobs, momentOf(ctx))));
  if (!row) throw new DomainError('job.not_found');
  return row;
}

async function requireEmployer(ctx: Context, id: string): Promise<ReportedContent> {
  const [row] = await ctx.db.select({ name: employers.name }).from(employers).where(eq(employers.id, id));
  if (!row) throw new DomainError('employer.not_found');
  return { title: row.name, employerId: id, employerName: row.name };
}

/** A message of the other side, for who may read it: nobody can report what was not written to them. */
async function requireReportedMessage(ctx: Context, id: string): Promise<ReportedMessage> {
  const [row] = await ctx.db
    .select({
      party: messages.party,
      text: messages.text,
      senderId: messages.senderId,
      applicationId: applications.id,
      jobTitle: applications.jobTitle,
      employerId: applications.employerId,
      employerName: applications.employerName,
    })
    .from(messages)
    .innerJoin(applications, eq(applications.id, messages.applicationId))
    .where(eq(messages.id, id));
  if (!row) throw new DomainError('message.not_found');
  const { party, applicationId, ...reported } = row;
  const side = await requireConversation(ctx, 'message.read', applicationId);
  if (side.party === party) throw new DomainError('message.not_found');
  return reported;
}

export async function requireReportCase(ctx: Context, token: string): Promise<{ side: ReportSide; reportId: string }> {
  const read = readReportToken(await getReportKey(ctx.db), token);
  if (!read) throw new DomainError('report.not_found');
  return read;
}

/** Returns a report for the one of its sides that has the link. */
export async function getReportCase(ctx: Context, { token }: { token: string }): Promise<ReportCase> {
  const { side, reportId } = await requireReportCase(ctx, token);
  const [found] = await ctx.db
    .select({ report: reports, decision: reportDecisions })
    .from(reports)
    .leftJoin(reportDecisions, eq(reportDecisions.reportId, reports.id))
    .where(eq(reports.id, reportId));
  if (!found) throw new DomainError('report.not_found');
  const { report, decision } = found;
  const appeals = await ctx.db.select().from(reportAppeals).where(eq(reportAppeals.reportId, reportId));
  const own = appeals.find((appeal) => appeal.side === side);
  const other = appeals.find((appeal) => appeal.side !== side);
  const endsAt = decision ? appealEndsAt(decision.decidedAt) : null;
  return {
    ...toCase(report, side),
    statement: decision ? toStatement(decision) : null,
    appeal: own ? toAppeal(own) : null,
    otherDecision: other ? toAppeal(other).decision : null,
    canAppeal: !!decision && !!endsAt && !own && endsAt > ctx.now() && canSideAppeal(side, decision.measure),
    appealEndsAt: endsAt?.toISOString() ?? null,
    isDecidedByOther: decision !== null && (await hasOtherAdmin(ctx.db, decision.decidedByUserId)),
  };
}
