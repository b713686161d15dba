import { STATUSES_OF_TAB, toShownStatus } from '@stellenvisite/contract/applications/applications';
import {
  columnOf,
  MAX_QUEUE,
  RECEIVED_COLUMNS,
  type ReceivedSort,
} from '@stellenvisite/contract/applications/received-applications';
import type {
  ReceivedApplication,
  ReceivedApplications,
  ReceivedApplicationsQuery,
  ReceivedCounts,
  ReceivedFilter,
  ReceivedMatch,
  ReceivedQueue,
  ReceivedQueueQuery,
} from '@stellenvisite/contract/applications/received-applications.schema';
import { DEFAULT_ANSWER_DAYS } from '@stellenvisite/contract/employers/employer-settings.schema';
import { DEFAULT_LANGUAGE } from '@stellenvisite/contract/platform/languages';
import { MATCH_VERSION } from '@stellenvisite/contract/seekers/matching';
import { bestWishes } from '@stellenvisite/contract/seekers/shift-wishes';
import { applicationMatches, applications } from '@stellenvisite/db/schema/applications/applications';
import { departments } from '@stellenvisite/db/schema/employers/employers';
import { profiles } from '@stellenvisite/db/schema/identity/accounts';
import { jobs } from '@stellenvisite/db/schema/jobs/jobs';
import { and, asc, count, desc, eq, inArray, isNotNull, type SQL, sql } from 'drizzle-orm';
import type { Context } from '../../context.ts';
import { loadEmployerSettings } from '../../employers/settings/change-employer-settings.ts';
import { employerReason, isFactorStated } from '../../seekers/matching/employer-reasons.ts';
import { listedColumns, toApplication } from '../application-view.ts';
import { countTabs } from '../get-applicant.ts';
import { requireReceivedApplication } from '../received-application.ts';
import { scoreUnscored } from '../store-match.ts';
import { hasOpenOffer, isInColumn, isOverPromise, listReadEmployers, receivedBy } from './received-filter.ts';

/** How many applications stand in each column, and how many have waited longer than was promised. */
export async function countReceived(ctx: Context, filter: ReceivedFilter): Promise<ReceivedCounts> {
  const { employerIds } = await listReadEmployers(ctx, filter.employerId);
  const isOpened = isNotNull(applications.openedAt);
  const rows = await ctx.db
    .select({
      status: applications.status,
      isOpened: sql<boolean>`${isOpened}`,
      isOffered: hasOpenOffer,
      count: count(),
      over: sql<number>`(count(*) filter (where ${isOverPromise(ctx, employerIds)}))::int`,
    })
    .from(applications)
    .where(await receivedBy(ctx, filter))
    .groupBy(applications.status, isOpened, hasOpenOffer);
  const [only] = employerIds.length === 1 ? employerIds : [];
  const { answerDays: promised } = only ? await loadEmployerSettings(ctx.db, only) : { answerDays: null };
  const counts: ReceivedCounts = {
    columns: Object.fromEntries(RECEIVED_COLUMNS.map((column) => [column, 0])) as ReceivedCounts['columns'],
    overPromise: { new: 0, seen: 0 },
    promiseDays: promised ?? DEFAULT_ANSWER_DAYS,
  };
  for (const row of rows) {
    const column = columnOf({
      status: toShownStatus(row.status),
      openedAt: row.isOpened ? 'opened' : null,
      offer: row.isOffered ? { answer: null } : null,
    });
    if (!column) continue;
    counts.columns[column] += row.count;
    if (column === 'new' || column === 'seen') counts.overPromise[column] += row.over;
  }
  return counts;
}

/** Why an application fits its job as it does, for the employer. Looking at it is not opening the application. */
export async function getReceivedMatch(ctx: Context, { id }: { id: string }): Promise<ReceivedMatch> {
  const { row } = await requireReceivedApplication(ctx, 'application.read', id);
  const stored = await findMatch(ctx, id);
  if (stored?.version !== MATCH_VERSION) await scoreUnscored(ctx, [row]);
  const match = stored?.version === MATCH_VERSION ? stored : await findMatch(ctx, id);
  if (!match) return { score: null, version: MATCH_VERSION, factors: [] };
  const { score, version } = match;
  const factors = match.factors.filter(isFactorStated);
  return {
    score: factors.some(({ of }) => of > 0) ? score : null,
    version,
    factors: factors.map((factor) => ({
      name: factor.name,
      points: factor.points,
      of: factor.of,
      reason: employerReason(factor, ctx.language),
    })),
  };
}

async function findMatch({ db }: Context, applicationId: string) {
  const [match] = await db.select().from(applicationMatches).where(eq(applicationMatches.applicationId, applicationId));
  return match;
}

const ORDER: Record<ReceivedSort, SQL[]> = {
  newest: [desc(applications.sentAt), desc(applications.number)],
  waiting: [asc(applications.statusUpdatedAt), asc(applications.number)],
  match: [sql`${applicationMatches.score} desc nulls last`, asc(applications.number)],
};

