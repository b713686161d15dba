import type {
  AdminEmployer,
  AdminEmployerFilters,
  AdminEmployerList,
  AdminEmployerQuery,
} from '@stellenvisite/contract/employers/admin-employers.schema';
import { formatDate } from '@stellenvisite/contract/platform/format-date';
import { toLikePattern } from '@stellenvisite/db/like-pattern';
import { employers } from '@stellenvisite/db/schema/employers/employers';
import { and, asc, desc, eq, ilike, isNotNull, isNull, or, type SQL, sql } from 'drizzle-orm';
import type { Context } from '../../context.ts';
import { exportList, MAX_EXPORTED_ROWS } from '../../export-list.ts';
import { requirePermission } from '../../require-permission.ts';

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

const countEmployers = (db: Context['db'], filters: AdminEmployerFilters) => db.$count(employers, toCondition(filters));

const HEADINGS = {
  de: [
    'Kennung',
    'Name',
    'Ort',
    'Land',
    'Website',
    'Bestätigt am',
    'Stellen',
    'Team',
    'Angelegt',
    'Ähnliche',
    'Gesperrt seit',
  ],
  en: [
    'Identifier',
    'Name',
    'Place',
    'Country',
    'Website',
    'Verified on',
    'Jobs',
    'Team',
    'Created',
    'Similar',
    'Suspended since',
  ],
};

export async function listAdminEmployers(ctx: Context, query: AdminEmployerQuery): Promise<AdminEmployerList> {
  await requirePermission(ctx, 'employer.moderate');
  const { page, pageSize, ...filters } = query;
  return {
    items: await selectEmployers(ctx.db, filters, { limit: pageSize, offset: (page - 1) * pageSize }),
    total: await countEmployers(ctx.db, filters),
    all: await countEmployers(ctx.db, {}),
    page,
    pageSize,
  };
}

export async function exportAdminEmployers(ctx: Context, filters: AdminEmployerFilters): Promise<string> {
  await requirePermission(ctx, 'employer.moderate');
  const rows = await selectEmployers(ctx.db, filters, { limit: MAX_EXPORTED_ROWS, offset: 0 });
  return exportList(ctx, {
    action: 'employers.exported',
    filters,
    headings: HEADINGS,
    rows: rows.map((row) => [
      row.id,
      row.name,
      row.city,
      row.country,
      row.website,
      row.verifiedAt && formatDate(row.verifiedAt),
      row.jobs,
      row.members,
      formatDate(row.createdAt),
      row.duplicates.length,
      row.suspension && formatDate(row.suspension.since),
    ]),
  });
}

async function selectEmployers(
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
      suspendedAt: employers.suspendedAt,
      suspensionCause: employers.suspensionCause,
      suspensionReason: employers.suspensionReason,
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
  return rows.map(({ suspendedAt, suspensionCause: cause, suspensionReason: reason, ...row }) => ({
    ...row,
    suspension: suspendedAt && cause ? { since: suspendedAt.toISOString(), cause, reason } : null,
    createdAt: row.createdAt.toISOString(),
    verifiedAt: row.verifiedAt?.toISOString() ?? null,
    verificationLapsesAt: row.verificationLapsesAt?.toISOString() ?? null,
  }));
}

function toCondition({ q, state, country }: AdminEmployerFilters): SQL | undefined {
  const pattern = q ? toLikePattern(q) : '';
  const states = {
    verified: isNotNull(employers.verifiedAt),
    unverified: isNull(employers.verifiedAt),
    lapsing: isNotNull(employers.verificationLapsesAt),
    suspended: isNotNull(employers.suspendedAt),
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
