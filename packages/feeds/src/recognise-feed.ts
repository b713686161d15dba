import { ADAPTERS } from './adapters/all-adapters.ts';
import type { FeedFormat } from './feed-job.ts';
import { countJobPostings } from './reading/count-job-postings.ts';
import { FeedDecoder } from './reading/decode-feed.ts';
import type { DocumentShape } from './reading/document-shape.ts';
import { shapeOfJson } from './reading/shape-of-json.ts';
import { shapeOfXml } from './reading/shape-of-xml.ts';
import { sniffSyntax } from './reading/sniff-syntax.ts';

/** How much of a document's beginning is worth giving to `recogniseFeed`; less is read as well. */
export const HEAD_BYTES = 1_048_576;

/** An element that may be one job, as the document writes it. */
export type ItemCandidate = { path: string; count: number };

export type FeedRecognition = {
  /** `mapped`: XML or JSON that nobody knows, for the mapper. `html`: a page without any job. `none`: neither. */
  format: FeedFormat | 'mapped' | 'sitemap' | 'html' | 'none';
  syntax: DocumentShape['syntax'] | null;
  encoding: string;
  /** The repeating element as it is written, and the way to it. */
  element: string | null;
  path: string | null;
  /** How often it occurs in the beginning that was looked at. */
  itemsInHead: number;
  /** The elements that the format was recognised by. */
  proof: string[];
  /** For the mapper, the likeliest first. */
  candidates: ItemCandidate[];
  /** Why it is `none`. */
  problem: 'empty' | 'unknown_encoding' | 'doctype' | 'not_well_formed' | null;
};

export type RecogniseOptions = { contentType?: string | null | undefined; url?: string | null | undefined };

/** What kind of feed a document is, by its content: addresses and content types of feeds are often wrong. */
export function recogniseFeed(head: Uint8Array, { contentType }: RecogniseOptions = {}): FeedRecognition {
  const decoder = new FeedDecoder(contentType);
  const text = decoder.write(head.subarray(0, HEAD_BYTES)) + decoder.end();
  const nothing: FeedRecognition = {
    format: 'none',
    syntax: null,
    encoding: decoder.encoding,
    element: null,
    path: null,
    itemsInHead: 0,
    proof: [],
    candidates: [],
    problem: null,
  };
  if (decoder.unknownEncoding !== null) return { ...nothing, problem: 'unknown_encoding' };
  const syntax = sniffSyntax(text);
  if (syntax === null) return { ...nothing, problem: text.trim() === '' ? 'empty' : 'not_well_formed' };
  if (syntax === 'html') return { ...nothing, syntax, ...judgePage(text) };
  const { shape, problem } = syntax === 'json' ? shapeOfJson(text) : shapeOfXml(text);
  return problem === null ? { ...nothing, syntax, ...judgeShape(shape) } : { ...nothing, syntax, problem };
}

function judgePage(text: string): Partial<FeedRecognition> {
  const itemsInHead = countJobPostings(text);
  if (itemsInHead === 0) return { format: 'html' };
  return { format: 'json-ld', itemsInHead, element: 'JobPosting', proof: ['application/ld+json', 'JobPosting'] };
}

function judgeShape(shape: DocumentShape): Partial<FeedRecognition> {
  if (shape.root === 'urlset' || shape.root === 'sitemapindex') return judgeSitemap(shape);
  for (const adapter of ADAPTERS) {
    const proof = adapter.syntax === shape.syntax ? adapter.recognise(shape) : null;
    if (proof === null) continue;
    const path = adapter.items.map((item) => pathIn(shape, item)).find((each) => each !== null) ?? null;
    return { format: adapter.format, proof, ...placeOf(shape, path) };
  }
  const candidates = repeatedElements(shape);
  return {
    format: 'mapped',
    candidates: candidates.map(({ path, count }) => ({ path: shape.written.get(path) ?? path, count })),
    ...placeOf(shape, candidates[0]?.path ?? null),
  };
}

function judgeSitemap(shape: DocumentShape): Partial<FeedRecognition> {
  const path = shape.root === 'urlset' ? 'urlset/url' : 'sitemapindex/sitemap';
  return { format: 'sitemap', proof: [shape.root], ...placeOf(shape, path) };
}

function placeOf(shape: DocumentShape, path: string | null): Partial<FeedRecognition> {
  const written = path === null ? null : (shape.written.get(path) ?? path);
  const element = written?.split('/').at(-1) ?? null;
  return { path: written, element, itemsInHead: path === null ? 0 : (shape.counts.get(path) ?? 0) };
}

function pathIn(shape: DocumentShape, item: string): string | null {
  const wanted = item.toLowerCase();
  if (!wanted.startsWith('//')) return shape.counts.has(wanted) ? wanted : null;
  return [...shape.counts.keys()].find((path) => `/${path}`.endsWith(wanted.slice(1))) ?? null;
}

/** An element is likely one job where it repeats, has several children of its own, and lies near the root. */
function repeatedElements({ counts, syntax }: DocumentShape): ItemCandidate[] {
  const paths = [...counts.keys()];
  const fields = (path: string) => paths.filter((each) => each.startsWith(`${path}/`)).length;
  return paths
    .filter((path) => !path.includes('@') && (path.includes('/') || syntax === 'json'))
    .map((path) => ({ path, count: counts.get(path) ?? 0, fields: fields(path) }))
    .filter(({ fields: own }) => own >= 2)
    .sort((one, other) => score(other) - score(one))
    .slice(0, 10);
}

function score({ path, count, fields }: { path: string; count: number; fields: number }): number {
  return (count > 1 ? 100 : 0) + Math.min(fields, 30) * 2 - path.split('/').length * 5;
}
