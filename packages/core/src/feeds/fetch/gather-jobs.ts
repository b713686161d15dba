import type { FeedJob } from '@stellenvisite/feeds/feed-job';
import { type ReadFeedOptions, readFeed } from '@stellenvisite/feeds/read-feed';
import type { Context } from '../../context.ts';
import type { StreamLimits } from '../../network/open-public.ts';
import type { FeedRow } from '../open-feed.ts';
import { gatheredKey, openDocument, type StoredDocument, storeDocument } from './feed-document.ts';
import { FeedFailureError, toFailure } from './feed-failure.ts';
import { listPages, requireWhole } from './list-pages.ts';
import { FETCH_LIMITS, isSameSite, openAnswer } from './open-answer.ts';

const PAGE_LIMITS: StreamLimits = { ...FETCH_LIMITS, maxBytes: 5_000_000, idleMs: 15_000, totalMs: 30_000 };
/** The last line of a document of which something could not be read: what is missing in it is not gone. */
export const PARTIAL = '{"isPartial":true}';

export type Gathering = {
  feed: FeedRow;
  runId: string;
  first: StoredDocument;
  limits: StreamLimits;
  /** With a job in hand nothing more is asked after this time: enough for who only wants to know what is there. */
  lookMs?: number | undefined;
  onProgress?: ((bytes: number) => void) | undefined;
};
/** `isCut`: there was more to read. */
export type GatheredDocument = StoredDocument & { isCut: boolean };
type Read = { jobs: FeedJob[]; isMissed: boolean };

/** The jobs on the pages that a sitemap lists, gathered into one document. */
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

/** A list that comes in pages and has no texts: the other pages are fetched, and each job's own document. */
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

/** A page that is gone has no jobs; one that does not answer is missed. */
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
