import { EMMA_JOBS } from '@stellenvisite/contract/assistant/emma';
import { type EmmaSearch, emmaSearchSchema } from '@stellenvisite/contract/assistant/emma-parts.schema';
import type { JobItem } from '@stellenvisite/contract/jobs/jobs.schema';
import { z } from '@stellenvisite/contract/platform/zod';
import { tool, zodSchema } from 'ai';
import { listRecommendations } from '../../../seekers/matching/list-recommendations.ts';
import { type FittingJobs, findFittingJobs, searchAddress } from '../get-ai-register.ts';
import { findNearJobs, type NearJobs, relaxSearch } from '../relax-search.ts';
import { runTool, type Turn } from '../turn.ts';
import { listWishes } from '../wishes.ts';
import { type JobFacts, toJobFacts } from './job-facts.ts';
import { explainByProfile, fitJobs } from './job-fits.ts';

/** So many hits are compared with the profile. */
const COMPARED = 60;

const leavesWorkOpen = ({ q, category, sort }: EmmaSearch) =>
  q === undefined && category === undefined && (sort === undefined || sort === 'relevance');

const inputFields = emmaSearchSchema.extend({
  /** Jobs that fit the person's own profile, for who is signed in. */
  fromProfile: z.literal(true).optional(),
});
/** Made once: every step of an answer asks for it. */
const inputSchema = zodSchema(inputFields);

export type SearchResult = {
  total: number;
  totalBefore: number;
  isExact: boolean;
  /** How the place was read; null where none was named or none is known. */
  place: string | null;
  unknownPlace: string | null;
  jobs: JobFacts[];
  wishes: string[];
  newWishes: string[];
  search: EmmaSearch;
  /** The number of open jobs in each category, for a question back. */
  categories: { value: string; count: number }[];
  relaxations: { label: string; count: number }[];
  /** Jobs that come close where few meet the wishes, shown after those that do. */
  near: { jobs: JobFacts[]; misses: NearJobs['misses'] };
  /** The numbers of the sources, for figures in the answer. */
  sources: { search: number; jobs: number | null };
  fromProfile: boolean;
};

export const searchJobsTool = (turn: Turn) =>
  tool({
    description:
      'Searches the live jobs by the wishes of the person and shows the best three as cards. Give all wishes that hold now, not only the new ones. Only wishes the person has stated.',
    inputSchema,
    execute: (input) => runTool(turn, 'search', () => searchAndShow(turn, input)),
  });

async function searchAndShow(turn: Turn, input: z.infer<typeof inputFields>): Promise<SearchResult> {
  const { fromProfile, ...search } = input;
  if (fromProfile) return showRecommended(turn, search);
  const { ctx, state } = turn;
  const found = await findShownJobs(turn, search);
  const { total, isExact, items } = found;
  const url = searchAddress(search);
  const wishes = listWishes(search, state.search, ctx.language);
  turn.write('wishes', { items: wishes, search, total, isExact, url });
  const fits = await fitJobs(turn, items, search);
  if (items.length > 0) turn.write('jobs', { items, total, fits, reason: 'search' });
  const relaxations = total === 0 ? await relaxSearch(ctx, search, found) : [];
  if (relaxations.length > 0) turn.write('relaxations', { items: relaxations });
  const near = await showNearJobs(turn, search, found);
  const label = wishes.map((wish) => wish.label).join(', ');
  return {
    total,
    isExact,
    totalBefore: found.totalBefore,
    ...placesOf(search, found),
    jobs: items.map((job) => toJobFacts(job, ctx.language)),
    wishes: wishes.map((wish) => wish.label),
    newWishes: wishes.filter(({ isNew }) => isNew).map((wish) => wish.label),
    search,
    categories: found.list.facets.category.filter(({ count }) => count > 0),
    relaxations: relaxations.map((each) => ({ label: each.label, count: each.count })),
    near: { jobs: near.items.map((job) => toJobFacts(job, ctx.language)), misses: near.misses },
    sources: {
      search: turn.cite('search', searchLabel(turn, label), url),
      jobs: citeJobs(turn, [...items, ...near.items]),
    },
    fromProfile: false,
  };
}

