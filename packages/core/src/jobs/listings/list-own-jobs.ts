import type { TeamAction } from '@stellenvisite/contract/identity/permissions';
import { OWN_JOB_FILTERS, OWN_JOB_TABS, type OwnJobTab } from '@stellenvisite/contract/jobs/own-jobs';
import type {
  JobModeration,
  OwnJobFilterValues,
  OwnJobs,
  OwnJobsQuery,
} from '@stellenvisite/contract/jobs/own-jobs.schema';
import { departments } from '@stellenvisite/db/schema/employers/employers';
import { asc, inArray } from 'drizzle-orm';
import type { Context } from '../../context.ts';
import { getPlan } from '../../employers/plan/get-plan.ts';
import { getTopJobs } from '../../employers/plan/top-jobs.ts';
import { requiresReview } from '../../employers/verification/requires-review.ts';
import { listPermittedEmployers } from '../../list-permitted-employers.ts';
import { requirePermission } from '../../require-permission.ts';
import type { Person } from '../../require-person.ts';
import { countFigures, findListed, isInTab, type Listed, NO_FIGURES } from './find-listed.ts';
import { getListed } from './get-listed.ts';
import { judgeListed } from './judge-listed.ts';

/** Every job of the employers the person acts for, in whatever state, with figures and with what it is understood as. */
export async function listOwnJobs(ctx: Context, query: OwnJobsQuery, reports: JobReports): Promise<OwnJobs> {
  const { employerId, page, pageSize, sort, tab, ...filter } = query;
  const { person, employerIds } = await requireListEmployers(ctx, 'job_posting.read', employerId);
  if (employerIds.length > 0) await judgeListed(ctx, employerIds);
  const found = await findListed(ctx, employerIds, filter, sort);
  const ofTab = found.filter((each) => isInTab(each, tab));
  const ids = ofTab.slice((page - 1) * pageSize, page * pageSize).map(({ id }) => id);
  const [items, figures, ownDepartments] = await Promise.all([
    getListed(ctx, ids, (jobs) => listOwnReports(ctx, person, jobs, reports)),
    getFigures(ctx, employerIds),
    listDepartments(ctx, employerIds),
  ]);
  const relax = ofTab.length > 0 ? [] : await proposeRelaxing(ctx, employerIds, { ...filter, tab });
  const counts = countTabs(found);
  return { items, total: ofTab.length, page, pageSize, counts, figures, relax, departments: ownDepartments };
}

type OwnedJob = { id: string; employerId: string };

/** Finds the reports that took jobs off the market. The caller passes it, since the domain of reports depends on this one. */
export type JobReports = (
  ctx: Context,
  jobs: readonly OwnedJob[],
) => Promise<ReadonlyMap<string, NonNullable<JobModeration['report']>>>;

/** The page of a report lets its reader appeal: only those who may change the job get its address. */
async function listOwnReports(ctx: Context, person: Person, jobs: OwnedJob[], reports: JobReports) {
  const permitted = jobs.length > 0 ? await listPermittedEmployers(ctx, person, 'job.change') : [];
  return reports(
    ctx,
    jobs.filter(({ employerId }) => permitted.includes(employerId)),
  );
}

function countTabs(found: readonly Listed[]): Record<OwnJobTab, number> {
  const ofTab = (tab: OwnJobTab) => found.filter((each) => isInTab(each, tab)).length;
  return Object.fromEntries(OWN_JOB_TABS.map((tab) => [tab, ofTab(tab)])) as Record<OwnJobTab, number>;
}

async function getFigures(ctx: Context, employerIds: readonly string[]): Promise<OwnJobs['figures']> {
  const [employerId] = employerIds;
  if (!employerId) return { ...NO_FIGURES, isNextReviewed: false, plan: null, topJobs: null };
  const figures = await countFigures(ctx, employerIds);
  if (employerIds.length > 1) return { ...figures, isNextReviewed: false, plan: null, topJobs: null };
  const { id, isBooked, jobs, maxDays } = await getPlan(ctx.db, employerId);
  const topJobs = await getTopJobs(ctx.db, employerId, ctx.now());
  const isNextReviewed = await requiresReview(ctx.db, employerId);
  return { ...figures, isNextReviewed, plan: { id, isBooked, jobs, maxDays }, topJobs };
}

function listDepartments({ db }: Context, employerIds: readonly string[]) {
  if (employerIds.length === 0) return [];
  return db
    .select({ id: departments.id, name: departments.name })
    .from(departments)
    .where(inArray(departments.employerId, employerIds))
    .orderBy(asc(departments.position), asc(departments.name));
}

/** Counts the jobs there would be without each of the filters. Filters whose removal finds nothing are left out. */
async function proposeRelaxing(
  ctx: Context,
  employerIds: readonly string[],
  { tab, ...filter }: OwnJobFilterValues,
): Promise<OwnJobs['relax']> {
  const set = OWN_JOB_FILTERS.filter((name) => filter[name] !== undefined);
  const proposals: OwnJobs['relax'] = [];
  for (const name of set) {
    const found = await findListed(ctx, employerIds, { ...filter, [name]: undefined });
    proposals.push({ filter: name, count: found.filter((each) => isInTab(each, tab)).length });
  }
  if (tab && tab !== 'all') {
    const found = await findListed(ctx, employerIds, filter);
    proposals.push({ filter: 'tab', count: found.length });
  }
  return proposals.filter(({ count }) => count > 0);
}

/** Whose jobs are meant: those of the employer that is named, else of all that the person may do this for. */
export async function requireListEmployers(
  ctx: Context,
  action: TeamAction,
  asked: string | undefined,
): Promise<{ person: Person; employerIds: string[] }> {
  if (asked) {
    const person = await requirePermission(ctx, action, { employerId: asked, notFound: 'employer.not_found' });
    return { person, employerIds: [asked] };
  }
  const person = await requirePermission(ctx, action);
  return { person, employerIds: await listPermittedEmployers(ctx, person, action) };
}
