import type { TalentSignals } from '@stellenvisite/contract/talent-enquiries.schema';
import { SIGNAL_DAYS, type TalentSignal } from '@stellenvisite/contract/talent-pool';
import { sql } from 'drizzle-orm';
import type { Context } from '../../context.ts';
import { requirePermission } from '../../permissions/require-permission.ts';

const MOST_EMPLOYERS = 200;
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
  closureReason: string | null;
  closedAt: string | null;
};

/** Employers whose enquiries of the last days look like misuse, or who are shut out already; most signs first. Nobody of the pool is named. */
export async function listTalentSignals(ctx: Context): Promise<TalentSignals> {
  await requirePermission(ctx, 'talent_pool.moderate');
  const since = new Date(ctx.now().getTime() - SIGNAL_DAYS * 86_400_000).toISOString();
  const { rows } = await ctx.db.execute<Row>(sql`
    select e.id, e.name, coalesce(s.sent, 0) as sent, coalesce(s.answered, 0) as answered, coalesce(s.accepted, 0) as accepted,
      coalesce(s.blocked_after, 0) as "blockedAfter", c.reason as "closureReason", c.closed_at as "closedAt",
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
    order by c.closed_at is null, s.sent desc nulls last, e.id limit ${MOST_EMPLOYERS}`);
  const items = rows
    .map(({ id, name, closureReason, closedAt, ...figures }) => ({
      employer: { id, name },
      ...figures,
      signals: signalsOf(figures),
      closure:
        closureReason !== null && closedAt !== null
          ? { reason: closureReason, closedAt: new Date(closedAt).toISOString() }
          : null,
    }))
    .filter(({ signals, closure }) => signals.length > 0 || closure)
    .sort((a, b) => b.signals.length - a.signals.length || b.sent - a.sent);
  return { items, total: items.length, page: 1, pageSize: MOST_EMPLOYERS };
}

type Figures = Omit<Row, 'id' | 'name' | 'closureReason' | 'closedAt'>;

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
