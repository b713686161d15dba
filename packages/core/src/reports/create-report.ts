import { randomUUID } from 'node:crypto';
import { reportReference } from '@stellenvisite/contract/reports';
import type { CreateReport, ReportReceipt } from '@stellenvisite/contract/reports.schema';
import type { Tx } from '@stellenvisite/db/client';
import { authUsers } from '@stellenvisite/db/schema/auth';
import { reports } from '@stellenvisite/db/schema/reports';
import { eq } from 'drizzle-orm';
import type { Context } from '../context.ts';
import type { Limit } from '../limits/limits.ts';
import { networkOf } from '../limits/network-of.ts';
import { countTry } from '../limits/require-tries-left.ts';
import { countOperatorTry } from '../operator-settings/count-operator-try.ts';
import { getReportKey, toReportToken } from './report-links.ts';
import type { ReportRow } from './report-view.ts';
import { reportReceivedMail } from './reports.mails.ts';
import { type ReportedContent, requireReportTarget } from './require-report-target.ts';

const DAY = 86_400;
/** A whole clinic may stand behind one address; nobody has a hundred things to report in a day. */
const FROM_ONE_SOURCE: Limit = { name: 'report.source', count: 20, seconds: DAY, burst: 5 };
/** The address is only claimed: it may be somebody else's, who gets no more than this. */
const TO_ONE_ADDRESS: Limit = { name: 'report.receipt', count: 5, seconds: DAY, burst: 5 };

/** Keeps a report for the administrators and confirms its receipt where an address is given (DSA Art. 16). */
export async function createReport(ctx: Context, request: CreateReport): Promise<ReportReceipt> {
  await countTry(ctx, ctx.db, FROM_ONE_SOURCE, networkOf(ctx.client.ip));
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