/** The order of the columns of the board. */
const QUEUE_ORDER: Record<ReceivedSort, SQL[]> = {
  ...ORDER,
  match: [sql`${applicationMatches.score} desc nulls last`, desc(applications.number)],
};

/** Lists the applications to the employers that the person acts for, page by page. */
export async function listReceivedApplications(
  ctx: Context,
  query: ReceivedApplicationsQuery,
): Promise<ReceivedApplications> {
  const { tab = 'all', column, id, sort = 'newest', page, pageSize, ...filter } = query;
  const isReceived = await receivedBy(ctx, filter);
  const statuses = STATUSES_OF_TAB[tab];
  const where = and(
    isReceived,
    statuses ? inArray(applications.status, [...statuses]) : undefined,
    column && isInColumn(column),
    id && inArray(applications.id, id),
  );
  const [items, counts, total] = await Promise.all([
    getReceived(ctx, { where, orderBy: ORDER[sort], limit: pageSize, offset: (page - 1) * pageSize }),
    countTabs(ctx.db, isReceived),
    column || id ? countAll(ctx, where) : null,
  ]);
  return { items, total: total ?? counts[tab], page, pageSize, counts };
}

/** Returns the ids of a list in its order, so that it can be worked through while the applications in it change. */
export async function listQueue(
  ctx: Context,
  { column, sort = 'waiting', ...filter }: ReceivedQueueQuery,
): Promise<ReceivedQueue> {
  const [only] = column?.length === 1 ? column : [];
  const isDecided = sort === 'waiting' && (only === 'hired' || only === 'rejected');
  const orderBy = isDecided ? [desc(applications.statusUpdatedAt), desc(applications.number)] : QUEUE_ORDER[sort];
  const where = and(await receivedBy(ctx, filter), column && isInColumn(column));
  return { ids: await listIds(ctx, { where, orderBy, limit: MAX_QUEUE }) };
}

async function countAll({ db }: Context, where: SQL | undefined): Promise<number> {
  const [row] = await db.select({ total: count() }).from(applications).where(where);
  return row?.total ?? 0;
}

function selectRows(ctx: Context) {
  const { message: _message, answers: _answers, ...columns } = listedColumns(ctx);
  return ctx.db
    .select({
      ...columns,
      department: sql<string | null>`coalesce(${departments.name}, ${jobs.department})`,
      matchVersion: applicationMatches.version,
      matchScore: applicationMatches.score,
      language: profiles.language,
    })
    .from(applications)
    .leftJoin(jobs, eq(jobs.id, applications.jobId))
    .leftJoin(departments, eq(departments.id, jobs.departmentId))
    .leftJoin(applicationMatches, eq(applicationMatches.applicationId, applications.id))
    .leftJoin(profiles, eq(profiles.id, applications.userId))
    .$dynamic();
}

type Row = Awaited<ReturnType<typeof selectRows>>[number];

type Part = { where: SQL | undefined; orderBy: SQL[]; limit: number; offset?: number };

/** Returns the rows of one page as the employer's lists show them; who has no match by the present rules gets one now. */
export async function getReceived(ctx: Context, part: Part): Promise<ReceivedApplication[]> {
  const ids = await listIds(ctx, part);
  if (ids.length === 0) return [];
  const found = new Map((await selectRows(ctx).where(inArray(applications.id, ids))).map((row) => [row.id, row]));
  const rows = ids.flatMap((id) => found.get(id) ?? []);
  const unscored = rows.filter(({ matchVersion }) => matchVersion !== MATCH_VERSION);
  const scores = unscored.length > 0 ? await scoreUnscored(ctx, unscored) : new Map<string, number | null>();
  return rows.map((row) => toReceived({ ...row, matchScore: scores.get(row.id) ?? row.matchScore }));
}

/** By themselves: thousands of ids are sorted in memory, thousands of sent profiles are not. */
async function listIds({ db }: Context, { where, orderBy, limit, offset = 0 }: Part): Promise<string[]> {
  const rows = await db
    .select({ id: applications.id })
    .from(applications)
    .leftJoin(applicationMatches, eq(applicationMatches.applicationId, applications.id))
    .where(where)
    .orderBy(...orderBy)
    .limit(limit)
    .offset(offset);
  return rows.map(({ id }) => id);
}

function toReceived(row: Row): ReceivedApplication {
  const { applicant, department, matchScore, language } = row;
  return {
    ...toApplication(row),
    applicant: applicant && {
      fullName: applicant.fullName,
      academicTitle: applicant.academicTitle,
      occupation: applicant.occupation,
      location: applicant.location,
      yearsOfExperience: applicant.profile?.yearsOfExperience ?? null,
    },
    department,
    wishes: bestWishes(applicant?.profile?.week ?? null),
    matchScore,
    language: language ?? DEFAULT_LANGUAGE,
    source: row.source,
    firstAnswerAt: row.firstAnswerAt?.toISOString() ?? null,
  };
}
