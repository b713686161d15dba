import type { ReceivedColumn } from '@stellenvisite/contract/applications/received-applications';
import type { ReceivedFilter } from '@stellenvisite/contract/applications/received-applications.schema';
import { reachOf } from '@stellenvisite/contract/identity/permissions';
import { toLikePattern } from '@stellenvisite/db/like-pattern';
import { applicationTags } from '@stellenvisite/db/schema/applications/application-reviews';
import { applications } from '@stellenvisite/db/schema/applications/applications';
import { jobs } from '@stellenvisite/db/schema/jobs/jobs';
import { conversations } from '@stellenvisite/db/schema/messages/messages';
import { and, arrayOverlaps, eq, inArray, isNotNull, isNull, like, lt, ne, not, or, type SQL, sql } from 'drizzle-orm';
import type { Context } from '../../context.ts';
import { answerDaysOf } from '../../employers/settings/change-employer-settings.ts';
import { isUnanswered } from '../../is-unanswered.ts';
import { listPermittedEmployers } from '../../list-permitted-employers.ts';
import { requireActingEmployer } from '../../require-acting-employer.ts';
import { requirePermission } from '../../require-permission.ts';

/** Matches the applications that the caller may see, narrowed by the filter. An external application was never sent to the employer. */
export async function receivedBy(ctx: Context, filter: ReceivedFilter): Promise<SQL | undefined> {
  const { userId, employerIds } = await listReadEmployers(ctx, filter.employerId);
  return and(
    employerIds.length > 0 ? inArray(applications.employerId, employerIds) : sql`false`,
    ne(applications.kind, 'external'),
    matchesFilter(ctx, filter, employerIds),
    filter.mine ? isAssignedTo(ctx, userId) : undefined,
  );
}

type Reader = { userId: string; employerIds: string[] };

export async function listReadEmployers(ctx: Context, asked: string | undefined): Promise<Reader> {
  if (asked) {
    const { person, employerId } = await requireActingEmployer(ctx, 'application.read', asked);
    return { userId: person.userId, employerIds: [employerId] };
  }
  const person = await requirePermission(ctx, 'application.read');
  const isEmployer = reachOf(person.role, 'application.read') === 'employer';
  const employerIds = isEmployer ? await listPermittedEmployers(ctx, person, 'application.read') : [];
  return { userId: person.userId, employerIds };
}

function matchesFilter(
  ctx: Context,
  { jobId, departmentId, shift, waiting, tag, q }: ReceivedFilter,
  employerIds: readonly string[],
): SQL | undefined {
  return and(
    jobId && inArray(applications.jobId, jobId),
    departmentId &&
      inArray(
        applications.jobId,
        ctx.db.select({ id: jobs.id }).from(jobs).where(inArray(jobs.departmentId, departmentId)),
      ),
    shift && arrayOverlaps(applications.wishedShifts, shift),
    waiting && isUnanswered,
    waiting === 'over_promise' ? isOverPromise(ctx, employerIds) : undefined,
    tag &&
      inArray(
        applications.id,
        ctx.db
          .select({ id: applicationTags.applicationId })
          .from(applicationTags)
          .where(inArray(applicationTags.tag, tag)),
      ),
    q ? matchesText(q) : undefined,
  );
}

function isAssignedTo({ db }: Context, userId: string): SQL {
  const assigned = db
    .select({ id: conversations.applicationId })
    .from(conversations)
    .where(eq(conversations.assigneeId, userId));
  return inArray(applications.id, assigned);
}

/** Without an answer, and sent on a day of Berlin's calendar that is longer ago than was promised. */
export function isOverPromise(ctx: Pick<Context, 'now'>, employerIds: readonly string[]): SQL | undefined {
  const today = sql`date_trunc('day', ${ctx.now().toISOString()}::timestamptz at time zone 'Europe/Berlin')`;
  // Of one employer it is the same for all applications, and computed once.
  const [only] = employerIds.length === 1 ? employerIds : [];
  const promised = answerDaysOf(only ? sql`${only}::uuid` : sql`applications.employer_id`);
  return and(
    isUnanswered,
    lt(applications.sentAt, sql`(select (${today} - make_interval(days => ${promised})) at time zone 'Europe/Berlin')`),
  );
}

/** „20418“ and „B-20 418“ are numbers of an application. */
function matchesText(q: string): SQL | undefined {
  const pattern = toLikePattern(q.toLowerCase());
  const number = /^(?:B-)?([\d ]{1,15})$/i.exec(q)?.[1]?.replaceAll(' ', '');
  return or(like(applications.searchText, pattern), number ? eq(applications.number, Number(number)) : undefined);
}

/** An offer that was sent and not answered; never null, so that it can be negated. */
export const hasOpenOffer: SQL<boolean> = sql`(${applications.offeredAt} is not null and ${applications.offerAnswer} is null)`;

const IS_IN: Record<ReceivedColumn, SQL | undefined> = {
  new: and(eq(applications.status, 'applied'), isNull(applications.openedAt)),
  seen: and(eq(applications.status, 'applied'), isNotNull(applications.openedAt)),
  interview: and(eq(applications.status, 'interview'), not(hasOpenOffer)),
  offer: and(eq(applications.status, 'interview'), hasOpenOffer),
  hired: eq(applications.status, 'hired'),
  rejected: eq(applications.status, 'rejected'),
  withdrawn: eq(applications.status, 'withdrawn'),
};

export function isInColumn(columns: readonly ReceivedColumn[]): SQL | undefined {
  return or(...columns.map((column) => IS_IN[column]));
}
