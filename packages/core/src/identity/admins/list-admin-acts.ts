import type {
  AdminAct,
  AdminActFilters,
  AdminActList,
  AdminActQuery,
} from '@stellenvisite/contract/identity/admin-acts.schema';
import { startOfBerlinDay } from '@stellenvisite/contract/platform/berlin-time';
import { toLikePattern } from '@stellenvisite/db/like-pattern';
import { profiles } from '@stellenvisite/db/schema/identity/accounts';
import { adminActs } from '@stellenvisite/db/schema/identity/admin-acts';
import { authUsers } from '@stellenvisite/db/schema/identity/auth';
import { and, asc, desc, eq, gte, ilike, inArray, lt, or, sql } from 'drizzle-orm';
import { alias } from 'drizzle-orm/pg-core';
import type { Context } from '../../context.ts';
import { requirePermission } from '../../require-permission.ts';
import { describeDevice, shortenIp } from '../accounts/account-view.ts';

const subjects = alias(profiles, 'subjects');
const DAY_MS = 24 * 3_600_000;

/** Lists the acts of administrators, newest first. */
export async function listAdminActs(ctx: Context, query: AdminActQuery): Promise<AdminActList> {
  await requirePermission(ctx, 'event.read');
  const { page, pageSize } = query;
  const asked = toCondition(query);
  return {
    items: await selectActs(ctx.db, asked, pageSize, (page - 1) * pageSize),
    total: await countActs(ctx.db, asked),
    page,
    pageSize,
    people: await ctx.db
      .select({ userId: profiles.id, name: nameOf })
      .from(profiles)
      .innerJoin(authUsers, eq(authUsers.id, profiles.id))
      .where(inArray(profiles.id, ctx.db.selectDistinct({ id: adminActs.userId }).from(adminActs)))
      .orderBy(asc(nameOf)),
  };
}

const nameOf = sql<string>`coalesce(nullif(${profiles.fullName}, ''), ${authUsers.email}, '')`;

export function toCondition({ q, area, userId, from, to }: AdminActFilters) {
  const pattern = q ? toLikePattern(q) : '';
  return and(
    area ? eq(adminActs.area, area) : undefined,
    userId ? eq(adminActs.userId, userId) : undefined,
    from ? gte(adminActs.at, startOfBerlinDay(from)) : undefined,
    to ? lt(adminActs.at, startOfBerlinDay(nextDay(to))) : undefined,
    q
      ? or(
          ilike(adminActs.subjectLabel, pattern),
          ilike(adminActs.action, pattern),
          ilike(subjects.fullName, pattern),
          ilike(profiles.fullName, pattern),
          eq(adminActs.subjectId, q),
          sql`${adminActs.id}::text like ${`${q.toLowerCase()}%`}`,
        )
      : undefined,
  );
}

const nextDay = (day: string) => new Date(new Date(`${day}T00:00:00Z`).getTime() + DAY_MS).toISOString().slice(0, 10);

type Condition = ReturnType<typeof toCondition>;

export async function selectActs(
  db: Context['db'],
  asked: Condition,
  limit: number,
  offset: number,
): Promise<AdminAct[]> {
  const rows = await db
    .select({ act: adminActs, userName: nameOf, subjectName: subjects.fullName })
    .from(adminActs)
    .leftJoin(profiles, eq(profiles.id, adminActs.userId))
    .leftJoin(authUsers, eq(authUsers.id, adminActs.userId))
    .leftJoin(subjects, aboutPerson)
    .where(asked)
    .orderBy(desc(adminActs.at), desc(adminActs.id))
    .limit(limit)
    .offset(offset);
  return rows.map(({ act: { userAgent, ...act }, userName, subjectName }) => ({
    ...act,
    at: act.at.toISOString(),
    userName: userName || null,
    subjectLabel: act.subjectKind === 'user' ? subjectName : act.subjectLabel,
    ip: shortenIp(act.ip),
    device: nameDevice(userAgent),
  }));
}

function nameDevice(userAgent: string | null): string | null {
  const { browser, system } = describeDevice(userAgent);
  return [browser, system].filter(Boolean).join(', ') || null;
}

async function countActs(db: Context['db'], asked: Condition): Promise<number> {
  const [row] = await db
    .select({ count: sql<number>`count(*)` })
    .from(adminActs)
    .leftJoin(profiles, eq(profiles.id, adminActs.userId))
    .leftJoin(subjects, aboutPerson)
    .where(asked);
  return row?.count ?? 0;
}

/** Other subjects have ids of other kinds: only CASE keeps PostgreSQL from casting them all for a join. */
const aboutPerson = sql`${subjects.id} = case when ${adminActs.subjectKind} = 'user'
  and ${adminActs.subjectId} ~ '^[0-9a-f]{8}(-[0-9a-f]{4}){3}-[0-9a-f]{12}$' then ${adminActs.subjectId}::uuid end`;
