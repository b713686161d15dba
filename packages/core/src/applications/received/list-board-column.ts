import type { BoardColumn, ReceivedSort } from '@stellenvisite/contract/applications/received-applications';
import type {
  BoardColumnPage,
  BoardColumnQuery,
  ReceivedApplication,
  ReceivedFilterOptions,
} from '@stellenvisite/contract/applications/received-applications.schema';
import { applicationTags } from '@stellenvisite/db/schema/applications/application-reviews';
import { applicationMatches, applications } from '@stellenvisite/db/schema/applications/applications';
import { departments } from '@stellenvisite/db/schema/employers/employers';
import { jobs } from '@stellenvisite/db/schema/jobs/jobs';
import { and, asc, count, desc, eq, type SQL, sql } from 'drizzle-orm';
import type { Context } from '../../context.ts';
import { getReceived } from './count-received.ts';
import { isInColumn, receivedBy } from './received-filter.ts';

/** The order of a column, and the place of an application in it: a number, which for times is in milliseconds. */
type Order = {
  value: SQL;
  isAscending: boolean;
  placeOf: (application: ReceivedApplication) => number;
  toSql: (value: number) => SQL;
};

const toScore = (value: number) => sql`${value}::integer`;
const toTime = (value: number) => sql`${new Date(value).toISOString()}::timestamptz`;
/** Whoever has no score appears behind all who have one. */
const NO_SCORE = -1;

function orderOf(column: BoardColumn, sort: ReceivedSort): Order {
  if (sort === 'match')
    return {
      value: sql`coalesce(${applicationMatches.score}, ${sql.raw(String(NO_SCORE))})`,
      isAscending: false,
      placeOf: ({ matchScore }) => matchScore ?? NO_SCORE,
      toSql: toScore,
    };
  const isDecided = column === 'hired' || column === 'rejected';
  return sort === 'newest'
    ? {
        value: sql`${applications.sentAt}`,
        isAscending: false,
        placeOf: ({ sentAt }) => Date.parse(sentAt),
        toSql: toTime,
      }
    : {
        value: sql`${applications.statusUpdatedAt}`,
        isAscending: !isDecided,
        placeOf: ({ statusUpdatedAt }) => Date.parse(statusUpdatedAt),
        toSql: toTime,
      };
}

/** Lists one column of the board from where the last page ended; what comes in meanwhile moves nothing of it. */
export async function listBoardColumn(
  ctx: Context,
  { column, sort = 'waiting', after, limit, ...filter }: BoardColumnQuery & { column: BoardColumn },
): Promise<BoardColumnPage> {
  const order = orderOf(column, sort);
  const { value, isAscending, placeOf } = order;
  const direction = isAscending ? asc : desc;
  const items = await getReceived(ctx, {
    where: and(await receivedBy(ctx, filter), isInColumn([column]), after ? isBehind(after, order) : undefined),
    orderBy: [direction(value), direction(applications.number)],
    limit: limit + 1,
  });
  const shown = items.slice(0, limit);
  const last = shown.at(-1);
  return { items: shown, next: items.length > limit && last ? `${placeOf(last)}_${last.number}` : null };
}

function isBehind(after: string, { value, isAscending, toSql }: Order): SQL {
  const [at = 0, number = 0] = after.split('_').map(Number);
  const place = sql`(${toSql(at)}, ${number}::bigint)`;
  return isAscending
    ? sql`(${value}, ${applications.number}) > ${place}`
    : sql`(${value}, ${applications.number}) < ${place}`;
}

const MAX_OPTIONS = 500;

/** The jobs and departments that were applied to and the tags that were given, with how often. A job that is deleted has nothing left to filter by. */
export async function listFilterOptions(
  ctx: Context,
  { employerId }: { employerId?: string | undefined },
): Promise<ReceivedFilterOptions> {
  const isReceived = await receivedBy(ctx, { employerId });
  const received = ctx.db
    .select({ jobId: applications.jobId, count: count().as('count') })
    .from(applications)
    .where(isReceived)
    .groupBy(applications.jobId)
    .as('received');
  const [ofJobs, tags] = await Promise.all([
    ctx.db
      .select({
        id: jobs.id,
        name: jobs.title,
        count: received.count,
        department: { id: departments.id, name: departments.name },
      })
      .from(received)
      .innerJoin(jobs, eq(jobs.id, received.jobId))
      .leftJoin(departments, eq(departments.id, jobs.departmentId))
      .orderBy(desc(received.count), asc(jobs.title), asc(jobs.id)),
    ctx.db
      .select({ tag: applicationTags.tag, count: count() })
      .from(applicationTags)
      .innerJoin(applications, eq(applications.id, applicationTags.applicationId))
      .where(isReceived)
      .groupBy(applicationTags.tag)
      .orderBy(asc(applicationTags.tag))
      .limit(MAX_OPTIONS),
  ]);
  return {
    jobs: ofJobs.slice(0, MAX_OPTIONS).map(({ id, name, count }) => ({ id, name, count })),
    departments: countDepartments(ofJobs).slice(0, MAX_OPTIONS),
    tags,
  };
}

type Option = ReceivedFilterOptions['jobs'][number];

type OfJob = Option & { department: { id: string; name: string } | null };

function countDepartments(ofJobs: readonly OfJob[]): Option[] {
  const options = new Map<string, Option>();
  for (const { department, count } of ofJobs) {
    if (!department) continue;
    const option = options.get(department.id) ?? { ...department, count: 0 };
    options.set(department.id, { ...option, count: option.count + count });
  }
  return [...options.values()].sort((a, b) => a.name.localeCompare(b.name, 'de') || a.id.localeCompare(b.id));
}
