import { MAX_SITEMAP_PAGES } from '@stellenvisite/contract/feeds/feeds';
import type { FeedEntry, FeedJob } from '@stellenvisite/feeds/feed-job';
import { type ReadFeedOptions, readFeed } from '@stellenvisite/feeds/read-feed';
import type { Context } from '../../context.ts';
import type { StreamLimits } from '../../platform/network/open-public.ts';
import type { FeedRow } from '../require-feed.ts';
import { gatheredKey, inflated, openDocument, type StoredDocument, storeDocument } from './feed-document.ts';
import { FeedFailureError, toFailure } from './feed-failure.ts';
import { FETCH_LIMITS, isSameSite, openAnswer } from './open-answer.ts';

const PAGE_LIMITS: StreamLimits = { ...FETCH_LIMITS, maxBytes: 5_000_000, idleMs: 15_000, totalMs: 30_000 };
/** The last line of a document of which something could not be read: what is missing in it is not gone. */
export const PARTIAL = '{"isPartial":true}';

export type Gathering = {
  feed: FeedRow;
  runId: string;
  first: StoredDocument;
  limits: StreamLimits;
  /** After this time, once a job is found, nothing more is requested: enough to recognise a feed. */
  lookMs?: number | undefined;
  onProgress?: ((bytes: number) => void) | undefined;
};
/** `isCut`: there was more to read. */
type GatheredDocument = StoredDocument & { isCut: boolean };
type Read = { jobs: FeedJob[]; isMissed: boolean };

/** Gathers the jobs on the pages that a sitemap lists into one document. */
export async function gatherPages(ctx: Context, gathering: Gathering): Promise<GatheredDocument> {
  const { pages, isMissed: isListMissed } = await listPages(ctx, gathering);
  return storeGathered(ctx, gathering, async function* () {
    for (const url of pages) {
      const { jobs, isMissed } = await readPage(ctx, gathering, url, { format: 'json-ld' });
      yield { jobs: jobs.map((job) => ({ ...job, url: job.url ?? url.href })), isMissed };
    }
    yield { jobs: [], isMissed: isListMissed };
  });
}

/** Gathers a list that comes in pages and has no texts: the other pages are fetched, and each job's own document. */
export async function gatherPostings(ctx: Context, gathering: Gathering): Promise<GatheredDocument> {
  const { feed, first, limits } = gathering;
  const base = new URL(feed.url ?? '');
  async function* listed(): AsyncGenerator<FeedJob> {
    let offset = 0;
    let page: AsyncIterable<Uint8Array> = await openDocument(ctx, first.key);
    for (;;) {
      const before = offset;
      let total = 0;
      for await (const entry of readFeed(page, { as: { format: 'smartrecruiters' } })) {
        if (entry.kind === 'end') total = requireWhole(entry).expectedItems ?? 0;
        if (entry.kind !== 'job') continue;
        offset += 1;
        yield entry.job;
      }
      if (offset >= total) return;
      // The list is shorter than it says.
      if (offset === before) throw new FeedFailureError('truncated');
      const next = new URL(base);
      next.searchParams.set('offset', String(offset));
      page = (await openAnswer(ctx, feed, next, { limits })).body;
    }
  }
  return storeGathered(ctx, gathering, async function* () {
    for await (const job of listed()) {
      const detail = job.detailUrl === null ? null : new URL(job.detailUrl);
      if (!detail || !isSameSite(base, detail)) yield { jobs: [job], isMissed: false };
      else {
        const { jobs, isMissed } = await readPage(ctx, gathering, detail, { detail: 'smartrecruiters' });
        yield { jobs: jobs.slice(0, 1).map((one) => withDetail(job, one)), isMissed };
      }
    }
  });
}

const withDetail = (job: FeedJob, detail: FeedJob): FeedJob => ({
  ...job,
  sections: detail.sections,
  url: detail.url ?? job.url,
  applyUrl: detail.applyUrl ?? job.applyUrl,
});

