import type { QuarantineReason } from '@stellenvisite/contract/feeds/feeds';
import type { Db } from '@stellenvisite/db/client';
import { feedItems, xmlFeeds } from '@stellenvisite/db/schema/feeds/feeds';
import { and, eq, inArray } from 'drizzle-orm';

/** The feeds the demo's employer has; the demo serves them itself. */
export const DEMO_FEEDS = ['klinik', 'pflegeschule'] as const;
export type DemoFeed = (typeof DEMO_FEEDS)[number];

export const demoFeedUrl = (publicUrl: string, name: DemoFeed): string => `${publicUrl}/demo/feeds/${name}.xml`;

/** Returns the URLs that the demo may fetch from its own server. */
export const demoFeedUrls = (publicUrl: string): string[] => DEMO_FEEDS.map((name) => demoFeedUrl(publicUrl, name));

export type BrokenItem = {
  externalId: string;
  title: string;
  reason: QuarantineReason;
  field: string;
  line: number;
  city: string;
  startsOn: string | null;
  validThrough: string | null;
  text: string;
};

/** Items in the feed of the clinic that cannot be published as they are. */
export const BROKEN_ITEMS: readonly BrokenItem[] = [
  {
    externalId: 'KL-2026-121',
    title: 'Ausbildung Pflegefachfrau/-mann (m/w/d)',
    reason: 'place_missing',
    field: 'city',
    line: 1204,
    city: '',
    startsOn: '2027-04-01',
    validThrough: null,
    text: '<p>Am 1. April 2027 beginnt unser nächster Kurs mit 24 Plätzen.</p>',
  },
  {
    externalId: 'FSJ-2026-014',
    title: 'Freiwilliges Soziales Jahr Pflege',
    reason: 'dates_contradict',
    field: 'expirationdate',
    line: 1262,
    city: 'Köln',
    startsOn: '2026-12-01',
    validThrough: '2026-10-31',
    text: '<p>Zwölf Monate auf einer Station Ihrer Wahl, mit Seminaren und Taschengeld.</p>',
  },
  {
    externalId: 'KL-2026-088',
    title: 'Initiativbewerbung (m/w/d)',
    reason: 'occupation_unknown',
    field: 'title',
    line: 1317,
    city: 'Köln',
    startsOn: null,
    validThrough: null,
    text: '<p>Nichts Passendes dabei? Schreiben Sie uns, wo Sie sich bei uns sehen.</p>',
  },
];

export type DemoFeedJobs = {
  employerId: string;
  /** The reference of each job in the feed, by the job's id. */
  references: ReadonlyMap<string, string>;
};

/** Finds the jobs that a feed of the demo contains; null where there is none. */
export async function findDemoFeedJobs(db: Db, url: string): Promise<DemoFeedJobs | null> {
  const [feed] = await db
    .select({ id: xmlFeeds.id, employerId: xmlFeeds.employerId })
    .from(xmlFeeds)
    .where(eq(xmlFeeds.url, url))
    .limit(1);
  if (!feed) return null;
  const items = await db
    .select({ jobId: feedItems.jobId, externalId: feedItems.externalId })
    .from(feedItems)
    .where(and(eq(feedItems.feedId, feed.id), inArray(feedItems.state, ['published', 'paused'])));
  const references = new Map(items.flatMap(({ jobId, externalId }) => (jobId ? [[jobId, externalId] as const] : [])));
  return { employerId: feed.employerId, references };
}
