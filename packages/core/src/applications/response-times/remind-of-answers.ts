import { ANSWER_REMINDER_DAYS, type AnswerReminderDays } from '@stellenvisite/contract/applications/applications';
import type { Country } from '@stellenvisite/contract/jobs/countries';
import { toBerlinClock } from '@stellenvisite/contract/platform/berlin-time';
import { DAY_MS } from '@stellenvisite/contract/platform/durations';
import type { Tx } from '@stellenvisite/db/client';
import { applications } from '@stellenvisite/db/schema/applications/applications';
import { answerReminders } from '@stellenvisite/db/schema/applications/reminders';
import { employers } from '@stellenvisite/db/schema/employers/employers';
import { conversations } from '@stellenvisite/db/schema/messages/messages';
import Holidays from 'date-holidays';
import { and, asc, eq, gt, lt } from 'drizzle-orm';
import { z } from 'zod';
import type { Context } from '../../context.ts';
import { listMembersFor } from '../../identity/permissions/team-members.ts';
import { isUnanswered } from '../../is-unanswered.ts';
import { notify } from '../../platform/notifications/notify.ts';
import { defineJob, SCHEDULED_JOB_OPTIONS } from '../../platform/queue/define-job.ts';
import { unansweredMail } from './answers.mails.ts';

type WorkPlace = { country: Country; region: string };

/** How many working days of the place have begun since: the day itself does not count, today does. */
export function workingDaysSince(since: Date, now: Date, place: WorkPlace): number {
  const last = startOfDay(now);
  let days = 0;
  for (let day = startOfDay(since) + DAY_MS; day <= last; day += DAY_MS) {
    if (isWorkingDay(new Date(day), place)) days++;
  }
  return days;
}

/** `day` is read by its UTC methods. Saturdays count for nobody, as in most administrations. */
function isWorkingDay(day: Date, place: WorkPlace): boolean {
  const isWeekend = day.getUTCDay() === 0 || day.getUTCDay() === 6;
  return !isWeekend && !holidaysOf(place, day.getUTCFullYear()).has(day.toISOString().slice(0, 10));
}

function startOfDay(moment: Date): number {
  return Math.floor(toBerlinClock(moment).getTime() / DAY_MS) * DAY_MS;
}

const known = new Map<string, ReadonlySet<string>>();

function holidaysOf({ country, region }: WorkPlace, year: number): ReadonlySet<string> {
  const state = stateOf(country, region);
  const key = `${country} ${state ?? ''} ${year}`;
  const found = known.get(key);
  if (found) return found;
  const calendar = state ? new Holidays(country, state) : new Holidays(country);
  const isFree = ({ type }: { type: string }) => type === 'public';
  const days = new Set((calendar.getHolidays(year) ?? []).filter(isFree).map(({ date }) => date.slice(0, 10)));
  known.set(key, days);
  return days;
}

/** „Kanton Zürich“ and „Zürich“ are one. A region that is not known has the holidays of the whole country. */
function stateOf(country: Country, region: string): string | undefined {
  const states = new Holidays().getStates(country, 'de') ?? {};
  const plain = (name: string) => name.toLowerCase().replace(/^(kanton|land|freistaat) /, '');
  return Object.entries(states).find(([, name]) => plain(name) === plain(region))?.[0];
}

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
      // Only the colleague who has taken an application on is reminded of it.
      const own = open.filter(({ assigneeId }) =>
        assigneeId && people.includes(assigneeId) ? assigneeId === userId : true,
      );
      for (const [days, ofTerm] of Map.groupBy(own, (each) => each.days))
        await remindOf(ctx, tx, { userId, employerId, employer, days, count: ofTerm.length });
    }
    return open.length;
  });
}

type Reminder = { userId: string; employerId: string; employer: string; days: AnswerReminderDays; count: number };

async function remindOf(ctx: Context, tx: Tx, { userId, employerId, employer, days, count }: Reminder): Promise<void> {
  const day = ctx.now().toISOString().slice(0, 10);
  const data = { employerId, employer, days, count };
  const wish = await notify(ctx, tx, { userId, key: `${employerId} ${days} ${day}`, kind: 'answer.due', data });
  if (!wish) return;
  const { unsubscribeUrl, ...mail } = wish;
  const url = `${ctx.publicUrl}/employer-dashboard/bewerbungen`;
  await ctx.mail.write(tx, { ...mail, message: unansweredMail({ employer, count, days, url, unsubscribeUrl }) });
}

export const remindOfAnswersJob = defineJob({
  name: 'answers.remind',
  payload: z.object({}),
  options: SCHEDULED_JOB_OPTIONS,
  cron: '15 7 * * 1-5',
  handler: remindOfAnswers,
});
