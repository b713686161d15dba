import type { BoardColumn, ReceivedSort } from '@stellenvisite/contract/received-applications';
import type {
  BoardColumnPage,
  BoardColumnQuery,
  ReceivedApplication,
} from '@stellenvisite/contract/received-applications.schema';
import { applicationMatches, applications } from '@stellenvisite/db/schema/applications';
import { and, asc, desc, type SQL, sql } from 'drizzle-orm';
import type { Context } from '../context.ts';
import { isInColumn, receivedBy } from './received-filter.ts';
import { loadReceived } from './received-view.ts';

/** How a column is ordered, and where in that order an application stands: a number, which times are as milliseconds. */
type Order = {
  value: SQL;
  isAscending: boolean;
  placeOf: (application: ReceivedApplication) => number;
  toSql: (value: number) => SQL;
};

const toScore = (value: number) => sql`${value}::integer`;
const toTime = (value: number) => sql`${new Date(value).toISOString()}::timestamptz`;
/** Whoever has no score stands behind all who have one. */
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

/** One column of the board from where the last page ended; what comes in meanwhile moves nothing of it. */
export async function listBoardColumn(
  ctx: Context,
  { column, sort = 'waiting', after, limit, ...filter }: BoardColumnQuery & { column: BoardColumn },
): Promise<BoardColumnPage> {
  const order = orderOf(column, sort);
  const { value, isAscending, placeOf } = order;
  const direction = isAscending ? asc : desc;
  const items = await loadReceived(ctx, {
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