async function storeGathered(
  ctx: Context,
  { feed, runId, first, lookMs, onProgress }: Gathering,
  read: () => AsyncIterable<Read>,
): Promise<GatheredDocument> {
  const until = performance.now() + (lookMs ?? Number.POSITIVE_INFINITY);
  let [isCut, found] = [false, 0];
  async function* lines(): AsyncGenerator<Buffer> {
    let isPartial = false;
    for await (const { jobs, isMissed } of read()) {
      isPartial ||= isMissed;
      found += jobs.length;
      for (const job of jobs) yield Buffer.from(`${JSON.stringify(job)}\n`);
      isCut = found > 0 && performance.now() > until;
      if (isCut) break;
    }
    if (isPartial || isCut) yield Buffer.from(`${PARTIAL}\n`);
  }
  const gathered = await storeDocument(ctx, gatheredKey(feed.id, runId), lines(), {
    ...(onProgress && { onProgress }),
  });
  await ctx.files.delete(first.key);
  return { ...gathered, head: first.head, isCut };
}

/** Reads a page: one that is gone has no jobs, one that does not answer is missed. */
async function readPage(ctx: Context, { feed, limits }: Gathering, url: URL, as: ReadFeedOptions['as']): Promise<Read> {
  const jobs: FeedJob[] = [];
  try {
    const totalMs = Math.min(PAGE_LIMITS.totalMs, limits.totalMs);
    const answer = await openAnswer(ctx, feed, url, { limits: { ...PAGE_LIMITS, totalMs } });
    for await (const entry of readFeed(answer.body, { as, url: url.href }))
      if (entry.kind === 'job') jobs.push(entry.job);
    return { jobs, isMissed: false };
  } catch (error) {
    ctx.log.info({ err: error, page: url.href }, 'a page of a feed was left out');
    return { jobs: [], isMissed: toFailure(error).failure !== 'not_found' };
  }
}

/** So many sitemaps of one index are read. */
const MAX_SITEMAPS = 20;
/** A sitemap may list this many pages (sitemaps.org). */
const MAX_LISTED = 50_000;
/** Most sitemaps list the whole site: these pages are read before the others. */
const JOB_PAGE = /job|stelle|karriere|career|vakan|vacanc|position|ausschreibung|bewerb/i;

type Listed = { pages: URL[]; isMissed: boolean };
type Found = { pages: Map<string, URL>; sitemaps: URL[] };

/** Lists the pages of the site by its sitemap, or by the sitemaps that an index names. `isMissed`: others may have jobs as well. */
async function listPages(ctx: Context, gathering: Gathering): Promise<Listed> {
  const base = new URL(gathering.feed.url ?? '');
  const found: Found = { pages: new Map(), sitemaps: [] };
  await addListed(found, await openDocument(ctx, gathering.first.key), base);
  const sitemaps = found.sitemaps.slice(0, MAX_SITEMAPS);
  let isMissed = found.sitemaps.length > MAX_SITEMAPS;
  for (const url of sitemaps) isMissed = !(await addSitemap(ctx, gathering, found, url)) || isMissed;
  const pages = [...found.pages.values()].sort((a, b) => Number(isJobPage(b)) - Number(isJobPage(a)));
  const unread = pages.slice(MAX_SITEMAP_PAGES);
  const mayHaveJobs = unread.some(isJobPage) || (unread.length > 0 && !pages.some(isJobPage));
  return { pages: pages.slice(0, MAX_SITEMAP_PAGES), isMissed: isMissed || mayHaveJobs };
}

const isJobPage = ({ pathname }: URL) => JOB_PAGE.test(pathname);

/** Returns false where the sitemap could not be read; one that is gone lists nothing. */
async function addSitemap(ctx: Context, { feed, limits }: Gathering, found: Found, url: URL): Promise<boolean> {
  try {
    const { body } = await openAnswer(ctx, feed, url, { limits });
    await addListed(found, inflated(body), url);
    return true;
  } catch (error) {
    ctx.log.info({ err: error, sitemap: url.href }, 'a sitemap of a feed was left out');
    return toFailure(error).failure === 'not_found';
  }
}

async function addListed(found: Found, content: AsyncIterable<Uint8Array>, base: URL): Promise<void> {
  for await (const entry of readFeed(content, { as: { sitemap: true } })) {
    if (entry.kind === 'end') requireWhole(entry);
    if (entry.kind !== 'page' || !URL.canParse(entry.url, base)) continue;
    const url = new URL(entry.url, base);
    if (!isSameSite(base, url)) continue;
    if (entry.isSitemap) found.sitemaps.push(url);
    else if (found.pages.size < MAX_LISTED) found.pages.set(url.href, url);
  }
}

/** Refuses a list that breaks off: what it does not name is not gone. */
function requireWhole(end: Extract<FeedEntry, { kind: 'end' }>): typeof end {
  if (!end.isComplete) throw new FeedFailureError('truncated');
  return end;
}
