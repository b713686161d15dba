import { MAX_SITEMAP_PAGES } from '@stellenvisite/contract/feeds';
import type { FeedEntry } from '@stellenvisite/feeds/feed-job';
import { readFeed } from '@stellenvisite/feeds/read-feed';
import type { Context } from '../../context.ts';
import { inflated, openDocument } from './feed-document.ts';
import { FeedFailureError, toFailure } from './feed-failure.ts';
import type { Gathering } from './gather-jobs.ts';
import { isSameSite, openAnswer } from './open-answer.ts';

/** Sitemaps that one index names and that are read. */
const MOST_SITEMAPS = 20;
/** A sitemap may list this many pages (sitemaps.org). */
const MOST_LISTED = 50_000;
/** Most sitemaps list the whole site: these pages are read before the others. */
const JOB_PAGE = /job|stelle|karriere|career|vakan|vacanc|position|ausschreibung|bewerb/i;

type Listed = { pages: URL[]; isMissed: boolean };
type Found = { pages: Map<string, URL>; sitemaps: URL[] };

/** The pages of the site that its sitemap lists, or the sitemaps that an index names. `isMissed`: others may have jobs as well. */
export async function listPages(ctx: Context, gathering: Gathering): Promise<Listed> {
  const base = new URL(gathering.feed.url ?? '');
  const found: Found = { pages: new Map(), sitemaps: [] };
  await takeListed(found, await openDocument(ctx, gathering.first.key), base);
  const sitemaps = found.sitemaps.slice(0, MOST_SITEMAPS);
  let isMissed = found.sitemaps.length > MOST_SITEMAPS;
  for (const url of sitemaps) isMissed = !(await takeSitemap(ctx, gathering, found, url)) || isMissed;
  const pages = [...found.pages.values()].sort((a, b) => Number(isJobPage(b)) - Number(isJobPage(a)));
  const unread = pages.slice(MAX_SITEMAP_PAGES);
  const mayHaveJobs = unread.some(isJobPage) || (unread.length > 0 && !pages.some(isJobPage));
  return { pages: pages.slice(0, MAX_SITEMAP_PAGES), isMissed: isMissed || mayHaveJobs };
}

const isJobPage = ({ pathname }: URL) => JOB_PAGE.test(pathname);

/** Answers false where the sitemap could not be read; one that is gone lists nothing. */
async function takeSitemap(ctx: Context, { feed, limits }: Gathering, found: Found, url: URL): Promise<boolean> {
  try {
    const { body } = await openAnswer(ctx, feed, url, { limits });
    await takeListed(found, inflated(body), url);
    return true;
  } catch (error) {
    ctx.log.info({ err: error, sitemap: url.href }, 'a sitemap of a feed was left out');
    return toFailure(error).failure === 'not_found';
  }
}

async function takeListed(found: Found, content: AsyncIterable<Uint8Array>, base: URL): Promise<void> {
  for await (const entry of readFeed(content, { as: { sitemap: true } })) {
    if (entry.kind === 'end') requireWhole(entry);
    if (entry.kind !== 'page' || !URL.canParse(entry.url, base)) continue;
    const url = new URL(entry.url, base);
    if (!isSameSite(base, url)) continue;
    if (entry.isSitemap) found.sitemaps.push(url);
    else if (found.pages.size < MOST_LISTED) found.pages.set(url.href, url);
  }
}

/** What a list that breaks off does not name is not gone. */
export function requireWhole(end: Extract<FeedEntry, { kind: 'end' }>): typeof end {
  if (!end.isComplete) throw new FeedFailureError('truncated');
  return end;
}
