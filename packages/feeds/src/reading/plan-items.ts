import type { MappingField } from '@stellenvisite/contract/feeds/feed-mapping';
import type { FeedMapping, FieldSource } from '@stellenvisite/contract/feeds/feed-mapping.schema';
import { adaptItem, lineOfField, pathsOf } from '../adapters/adapt-item.ts';
import type { FeedAdapter, FeedDocument, FeedSyntax } from '../adapters/adapter.ts';
import { findAdapter } from '../adapters/all-adapters.ts';
import { assembleJob } from '../adapters/assemble-job.ts';
import { deriveEmployment, type FoundWords } from '../adapters/read-terms.ts';
import type { FeedEntry, FeedExcerpt, FeedHeader, FeedItemSource, FeedJob } from '../feed-job.ts';
import type { ReadFeedOptions } from '../read-feed.ts';
import { readDate } from '../values/read-date.ts';
import { type FeedNode, htmlAt, keyOf, nodesAt, textAt, textOf, textsAt } from './feed-node.ts';
import { JSON_ROOT } from './read-json.ts';

type Values = FeedDocument['values'];

/** Finds the items of a document and converts them. */
export type ItemPlan = {
  format: FeedHeader['format'];
  items: readonly string[];
  loadOf: (values: Values) => 'full' | 'difference';
  publisherOf: (values: Values) => string | null;
  expectedItems: (values: Values) => number | null;
  entriesOf: (
    item: FeedNode,
    path: string,
    document: FeedDocument,
    excerptAt: (line: number) => FeedExcerpt,
  ) => FeedEntry[];
};

const PLAIN = { loadOf: () => 'full' as const, publisherOf: () => null, expectedItems: () => null };

/** Null where the format does not come in this syntax. */
export function planItems(as: ReadFeedOptions['as'], syntax: FeedSyntax): ItemPlan | null {
  if ('mapping' in as) return syntax === 'html' ? null : planOfMapping(as.mapping);
  if ('sitemap' in as) return syntax === 'xml' ? SITEMAP : null;
  const adapter = findAdapter('detail' in as ? as.detail : as.format, syntax);
  if (adapter === null) return null;
  return planOf('detail' in as ? { ...adapter, items: [JSON_ROOT] } : adapter);
}

function planOf(adapter: FeedAdapter): ItemPlan {
  const deletions = new Set(adapter.deletions?.map((path) => path.split('/').map(keyOf).join('/')));
  const valueAt = (values: Values, path: string | undefined) =>
    path === undefined ? null : (values.get(path) ?? null);
  return {
    format: adapter.format,
    items: [...adapter.items, ...(adapter.deletions ?? [])],
    loadOf: (values) => adapter.loadOf?.({ url: null, values }) ?? 'full',
    publisherOf: (values) => valueAt(values, adapter.publisher),
    expectedItems: (values) => toCount(valueAt(values, adapter.expectedItems)),
    entriesOf(node, path, document, excerptAt) {
      if (deletions.has(path)) {
        const externalId = textOf(node);
        return externalId === null ? [] : [{ kind: 'deletion', externalId, line: node.line }];
      }
      const items = adapter.split?.(node) ?? [node];
      return items.map((item) =>
        jobEntry(() => adaptItem(adapter, item, document), {
          line: item.line,
          lineOf: (field: MappingField) => lineOfField(adapter, item, field),
          elementOf: (field: MappingField) => pathsOf(adapter, field)[0] ?? null,
          excerptAt,
        }),
      );
    },
  };
}

/** Creates an entry that reads its job on first access: a scan that only counts does not pay for it. */
function jobEntry(read: () => FeedJob, source: FeedItemSource): FeedEntry {
  let job: FeedJob | undefined;
  return {
    kind: 'job',
    get job() {
      job ??= read();
      return job;
    },
    source,
  };
}

function planOfMapping(mapping: FeedMapping): ItemPlan {
  return {
    ...PLAIN,
    format: 'mapped',
    items: [mapping.item],
    entriesOf: (item, _path, _document, excerptAt) => [
      jobEntry(() => applyMapping(item, mapping), {
        line: item.line,
        lineOf: (field) => lineOfMapped(item, mapping, field),
        elementOf: (field) => mapping.fields[field]?.elements[0] ?? null,
        excerptAt,
      }),
    ],
  };
}

const SITEMAP: ItemPlan = {
  ...PLAIN,
  format: 'sitemap',
  items: ['urlset/url', 'sitemapindex/sitemap'],
  entriesOf(item, path) {
    const url = textAt(item, 'loc');
    if (url === null || !/^https?:\/\//i.test(url)) return [];
    const modified = textAt(item, 'lastmod');
    const modifiedAt = modified === null ? null : readDate(modified);
    return [{ kind: 'page', url, modifiedAt, isSitemap: path.startsWith('sitemapindex'), line: item.line }];
  },
};

/** The root must be the one that the items' paths begin with; an item that is found by name may be below any. */
export function acceptsRoot(items: readonly string[], root: string): boolean {
  return items.some((path) => path.startsWith('//') || keyOf(path.split('/')[0] ?? '') === keyOf(root));
}

function toCount(text: string | null): number | null {
  return text !== null && /^\d{1,9}$/.test(text) ? Number(text) : null;
}

/** An item of an unknown format as the employer mapped it. Only what is mapped becomes part of the job. */
function applyMapping(item: FeedNode, { fields, dateOrder }: FeedMapping): FeedJob {
  const find = (field: MappingField) => wordsOf(fields[field], (path) => textsAt(item, path).join(', ') || null);
  const html = (field: MappingField) => wordsOf(fields[field], (path) => htmlAt(item, path))?.words ?? null;
  const job = assembleJob({ find, html, dateOrder });
  deriveEmployment(job);
  return job;
}

function wordsOf(source: FieldSource | undefined, read: (path: string) => string | null): FoundWords | null {
  if (!source) return null;
  const found = source.elements.flatMap((path) => {
    const words = read(path);
    return words === null ? [] : [{ path, words }];
  });
  const words =
    found.length > 0 ? found.map((each) => each.words).join(source.separator) : (source.constant?.trim() ?? '');
  if (words === '') return null;
  const translated = translate(words, source.translations);
  return {
    words: translated ?? words,
    element: found.map(({ path }) => path).join(', '),
    ...(translated !== null && { untranslated: words }),
  };
}

function translate(words: string, translations: FieldSource['translations']): string | null {
  if (!translations) return null;
  const folded = words.trim().toLowerCase();
  return Object.entries(translations).find(([from]) => from.trim().toLowerCase() === folded)?.[1] ?? null;
}

function lineOfMapped(item: FeedNode, { fields }: FeedMapping, field: MappingField): number {
  const [node] = fields[field]?.elements.flatMap((path) => nodesAt(item, path)) ?? [];
  return node?.line ?? item.line;
}
