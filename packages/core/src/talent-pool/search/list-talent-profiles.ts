import type { TalentFilter, TalentPoolQuery, TalentProfiles } from '@stellenvisite/contract/talent-pool.schema';
import type { Context } from '../../context.ts';
import type { Acting } from '../../permissions/require-acting-employer.ts';
import { requireOpenPool } from '../access/require-pool-access.ts';
import { readEnquiryAllowance } from '../enquiries/enquiry-allowance.ts';
import { countTalent, searchTalent } from '../index/search-talent.ts';
import { FILTER_NAMES } from '../index/talent-filter.ts';
import { compareTalent, summarise } from './compare-talent.ts';
import { type OwnJob, requireComparedJob } from './own-jobs-to-compare.ts';
import { toTalentCard } from './talent-card.ts';
import { recordLooking } from './talent-lookers.ts';
import { loadRelations } from './talent-relations.ts';
import { findTalentViewer, type TalentViewer } from './talent-viewer.ts';

/** What an employer is shown. Everything in it follows from the cards this employer may see, and from its own records. */
export async function listTalentProfiles(
  ctx: Context,
  { person, employerId, actsFor }: Acting,
  { employerId: _asked, jobId, marked, sort, page, pageSize, ...filter }: TalentPoolQuery,
): Promise<TalentProfiles> {
  const [viewer, job, allowance] = await Promise.all([
    findTalentViewer(ctx, { person, actsFor }),
    jobId ? requireComparedJob(ctx, { jobId, employerId }) : null,
    readEnquiryAllowance(ctx.db, employerId, ctx.now()),
    requireOpenPool(ctx, employerId),
    recordLooking(ctx, person.userId),
  ]);
  const question = { viewer, filter, markedBy: marked ? employerId : undefined, page, pageSize };
  const { rows, total } = await searchTalent(ctx, { ...question, job: sort === 'availability' ? null : job });
  const items = await toTalentItems(ctx, { rows, employerId, job });
  const relaxations = total === 0 ? await countRelaxations(ctx, viewer, filter) : [];
  return { kind: 'profiles', items, total, page, pageSize, allowance, relaxations };
}

type Shown = { rows: Awaited<ReturnType<typeof searchTalent>>['rows']; employerId: string; job: OwnJob | null };

async function toTalentItems(ctx: Context, { rows, employerId, job }: Shown): Promise<TalentProfiles['items']> {
  const { relations, marked } = await loadRelations(ctx, { employerId, ids: rows.map(({ row }) => row.id) });
  return rows.map(({ row, seen }) => ({
    card: toTalentCard(row, { region: seen, language: ctx.language, now: ctx.now() }),
    match: job && summarise(compareTalent({ row, seen }, job, ctx.language)),
    relation: relations.get(row.id) ?? null,
    isMarked: marked.has(row.id),
  }));
}

/** How many there would be without one of the filters that are set. */
async function countRelaxations(
  ctx: Context,
  viewer: TalentViewer,
  filter: TalentFilter,
): Promise<TalentProfiles['relaxations']> {
  const set = FILTER_NAMES.filter((name) => name !== 'radius' && filter[name] !== undefined);
  const counts = await Promise.all(
    set.map(async (name) => ({
      filter: name,
      count: await countTalent(ctx, { viewer, filter: { ...filter, [name]: undefined } }),
    })),
  );
  return counts.filter(({ count }) => count > 0);
}
