import { ANSWER_REMINDER_DAYS, type AnswerReminderDays } from '@stellenvisite/contract/answers';
import type { Tx } from '@stellenvisite/db/client';
import { answerReminders } from '@stellenvisite/db/schema/answers';
import { applications } from '@stellenvisite/db/schema/applications';
import { employers } from '@stellenvisite/db/schema/employers';
import { conversations } from '@stellenvisite/db/schema/messages';
import { and, asc, eq, gt, lt } from 'drizzle-orm';
import { isUnanswered } from '../applications/is-unanswered.ts';
import type { Context } from '../context.ts';
import { notify } from '../notifications/notify.ts';
import { listMembersFor } from '../team/team-members.ts';
import { unansweredMail } from './answers.mails.ts';
import { workingDaysSince } from './working-days.ts';

const DAY_MS = 86_400_000;
/** Ten working days are at most four weeks, whatever holidays there are; after twice that nobody is reminded any more. */
const OLDEST_DAYS = 56;

type Due = { id: string; days: AnswerReminderDays; assigneeId: string | null };

/** Reminds those who answer for an employer of the applications nobody has answered, once after each term. */
export async function remindOfAnswers(ctx: Context): Promise<{ reminded: number }> {
  const now = ctx.now();
  const daysAgo = (days: number) => new Date(now.getTime() - days * DAY_MS);
  const rows = await ctx.db
    .select({
      id: applications.id,
      sentAt: applications.sentAt,
      assigneeId: conversations.assigneeId,
      employerId: employers.id,
      employer: employers.name,
      country: employers.country,
      region: employers.region,
    })
    .from(applications)
    .innerJoin(employers, eq(employers.id, applications.employerId))
    .leftJoin(conversations, eq(conversations.applicationId, applications.id))
    .where(
      and(
        isUnanswered,
        gt(applications.sentAt, daysAgo(OLDEST_DAYS)),
        lt(applications.sentAt, daysAgo(Math.min(...ANSWER_REMINDER_DAYS))),
      ),
    )
    .orderBy(asc(applications.sentAt));
  let reminded = 0;
  for (const [employerId, waiting] of Map.groupBy(rows, (row) => row.employerId)) {
    const due = waiting.flatMap(({ id, sentAt, assigneeId, ...place }): Due[] => {
      const passed = workingDaysSince(sentAt, now, place);
      const days = ANSWER_REMINDER_DAYS.findLast((each) => passed >= each);
      return days ? [{ id, days, assigneeId }] : [];
    });
    reminded += await remindEmployer(ctx, { employerId, employer: waiting[0]?.employer ?? '', due });
  }
  return { reminded };
}

type OfEmployer = { employerId: string; employer: string; due: Due[] };

/** The rows of the reminders are the claim: of two workers, or two runs, one sends it. */
async function remindEmployer(ctx: Context, { employerId, employer, due }: OfEmployer): Promise<number> {
  if (due.length === 0) return 0;
  return ctx.db.transaction(async (tx) => {
    const claimed = await tx
      .insert(answerReminders)
      .values(due.map(({ id, days }) => ({ applicationId: id, days })))
      .onConflictDoNothing()
      .returning();
    const isClaimed = new Set(claimed.map(({ applicationId }) => applicationId));
    const open = due.filter(({ id }) => isClaimed.has(id));
    const people = await listMembersFor(tx, employerId, 'application.move');
    for (const userId of people) {
      // What a colleague has taken on is theirs to answer.
      const own = open.filter(({ assigneeId }) =>
        assigneeId && people.includes(assigneeId) ? assigneeId === userId : true,
      );
      for (const [days, ofTerm] of Map.groupBy(own, (each) => each.days))
        await tell(ctx, tx, { userId, employerId, employer, days, count: ofTerm.length });
    }
    return open.length;
  });
}

type Told = { userId: string; employerId: string; employer: string; days: AnswerReminderDays; count: number };

async function tell(ctx: Context, tx: Tx, { userId, employerId, employer, days, count }: Told): Promise<void> {
  const day = ctx.now().toISOString().slice(0, 10);
  const data = { employerId, employer, days, count };
  const wish = await notify(ctx, tx, { userId, key: `${employerId} ${days} ${day}`, kind: 'answer.due', data });
  if (!wish) return;
  const { unsubscribeUrl, ...mail } = wish;
  const url = `${ctx.publicUrl}/employer-dashboard/bewerbungen`;
  await ctx.mail.write(tx, { ...mail, message: unansweredMail({ employer, count, days, url, unsubscribeUrl }) });
}
