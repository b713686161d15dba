import { isId } from '@stellenvisite/contract/ids.schema';
import type { TalentProfile, TalentProfileQuery } from '@stellenvisite/contract/talent-pool.schema';
import { talentViews } from '@stellenvisite/db/schema/talent-pool';
import { sql } from 'drizzle-orm';
import type { Context } from '../../context.ts';
import { DomainError } from '../../domain-error.ts';
import type { MappedUser } from '../../employers/map-user-to-employers.ts';
import { requirePoolAccess } from '../access/require-pool-access.ts';
import { readEnquiryAllowance } from '../enquiries/enquiry-allowance.ts';
import { compareDays, compareTalent, summarise } from './compare-talent.ts';
import { type Found, loadTalentRows, type SeenRow } from './load-talent-rows.ts';
import { type OwnJob, requireComparedJob } from './own-jobs-to-compare.ts';
import { toTalentCard } from './talent-card.ts';
import { loadRelations } from './talent-relations.ts';
import { berlinDay, findTalentViewer, visibleProfiles } from './talent-viewer.ts';

/** One profile with the whole comparison. That the employer has opened it is kept. */
export async function getTalentProfile(
  ctx: Context,
  { id, employerId: asked, jobId }: TalentProfileQuery & { id: string },
): Promise<TalentProfile> {
  const { person, employerId } = await requirePoolAccess(ctx, 'talent_pool.read', asked);
  const seen = await requireSeen(ctx, person, id);
  const job = jobId ? await requireComparedJob(ctx, { jobId, employerId }) : null;
  const { relations, marked } = await loadRelations(ctx, { employerId, ids: [id] });
  await recordView(ctx, { profileId: id, employerId, byUserId: person.userId });
  return {
    card: toTalentCard(seen.row, { region: seen.seen, language: ctx.language, now: ctx.now() }),
    relation: relations.get(id) ?? null,
    isMarked: marked.has(id),
    allowance: await readEnquiryAllowance(ctx.db, employerId, ctx.now()),
    ...toComparison(ctx, seen, job),
  };
}

/** Whoever has left, has paused, has blocked the employer or was never there: one answer for all. */
export async function requireSeen(ctx: Pick<Context, 'db' | 'now'>, person: MappedUser, id: string): Promise<SeenRow> {
  const viewer = await findTalentViewer(ctx, { person });
  const wanted = isId(id) ? id : '00000000-0000-4000-8000-000000000000';
  const { rows } = await ctx.db.execute<Found>(
    sql`select p.id, p.seen from ${visibleProfiles(viewer, ctx.now())} where p.id = ${wanted}`,
  );
  const [seen] = await loadTalentRows(ctx, rows);
  if (!seen) throw new DomainError('talent_pool.not_found');
  return seen;
}

function toComparison({ language }: Context, seen: SeenRow, job: OwnJob | null) {
  if (!job) return { match: null, comparison: null };
  const { score, factors } = compareTalent(seen, job, language);
  const { id, title, week, salary } = job;
  return {
    match: summarise({ score, factors }),
    comparison: { job: { id, title, week, salary }, score, factors, days: compareDays(seen.row.week, week) },
  };
}

type View = { profileId: string; employerId: string; byUserId: string };

async function recordView(ctx: Context, view: View): Promise<void> {
  const viewedAt = ctx.now();
  await ctx.db
    .insert(talentViews)
    .values({ ...view, viewedAt, viewedOn: berlinDay(viewedAt) })
    .onConflictDoNothing();
}
