import { formatDate } from '@stellenvisite/contract/platform/format-date';
import type {
  TalentSignalFilters,
  TalentSignalQuery,
  TalentSignals,
} from '@stellenvisite/contract/talent-pool/talent-enquiries.schema';
import {
  SIGNAL_DAYS,
  type TalentClosureCause,
  type TalentSignal,
} from '@stellenvisite/contract/talent-pool/talent-pool';
import { sql } from 'drizzle-orm';
import type { Context } from '../../context.ts';
import { exportList } from '../../export-list.ts';
import { requirePermission } from '../../require-permission.ts';

const MAX_EMPLOYERS = 5_000;
/** From where on a figure is worth a look. */
const BOUNDS = { sent: 30, answeredOf: 10, answeredShare: 0.2, sameText: 5, reports: 1, blockedAfter: 2 } as const;

type Row = {
  id: string;
  name: string;
  sent: number;
  answered: number;
  accepted: number;
  sameText: number;
  reports: number;
  blockedAfter: number;
  views: number;
  closureCause: TalentClosureCause | null;
  closureReason: string | null;
  checkedName: string | null;
  website: string | null;
  closedAt: string | null;
};

type Item = TalentSignals['items'][number];

const HEADINGS = {
  de: [
    'Arbeitgeber',
    'Auffällig',
    'Gesendet',
    'Beantwortet',
    'Zugesagt',
    'Gleicher Text',
    'Blockiert',
    'Gemeldet',
    'Profile angesehen',
    'Geschlossen am',
    'Grund',
  ],
  en: [
    'Employer',
    'Signals',
    'Sent',
    'Answered',
    'Accepted',
    'Same text',
    'Blocked',
    'Reported',
    'Profiles viewed',
    'Closed on',
    'Reason',
  ],
};

export async function listTalentSignals(
  ctx: Context,
  { page, pageSize, ...filters }: TalentSignalQuery,
): Promise<TalentSignals> {
  await requirePermission(ctx, 'talent_pool.moderate');
  const all = await findSignals(ctx);
  const found = narrow(all, filters);
  const items = found.slice((page - 1) * pageSize, page * pageSize);
  return { items, total: found.length, all: all.length, page, pageSize };
}

export async function exportTalentSignals(ctx: Context, filters: TalentSignalFilters): Promise<string> {
  await requirePermission(ctx, 'talent_pool.moderate');
  const rows = narrow(await findSignals(ctx), filters);
  return exportList(ctx, {
    action: 'talent_signals.exported',
    filters,
    headings: HEADINGS,
    rows: rows.map(({ employer, signals, closure, ...figures }) => [
      employer.name,
      signals.join(' '),
      figures.sent,
      figures.answered,
      figures.accepted,
      figures.sameText,
      figures.blockedAfter,
      figures.reports,
      figures.views,
      closure && formatDate(closure.closedAt),
      closure?.reason ?? null,
    ]),
  });
}

/** Filters and sorts in memory: signals are computed in code, not stored in a column, and few employers have any. */
function narrow(items: readonly Item[], { q, signal, access, sort }: TalentSignalFilters): Item[] {
  const words = q?.toLocaleLowerCase('de');
  const found = items.filter(
    ({ employer, signals, closure }) =>
      (!words || employer.name.toLocaleLowerCase('de').includes(words)) &&
      (!signal || signals.includes(signal)) &&
      (!access || (access === 'closed') === (closure !== null)),
  );
  if (!sort) return found;
  const by = { name: compareNames, sent: bySent, views: byViews }[sort.replace('-', '') as 'name' | 'sent' | 'views'];
  return found.sort((a, b) => (sort.startsWith('-') ? by(b, a) : by(a, b)));
}

const compareNames = (a: Item, b: Item) => a.employer.name.localeCompare(b.employer.name, 'de');
const bySent = (a: Item, b: Item) => a.sent - b.sent;
const byViews = (a: Item, b: Item) => a.views - b.views;

/** Employers whose enquiries of the last days look like misuse, or who are shut out already; most signs first. Nobody of the pool is named. */
async function findSignals(ctx: Context): Promise<Item[]> {
  const since = new Date(ctx.now().getTime() - SIGNAL_DAYS * 86_400_000).toISOString();
  const { rows } = await ctx.db.execute<Row>(sql`
    select e.id, e.name, coalesce(s.sent, 0) as sent, coalesce(s.answered, 0) as answered, coalesce(s.accepted, 0) as accepted,
      coalesce(s.blocked_after, 0) as "blockedAfter", c.reason as "closureReason", c.closed_at as "closedAt",
      c.cause as "closureCause", e.checked_name as "checkedName", e.website,
      coalesce((select max(n)::int from (select count(*) n from talent_enquiries t where t.employer_id = e.id
        and t.sent_at >= ${since}::timestamptz and t.text_hash is not null group by t.text_hash) x), 0) as "sameText",
      (select count(*)::int from reports r where r.employer_id = e.id and r.created_at >= ${since}::timestamptz) as reports,
      (select count(*)::int from talent_views v where v.employer_id = e.id and v.viewed_at >= ${since}::timestamptz) as views
    from (
      select employer_id, count(*)::int as sent, count(*) filter (where is_blocked)::int as blocked_after,
        count(*) filter (where status in ('accepted', 'declined'))::int as answered,
        count(*) filter (where status = 'accepted')::int as accepted
      from talent_enquiries where sent_at >= ${since}::timestamptz group by 1
    ) s full join talent_closures c on c.employer_id = s.employer_id
    join employers e on e.id = coalesce(s.employer_id, c.employer_id)
    order by c.closed_at is null, s.sent desc nulls last, e.id limit ${MAX_EMPLOYERS}`);
  return rows
    .map(({ id, name, closureCause, closureReason, closedAt, checkedName, website, ...figures }) => ({
      employer: { id, name },
      checkedName,
      website,
      ...figures,
      signals: signalsOf(figures),
      closure:
        closureCause !== null && closureReason !== null && closedAt !== null
          ? { cause: closureCause, reason: closureReason, closedAt: new Date(closedAt).toISOString() }
          : null,
    }))
    .filter(({ signals, closure }) => signals.length > 0 || closure)
    .sort((a, b) => b.signals.length - a.signals.length || b.sent - a.sent);
}

type Figures = Omit<Row, 'id' | 'name' | 'closureCause' | 'closureReason' | 'closedAt' | 'checkedName' | 'website'>;

function signalsOf(row: Figures): TalentSignal[] {
  const isUnanswered = row.sent >= BOUNDS.answeredOf && row.answered / row.sent < BOUNDS.answeredShare;
  return [
    ...(row.sent >= BOUNDS.sent ? (['many_enquiries'] as const) : []),
    ...(isUnanswered ? (['few_answers'] as const) : []),
    ...(row.sameText >= BOUNDS.sameText ? (['same_text'] as const) : []),
    ...(row.reports >= BOUNDS.reports ? (['reported'] as const) : []),
    ...(row.blockedAfter >= BOUNDS.blockedAfter ? (['blocked_after'] as const) : []),
  ];
}
