import type { AdminEmployer, AdminEmployerFilters } from '@stellenvisite/contract/admin-employers.schema';
import { toLikePattern } from '@stellenvisite/db/like-pattern';
import { employers } from '@stellenvisite/db/schema/employers';
import { and, asc, desc, eq, ilike, isNotNull, isNull, or, type SQL, sql } from 'drizzle-orm';
import type { Context } from '../context.ts';

const jobCount = sql<number>`(select count(*)::int from jobs j where j.employer_id = employers.id and j.status = 'published')`;
const members = sql<number>`((select count(*)::int from user_employer_links l where l.employer_id = employers.id and l.is_active)
  + (select count(*)::int from auth_users u where u.id = employers.id))`;
/** Of the same name in the same place, or with the same website: the same house, entered twice. */
const isSame = sql`other.id <> employers.id and (
  (other.name = employers.name and other.city = employers.city)
  or (reverse(other.website_host) = reverse(employers.website_host) and other.city = employers.city))`;
const duplicates = sql<AdminEmployer['duplicates']>`coalesce((
  select jsonb_agg(jsonb_build_object('id', other.id, 'name', other.name, 'city', other.city) order by other.created_at)
  from employers other where ${isSame}), '[]')`;

export async function selectEmployers(
  db: Context['db'],
  filters: AdminEmployerFilters,
  page: { limit: number; offset: number },
): Promise<AdminEmployer[]> {
  const rows = await db
    .select({
      id: employers.id,
      name: employers.name,
      city: employers.city,
      country: employers.country,
      website: employers.website,
      verifiedAt: employers.verifiedAt,
      verifiedDomain: employers.verifiedDomain,
      verificationLapsesAt: employers.verificationLapsesAt,
      createdAt: employers.createdAt,
      jobs: jobCount,
      members,
      duplicates,
    })
    .from(employers)
    .where(toCondition(filters))
    .orderBy(...toOrder(filters.sort))
    .limit(page.limit)
    .offset(page.offset);
  return rows.map((row) => ({
    ...row,
    createdAt: row.createdAt.toISOString(),
    verifiedAt: row.verifiedAt?.toISOString() ?? null,
    verificationLapsesAt: row.verificationLapsesAt?.toISOString() ?? null,
  }));
}

export const countEmployers = (db: Context['db'], filters: AdminEmployerFilters) =>
  db.$count(employers, toCondition(filters));

function toCondition({ q, state, country }: AdminEmployerFilters): SQL | undefined {
  const pattern = q ? toLikePattern(q) : '';
  const states = {
    verified: isNotNull(employers.verifiedAt),
    unverified: isNull(employers.verifiedAt),
    lapsing: isNotNull(employers.verificationLapsesAt),
    duplicate: sql`exists (select from employers other where ${isSame})`,
  };
  return and(
    country ? eq(employers.country, country) : undefined,
    state ? states[state] : undefined,
    q
      ? or(
          ilike(employers.name, pattern),
          ilike(employers.city, pattern),
          ilike(employers.website, pattern),
          ilike(employers.email, pattern),
          sql`${employers.id}::text = ${q.toLowerCase()}`,
        )
      : undefined,
  );
}

function toOrder(sort: AdminEmployerFilters['sort'] = '-created'): SQL[] {
  const columns = { name: sql`${employers.name}`, created: sql`${employers.createdAt}`, jobs: jobCount };
  const column = columns[sort.replace('-', '') as keyof typeof columns];
  return [sort.startsWith('-') ? desc(column) : asc(column), asc(employers.id)];
}
