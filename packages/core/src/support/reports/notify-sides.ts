import { DEFAULT_LANGUAGE, type Language } from '@stellenvisite/contract/platform/languages';
import { appealEndsAt, type ReportSide, reportReference } from '@stellenvisite/contract/support/reports';
import type { Tx } from '@stellenvisite/db/client';
import { employers } from '@stellenvisite/db/schema/employers/employers';
import { profiles } from '@stellenvisite/db/schema/identity/accounts';
import { authUsers } from '@stellenvisite/db/schema/identity/auth';
import { and, eq, inArray, isNotNull } from 'drizzle-orm';
import type { Context } from '../../context.ts';
import { listMembersFor } from '../../identity/permissions/team-members.ts';
import { notify } from '../../platform/notifications/notify.ts';
import { hasOtherAdmin } from './deciding-admin.ts';
import { getReportKey, toReportToken } from './report-token.ts';
import type { AppealRow, DecisionRow, ReportRow } from './report-view.ts';
import { reportDecidedMail, reportPausedMail } from './reports.mails.ts';

type SidesNotice = { report: ReportRow; decision: DecisionRow; appeal?: AppealRow };
type Reader = { to: string; language: Language };

/**
 * Sends a decision with its reasons to the reporter, and to the owner of the content where a measure was taken or they know of the report:
 * a person who was reported without cause does not learn of it. These mails cannot be switched off, because the law requires them.
 */
export async function notifySides(ctx: Context, tx: Tx, notice: SidesNotice): Promise<void> {
  const { report, decision, appeal } = notice;
  await notifySide(
    ctx,
    tx,
    notice,
    'reporter',
    report.reporterUserId ? [report.reporterUserId] : [],
    reporterOf(report),
  );
  const knows = report.pausedAt !== null || appeal?.side === 'affected';
  const isConcerned = decision.measure !== 'none' || appeal?.outcome === 'changed' || knows;
  if (!isConcerned) return;
  const accounts = await listAffected(tx, report);
  await notifySide(ctx, tx, notice, 'affected', accounts, await listReaders(tx, report, accounts));
}

/** Tells an employer that a job is off the market until its report is decided. */
export async function notifyOfPause(ctx: Context, tx: Tx, report: ReportRow): Promise<void> {
  const accounts = await listAffected(tx, report);
  const token = toReportToken(await getReportKey(tx), 'affected', report.id);
  const about = { reference: reportReference(report), title: report.targetTitle };
  for (const userId of accounts)
    await notify(ctx, tx, {
      userId,
      key: report.id,
      renews: true,
      kind: 'report.job_paused',
      data: { ...about, token, side: 'affected' },
    });
  const message = reportPausedMail({
    ...about,
    employer: report.employerName,
    reason: report.reason,
    url: `${ctx.publicUrl}/meldung/${token}`,
  });
  for (const reader of await listReaders(tx, report, accounts)) await ctx.mail.write(tx, { ...reader, message });
}

async function notifySide(
  ctx: Context,
  tx: Tx,
  { report, decision, appeal }: SidesNotice,
  side: ReportSide,
  accounts: readonly string[],
  readers: readonly Reader[],
): Promise<void> {
  const token = toReportToken(await getReportKey(tx), side, report.id);
  const reference = reportReference(report);
  const about = { reference, title: report.targetTitle };
  const kind = appeal ? 'report.appeal_decided' : 'report.decided';
  for (const userId of accounts)
    await notify(ctx, tx, { userId, key: appeal?.id ?? report.id, kind, data: { ...about, token, side } });
  const message = reportDecidedMail({
    ...about,
    side,
    kind: report.targetKind,
    employer: report.employerName,
    measure: appeal?.measure ?? decision.measure,
    extent: decision.extent,
    facts: appeal?.reasons ?? decision.facts,
    groundKind: decision.groundKind,
    ground: decision.ground,
    appeal: appeal?.outcome ? { outcome: appeal.outcome, isOwn: appeal.side === side } : null,
    appealUntil: appealEndsAt(decision.decidedAt),
    isDecidedByOther: await hasOtherAdmin(tx, decision.decidedByUserId),
    url: `${ctx.publicUrl}/meldung/${token}`,
  });
  for (const reader of readers) await ctx.mail.write(tx, { ...reader, message });
}

const reporterOf = ({ reporterEmail, language }: ReportRow): Reader[] =>
  reporterEmail ? [{ to: reporterEmail, language }] : [];

/** Lists the team of an employer whose job or profile it is; otherwise who wrote it. */
async function listAffected(tx: Tx, { targetKind, targetAuthorId, employerId }: ReportRow): Promise<string[]> {
  if (targetKind !== 'job' && targetKind !== 'employer') return targetAuthorId ? [targetAuthorId] : [];
  return employerId ? listMembersFor(tx, employerId, 'employer.change') : [];
}

/** Confirmed addresses. An employer nobody acts for yet is notified at the address of its profile. */
async function listReaders(tx: Tx, { targetKind, employerId }: ReportRow, accounts: readonly string[]) {
  const rows =
    accounts.length === 0
      ? []
      : await tx
          .select({ to: authUsers.email, language: profiles.language })
          .from(authUsers)
          .leftJoin(profiles, eq(profiles.id, authUsers.id))
          .where(and(inArray(authUsers.id, [...accounts]), isNotNull(authUsers.emailConfirmedAt)));
  const readers = rows.flatMap(({ to, language }): Reader[] =>
    to ? [{ to, language: language ?? DEFAULT_LANGUAGE }] : [],
  );
  const isOfEmployer = targetKind === 'job' || targetKind === 'employer';
  if (readers.length > 0 || !employerId || !isOfEmployer) return readers;
  const [employer] = await tx.select({ to: employers.email }).from(employers).where(eq(employers.id, employerId));
  return employer?.to ? [{ to: employer.to, language: DEFAULT_LANGUAGE }] : [];
}
