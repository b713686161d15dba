import { SaxesParser } from 'saxes';
import { ADAPTERS } from './adapters/all-adapters.ts';
import { jobPostingsIn } from './adapters/json-ld.ts';
import type { FeedFormat } from './feed-job.ts';
import { FEED_LIMITS } from './feed-limits.ts';
import { FeedDecoder } from './reading/decode-feed.ts';
import type { DocumentShape } from './reading/document-shape.ts';
import { keyOf } from './reading/feed-node.ts';
import { ItemPaths } from './reading/item-paths.ts';
import { HtmlReader } from './reading/read-html.ts';
import { JSON_ROOT, JsonReader } from './reading/read-json.ts';
import { sniffSyntax } from './reading/sniff-syntax.ts';

type ShapeProblem = 'doctype' | 'not_well_formed';

const MAX_PATHS = 3_000;

const MAX_SAMPLE_LENGTH = 200;

const MAX_DEPTH = 20;

const BROKEN =
  /unexpected close tag|unmatched closing tag|disallowed character in tag name|text data outside|incorrect syntax/;

/** Counts elements as they come by. */
class ShapeCollector {
  readonly counts = new Map<string, number>();
  readonly samples = new Map<string, string>();
  readonly written = new Map<string, string>();

  add(path: string, writtenPath: string): void {
    const count = this.counts.get(path);
    if (count === undefined && this.counts.size >= MAX_PATHS) return;
    this.counts.set(path, (count ?? 0) + 1);
    if (count === undefined) this.written.set(path, writtenPath);
  }

  addText(path: string, text: string): void {
    const words = text.trim();
    if (words !== '' && this.counts.has(path) && !this.samples.has(path)) {
      this.samples.set(path, words.slice(0, MAX_SAMPLE_LENGTH));
    }
  }

  toShape(syntax: DocumentShape['syntax'], root: string, namespaces: readonly string[]): DocumentShape {
    const { counts, samples, written } = this;
    return { syntax, root, namespaces, counts, samples, written };
  }
}

/** The useful size of a document's beginning for `recogniseFeed`; less is read as well. */
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
  /** Its number in the beginning that was read. */
  itemsInHead: number;
  /** The elements that the format was recognised by. */
  proof: string[];
  /** For the mapper, the likeliest first. */
  candidates: ItemCandidate[];
  /** The reason for `none`. */
  problem: 'empty' | 'unknown_encoding' | 'doctype' | 'not_well_formed' | null;
};

export type RecogniseOptions = { contentType?: string | null | undefined; url?: string | null | undefined };

/** Recognises the format of a document by its content: addresses and content types of feeds are often wrong. */
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

/** Counts the jobs that the beginning of a page describes as structured data. */
function countJobPostings(text: string): number {
  let postings = 0;
  const reader = new HtmlReader(
    {
      root: () => {},
      outerValue: () => {},
      itemBegins: () => {},
      item: (node) => {
        postings += jobPostingsIn(node).length;
      },
      problem: () => {},
    },
    FEED_LIMITS,
  );
  reader.write(text);
  return postings;
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
  const fields = countBelow(counts.keys());
  return [...counts.keys()]
    .filter((path) => !path.includes('@') && (path.includes('/') || syntax === 'json'))
    .map((path) => ({ path, count: counts.get(path) ?? 0, fields: fields.get(path) ?? 0 }))
    .filter(({ fields: own }) => own >= 2)
    .sort((one, other) => score(other) - score(one))
    .slice(0, 10);
}

/** Counts the paths below each path. */
function countBelow(paths: Iterable<string>): ReadonlyMap<string, number> {
  const below = new Map<string, number>();
  for (const path of paths)
    for (let at = path.indexOf('/'); at !== -1; at = path.indexOf('/', at + 1)) {
      const above = path.slice(0, at);
      below.set(above, (below.get(above) ?? 0) + 1);
    }
  return below;
}

function score({ path, count, fields }: { path: string; count: number; fields: number }): number {
  return (count > 1 ? 100 : 0) + Math.min(fields, 30) * 2 - path.split('/').length * 5;
}

/** The element below the greatest depth. It has no path, since paths would grow with every level. */
const TOO_DEEP = { path: '', written: '' };

/** Collects the elements of an XML document's beginning. That it ends in the middle of something is no fault. */
function shapeOfXml(text: string): { shape: DocumentShape; problem: ShapeProblem | null } {
  const parser = new SaxesParser<{ xmlns: false; position: false }>({ xmlns: false, position: false });
  const collector = new ShapeCollector();
  const open: { path: string; written: string }[] = [];
  let namespaces: string[] = [];
  let root = '';
  let problem: ShapeProblem | null = null;
  parser.on('doctype', () => {
    problem = 'doctype';
  });
  parser.on('error', ({ message }) => {
    if (BROKEN.test(message)) problem ??= 'not_well_formed';
  });
  parser.on('opentag', ({ name, attributes }) => {
    const parent = open.at(-1);
    if (open.length >= MAX_DEPTH) {
      open.push(TOO_DEEP);
      return;
    }
    if (!parent) {
      root = keyOf(name);
      namespaces = Object.entries(attributes).flatMap(([key, value]) => (key.startsWith('xmlns') ? [value] : []));
    }
    const path = parent ? `${parent.path}/${keyOf(name)}` : keyOf(name);
    const written = parent ? `${parent.written}/${name}` : name;
    open.push({ path, written });
    collector.add(path, written);
    for (const [key, value] of Object.entries(attributes)) {
      collector.add(`${path}/@${key.toLowerCase()}`, `${written}/@${key}`);
      collector.addText(`${path}/@${key.toLowerCase()}`, value);
    }
  });
  parser.on('closetag', () => open.pop());
  const addText = (words: string) => collector.addText(open.at(-1)?.path ?? '', words);
  parser.on('text', addText);
  parser.on('cdata', addText);
  parser.write(text.replace(/^[\s\uFEFF]+/, ''));
  if (root === '') problem ??= 'not_well_formed';
  return { shape: collector.toShape('xml', root, namespaces), problem };
}

/** Collects the members of a JSON document's beginning, by the same paths as an XML document's elements. */
function shapeOfJson(text: string): { shape: DocumentShape; problem: ShapeProblem | null } {
  const collector = new ShapeCollector();
  let problem: ShapeProblem | null = null;
  const reader = new JsonReader(
    {
      root: () => {},
      outerElement: (path) => collector.add(path, path),
      outerValue: (path, value) => {
        collector.add(path, path);
        collector.addText(path, value);
      },
      itemBegins: () => {},
      item: () => {},
      problem: () => {
        problem = 'not_well_formed';
      },
    },
    FEED_LIMITS,
    new ItemPaths([]),
  );
  reader.write(text.replace(/^[\s\uFEFF]+/, ''));
  return { shape: collector.toShape('json', JSON_ROOT, []), problem };
}
