import type { AdminUser, AdminUserFilters, UserState } from '@stellenvisite/contract/identity/admin-users.schema';
import { DAY_MS } from '@stellenvisite/contract/platform/durations';
import { toLikePattern } from '@stellenvisite/db/like-pattern';
import { adminUsers, profiles } from '@stellenvisite/db/schema/identity/accounts';
import { authUsers } from '@stellenvisite/db/schema/identity/auth';
import { and, asc, desc, eq, gte, ilike, isNull, or, type SQL, sql } from 'drizzle-orm';
import type { Context } from '../../context.ts';

/** The employers a person acts for: the own one has the person's id. */
const ownEmployers = sql`array(select l.employer_id from user_employer_links l where l.user_id = profiles.id and l.is_active) || profiles.id`;

type Asking = Pick<Context, 'db' | 'now'>;

/** Selects accounts for administrators. Accounts that only reserve a place until an address is confirmed are left out. */
export async function selectUsers(
  ctx: Asking,
  filters: AdminUserFilters,
  page: { limit: number; offset: number },
): Promise<AdminUser[]> {
  const rows = await ctx.db
    .select({
      id: profiles.id,
      name: profiles.fullName,
      email: authUsers.email,
      role: profiles.role,
      companyName: profiles.companyName,
      employer: sql<AdminUser['employer']>`(select jsonb_build_object('name', e.name, 'city', e.city) from employers e
        where e.id = any(${ownEmployers}) order by e.id = profiles.id desc, e.created_at limit 1)`,
      createdAt: authUsers.createdAt,
      lastSignInAt: authUsers.lastSignInAt,
      state: stateOf(ctx.now()),
      isAdmin: sql<boolean>`exists (select from ${adminUsers} a where a.auth_user_id = profiles.id)`,
      sessions: sql<number>`(select count(*)::int from auth_sessions s where s.user_id = profiles.id)`,
    })
    .from(profiles)
    .innerJoin(authUsers, eq(authUsers.id, profiles.id))
    .where(toCondition(ctx, filters))
    .orderBy(...toOrder(filters.sort))
    .limit(page.limit)
    .offset(page.offset);
  return rows.map((row) => ({
    ...row,
    createdAt: row.createdAt.toISOString(),
    lastSignInAt: row.lastSignInAt?.toISOString() ?? null,
  }));
}

export async function countUsers(ctx: Asking, filters: AdminUserFilters): Promise<number> {
  const [row] = await ctx.db
    .select({ count: sql<number>`count(*)` })
    .from(profiles)
    .innerJoin(authUsers, eq(authUsers.id, profiles.id))
    .where(toCondition(ctx, filters));
  return row?.count ?? 0;
}

/** The first that holds is what an administrator has to know. */
const stateOf = (now: Date) => sql<UserState>`case
  when auth_users.banned_until > ${now.toISOString()}::timestamptz then 'banned'
  when profiles.erase_at is not null then 'erasing'
  when auth_users.email_confirmed_at is null and auth_users.phone_confirmed_at is null then 'unconfirmed'
  when profiles.role <> 'employer' then 'active'
  when exists (select from user_employer_links l where l.user_id = profiles.id and not l.is_active and l.ended_at is null)
    then 'linking'
  when exists (select from employers e where e.id = any(${ownEmployers}) and e.verified_at is not null) then 'active'
  else 'unproven' end`;

function toCondition(ctx: Asking, { q, role, state, country, days }: AdminUserFilters): SQL | undefined {
  const now = ctx.now();
  const pattern = q ? toLikePattern(q) : '';
  return and(
    eq(authUsers.isAnonymous, false),
    isNull(authUsers.deletedAt),
    role ? eq(profiles.role, role) : undefined,
    state ? sql`${stateOf(now)} = ${state}` : undefined,
    country
      ? sql`(exists (select from employers e where e.country = ${country} and e.id = any(${ownEmployers}))
          or exists (select from seeker_profiles s where s.user_id = profiles.id and s.data->'countries' @> to_jsonb(${country}::text)))`
      : undefined,
    days ? gte(authUsers.createdAt, new Date(now.getTime() - Number(days) * DAY_MS)) : undefined,
    q
      ? or(
          ilike(profiles.fullName, pattern),
          ilike(authUsers.email, pattern),
          ilike(profiles.companyName, pattern),
          sql`${profiles.id}::text = ${q.toLowerCase()}`,
        )
      : undefined,
  );
}

function toOrder(sort: AdminUserFilters['sort'] = '-created'): SQL[] {
  const columns = {
    name: profiles.fullName,
    role: profiles.role,
    created: authUsers.createdAt,
    seen: authUsers.lastSignInAt,
  };
  const column = columns[sort.replace('-', '') as keyof typeof columns];
  return [sort.startsWith('-') ? sql`${column} desc nulls last` : asc(column), desc(profiles.id)];
}