/** Shows what comes close where the first page has room. */
async function showNearJobs(turn: Turn, search: EmmaSearch, found: FittingJobs): Promise<NearJobs> {
  const isUnknownPlace = search.location !== undefined && !found.list.place;
  if (found.items.length >= EMMA_JOBS || (search.page ?? 1) > 1 || isUnknownPlace) return { items: [], misses: [] };
  const near = await findNearJobs(turn.ctx, search, found);
  const { items } = near;
  if (items.length > 0)
    turn.write('jobs', { items, total: items.length, fits: await fitJobs(turn, items, {}), reason: 'near' });
  return near;
}

async function showRecommended(turn: Turn, search: EmmaSearch): Promise<SearchResult> {
  const { ctx } = turn;
  const { items: found } = await listRecommendations(ctx);
  const shown = found.slice(0, EMMA_JOBS);
  const items = shown.map(({ job }) => job);
  const fits = await fitJobs(turn, items, {});
  if (items.length > 0) turn.write('jobs', { items, total: found.length, fits, reason: 'profile' });
  const label = ctx.language === 'de' ? 'Ihr Profil' : 'Your profile';
  return {
    total: found.length,
    totalBefore: found.length,
    isExact: true,
    place: null,
    unknownPlace: null,
    jobs: items.map((job) => toJobFacts(job, ctx.language)),
    wishes: [],
    newWishes: [],
    search,
    categories: [],
    relaxations: [],
    near: { jobs: [], misses: [] },
    sources: { search: turn.cite('profile', label, '/dashboard/profil'), jobs: citeJobs(turn, items) },
    fromProfile: true,
  };
}

function placesOf({ location }: EmmaSearch, { list: { place } }: FittingJobs) {
  return { place: place?.name ?? null, unknownPlace: location !== undefined && !place ? location : null };
}

function searchLabel({ ctx: { language } }: Turn, wishes: string): string {
  if (language === 'de') return wishes === '' ? 'Stellensuche, alle Stellen' : `Stellensuche „${wishes}“`;
  return wishes === '' ? 'Job search, all jobs' : `Job search “${wishes}”`;
}

function citeJobs(turn: Turn, items: readonly JobItem[]): number | null {
  const { language } = turn.ctx;
  if (items.length === 0) return null;
  const one = language === 'de' ? 'Eine Anzeige' : 'One ad';
  const label = items.length === 1 ? one : `${items.length} ${language === 'de' ? 'Anzeigen' : 'ads'}`;
  return turn.cite('job', `${label}: ${items.map(({ title }) => title).join('; ')}`, null);
}

/**
 * The jobs to show of those that meet the wishes. Where the wishes leave open what the work is, those come first that fit the
 * profile: a nurse who asks for a place alone is not shown a doctor's job.
 */
async function findShownJobs(turn: Turn, search: EmmaSearch): Promise<FittingJobs> {
  const { ctx, settings } = turn;
  const { page = 1 } = search;
  const usesProfile = ctx.actor?.role === 'job_seeker' && settings.usesProfile;
  if (!usesProfile || !leavesWorkOpen(search) || page * EMMA_JOBS > COMPARED)
    return findFittingJobs(ctx, search, EMMA_JOBS);
  const found = await findFittingJobs(ctx, { ...search, page: 1 }, COMPARED);
  const explained = await explainByProfile(turn, found.items);
  const scoreOf = ({ id }: { id: string }) => explained.get(id)?.score ?? 0;
  const ordered = found.items.toSorted((a, b) => scoreOf(b) - scoreOf(a));
  return { ...found, items: ordered.slice((page - 1) * EMMA_JOBS, page * EMMA_JOBS) };
}
