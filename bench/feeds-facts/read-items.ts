import type { Country } from '@stellenvisite/contract/jobs/countries';
import type { JobContent } from '@stellenvisite/contract/jobs/job-postings.schema';
import { applyCorrections } from '@stellenvisite/core/feeds/content/apply-corrections';
import { toFeedContent } from '@stellenvisite/core/feeds/content/to-feed-content';
import { isTown } from '@stellenvisite/core/feeds/content/to-location';
import { listElements } from '@stellenvisite/feeds/mapping/list-elements';
import { proposeMapping } from '@stellenvisite/feeds/mapping/propose-mapping';
import { type ReadFeedOptions, readFeed } from '@stellenvisite/feeds/read-feed';
import { HEAD_BYTES, recogniseFeed } from '@stellenvisite/feeds/recognise-feed';
import type { Search } from '@stellenvisite/search';

/** The employers whose feeds are read; a place that no item names may only be theirs. */
const EMPLOYERS = {
  DE: { name: 'Gesundheitsverbund Habichtswald', street: 'Königsplatz 1', postalCode: '34117', city: 'Kassel' },
  AT: { name: 'Klinikverbund Enns', street: 'Hauptplatz 1', postalCode: '4020', city: 'Linz' },
  CH: { name: 'Spitalverbund Aaretal', street: 'Bahnhofstrasse 1', postalCode: '5000', city: 'Aarau' },
} satisfies Record<Country, object>;

/** The items in the order of the document. */
export type ReadItems = { format: string; items: { id: string | null; content: JobContent }[] };
type Document = { content: Buffer; employer: Country; url?: string };

/** Recognises a document and reads its items as the preview of a feed does; an unknown format by the mapping that is proposed for it. */
export async function readItems(
  { content, employer: country, url }: Document,
  { classify, now }: { classify: Search['classify']; now: Date },
): Promise<ReadItems> {
  const { format, candidates } = recogniseFeed(content.subarray(0, HEAD_BYTES));
  const items: ReadItems['items'] = [];
  const as = await selectReading(content, format, candidates[0]?.path);
  if (!as) return { format, items };
  const reader = { employer: { ...EMPLOYERS[country], country }, classify, now };
  for await (const entry of readFeed([content], { as, url })) {
    if (entry.kind !== 'job') continue;
    const { job, extras } = applyCorrections(entry.job, [], {});
    items.push({ id: job.externalId, content: toFeedContent(job, extras, reader).content });
  }
  return { format, items };
}

async function selectReading(
  content: Buffer,
  format: ReturnType<typeof recogniseFeed>['format'],
  item: string | undefined,
): Promise<ReadFeedOptions['as'] | null> {
  if (format === 'none' || format === 'html' || format === 'sitemap') return null;
  if (format !== 'mapped') return { format };
  return item ? { mapping: proposeMapping(await listElements([content], { item }), { isTown }).mapping } : null;
}
