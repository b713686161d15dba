import type { JobList, JobSearch, Ranking } from '@stellenvisite/contract/job-search.schema';
import { countFacets, type JobCounts } from '@stellenvisite/search/match/count-facets';
import { featuredOf, freshnessOf, orderHits } from '@stellenvisite/search/match/order-hits';
import { reasonsOf } from '@stellenvisite/search/match/score-plan';
import type { UnderstoodQuery } from '@stellenvisite/search/question/query-plan';
import type { Context } from '../context.ts';
import { remember } from '../market/market-memory.ts';
import { type Candidates, useCandidates } from './find-hits.ts';
import { type FoundJob, listFoundJobs } from './list-found-jobs.ts';
import { listRelaxations } from './list-relaxations.ts';
import { type ReadQuery, readQuery } from './read-query.ts';

/** Pages of people, not of programs: only these are asked often, and remembering long ones would take much room. */
const LONGEST_REMEMBERED_PAGE = 30;

/** Live jobs that meet every word and filter, one page of them, with the counts that further choices would give. */
export function searchJobs(ctx: Context, query: JobSearch): Promise<JobList> {
  const search = () => searchAnew(ctx, query);
  if (query.pageSize > LONGEST_REMEMBERED_PAGE) return search();
  return remember(ctx, `jobs ${ctx.language}`, query, search);
}

async function searchAnew(ctx: Context, asked: JobSearch): Promise<JobList> {
  const read = await readQuery(ctx, asked);
  const { found, counted, understood } = await findPage(ctx, read);
  const { page, pageSize } = asked;
  const { total, facets } = counted;
  const items = found.map(({ item, ranking }) => (ranking ? { ...item, ranking } : item));
  const suggestion = suggestionOf(read);
  return {
    items,
    total,
    page,
    pageSize,
    facets,
    ...(suggestion === undefined ? {} : { suggestion }),
    understood: understood.understood,
    relaxations: await listRelaxations(ctx, asked, read, total),
  };
}

/** Another spelling of the place goes before one of the words: without a place nothing is found. */
function suggestionOf({ location, understood }: ReadQuery): string | undefined {
  if (location?.kind === 'unknown') return location.suggestion ?? undefined;
  return understood.suggestion;
}

type Page = {
  found: (FoundJob & { ranking?: Ranking })[];
  counted: JobCounts;
  understood: UnderstoodQuery;
};

/** A job may be rewritten between finding and reading it: then it has another number, and is looked for once more. */
async function findPage(ctx: Context, read: ReadQuery, triesLeft = 1): Promise<Page> {
  const { docs, rankings, counted, understood } = await useCandidates(ctx, read, {}, takePage);
  const found = await listFoundJobs(ctx, docs, read.location?.kind === 'point' ? read.location : null);
  // A question of its own: the index is asked for what has changed since.
  if (found.length < docs.length && triesLeft > 0) return findPage({ ...ctx }, read, triesLeft - 1);
  const ranked = found.map((each) => {
    const ranking = rankings.get(each.doc);
    return ranking ? { ...each, ranking } : each;
  });
  return { found: ranked, counted, understood };
}

function takePage(candidates: Candidates) {
  const { store, query, now, room, points, understood } = candidates;
  const { hits, total, facets } = countFacets(store, candidates.docs, query, { now, into: room.docs });
  const { page, pageSize, sort = 'relevance' } = query;
  const docs = orderHits(store, hits, { sort, now, points, offset: (page - 1) * pageSize, limit: pageSize });
  const rankings = new Map(query.explain ? docs.map((doc) => [doc, rank(doc, candidates)]) : []);
  return { docs, rankings, counted: { total, facets }, understood };
}

function rank(doc: number, { store, now, understood, postings, points }: Candidates): Ranking {
  const [freshness, featured] = [freshnessOf(store, doc, now), featuredOf(store, doc)];
  const reasons = reasonsOf(doc, understood.plan, postings, store);
  return { score: (points[doc] ?? 0) + freshness + featured, reasons, freshness, featured };
}
