import { mayInTeam } from '@stellenvisite/contract/identity/permissions';
import type {
  TalentFilter,
  TalentPool,
  TalentPoolQuery,
  TalentProfiles,
} from '@stellenvisite/contract/talent-pool/talent-pool.schema';
import type { Tx } from '@stellenvisite/db/client';
import { authUsers } from '@stellenvisite/db/schema/identity/auth';
import { talentProfiles, talentViewers } from '@stellenvisite/db/schema/talent-pool/talent-pool';
import { and, eq, gt, isNotNull, lt } from 'drizzle-orm';
import type { Context } from '../../context.ts';
import { listActingEmployers } from '../../identity/permissions/map-user-to-employers.ts';
import { type Acting, chooseEmployer } from '../../require-acting-employer.ts';
import { requireRole } from '../../require-permission.ts';
import { requirePerson } from '../../require-person.ts';
import { readPoolAccess, requireOpenPool } from '../access/require-pool-access.ts';
import { getEnquiryAllowance } from '../enquiries/enquiry-allowance.ts';
import { countTalent, searchTalent } from '../index/search-talent.ts';
import { FILTER_NAMES } from '../index/talent-filter.ts';
import { compareTalent, summarise } from './compare-talent.ts';
import { getTalentPreview } from './get-talent-preview.ts';
import { getRelations, toTalentCard } from './get-talent-profile.ts';
import { type OwnJob, requireComparedJob } from './own-jobs-to-compare.ts';
import { findTalentViewer, type TalentViewer } from './talent-viewer.ts';

/** An open page reads its list more often than that (`pool-queries.ts`). */
const LOOKING_MS = 60_000;

const RENEW_MS = 10_000;

type Shown = { rows: Awaited<ReturnType<typeof searchTalent>>['rows']; employerId: string; job: OwnJob | null };

const ACTION = 'talent_pool.read';

/** Whoever acts for a verified employer gets profiles; everybody else the preview, also who has registered and has no employer yet. */
export async function getTalentPool(ctx: Context, query: TalentPoolQuery): Promise<TalentPool> {
  const person = ctx.actor ? await requirePerson(ctx) : null;
  if (person?.role !== 'employer') return getTalentPreview(ctx);
  const actsFor = await listActingEmployers(ctx, person);
  if (!actsFor.some(({ role }) => mayInTeam(role, ACTION))) return getTalentPreview(ctx);
  requireRole(ctx, person, ACTION);
  const acting = chooseEmployer({ person, actsFor }, ACTION, query.employerId);
  const access = await readPoolAccess(ctx, acting);
  if (!access.isVerified) return getTalentPreview(ctx);
  requireOpenPool(access);
  return listTalentProfiles(ctx, acting, query);
}

/** Lists the profiles for an employer. Everything in the answer follows from the cards this employer may see, and from its own records. */
async function listTalentProfiles(
  ctx: Context,
  { person, employerId, actsFor }: Acting,
  { employerId: _asked, jobId, marked, sort, page, pageSize, ...filter }: TalentPoolQuery,
): Promise<TalentProfiles> {
  const [viewer, job, allowance] = await Promise.all([
    findTalentViewer(ctx, { person, actsFor }),
    jobId ? requireComparedJob(ctx, { jobId, employerId }) : null,
    getEnquiryAllowance(ctx.db, employerId, ctx.now()),
    recordLooking(ctx, person.userId),
  ]);
  const question = { viewer, filter, markedBy: marked ? employerId : undefined, page, pageSize };
  const ordered = sort === 'availability' ? null : job;
  const { rows, total, fitting } = await searchTalent(ctx, { ...question, job: ordered, comparedWith: job });
  const items = await toTalentItems(ctx, { rows, employerId, job });
  const relaxations = total === 0 ? await countRelaxations(ctx, viewer, filter) : [];
  return { kind: 'profiles', items, total, fitting, page, pageSize, allowance, relaxations };
}

async function toTalentItems(ctx: Context, { rows, employerId, job }: Shown): Promise<TalentProfiles['items']> {
  const { relations, marked } = await getRelations(ctx, { employerId, ids: rows.map(({ row }) => row.id) });
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

/** Notes that somebody has the list open; written at most every ten seconds. */
async function recordLooking(ctx: Pick<Context, 'db' | 'now'>, userId: string): Promise<void> {
  const lookedAt = ctx.now();
  await ctx.db
    .insert(talentViewers)
    .values({ userId, lookedAt })
    .onConflictDoUpdate({
      target: talentViewers.userId,
      set: { lookedAt },
      setWhere: lt(talentViewers.lookedAt, new Date(lookedAt.getTime() - RENEW_MS)),
    });
}

/**
 * The profile with the people who have a list open in which it may stand. One whose employer was blocked is not among them: it may
 * not learn that somebody has left.
 */
export async function findViewers(ctx: Context, tx: Tx, userId: string): Promise<{ profileId: string; ids: string[] }> {
  const isShown = and(eq(talentProfiles.status, 'visible'), isNotNull(talentProfiles.region));
  const [profile] = await tx
    .select({ id: talentProfiles.id })
    .from(talentProfiles)
    .where(and(eq(talentProfiles.userId, userId), isShown));
  if (!profile) return { profileId: '', ids: [] };
  const looking = await tx
    .select({ userId: authUsers.id, email: authUsers.email, confirmedAt: authUsers.emailConfirmedAt })
    .from(talentViewers)
    .innerJoin(authUsers, eq(authUsers.id, talentViewers.userId))
    .where(gt(talentViewers.lookedAt, new Date(ctx.now().getTime() - LOOKING_MS)));
  const ids: string[] = [];
  for (const { confirmedAt, ...person } of looking) {
    const { hidden } = await findTalentViewer(
      { db: tx },
      { person: { ...person, isEmailConfirmed: confirmedAt !== null } },
    );
    if (!hidden.includes(userId)) ids.push(person.userId);
  }
  return { profileId: profile.id, ids };
}

/** Their open pages read the list again. */
export async function notifyViewers(
  ctx: Context,
  tx: Tx,
  { profileId, ids }: { profileId: string; ids: readonly string[] },
): Promise<void> {
  for (const userId of ids) await ctx.publish(tx, { name: 'talent_pool.changed', userId, recordId: profileId });
}
