import type { MappingField } from '@stellenvisite/contract/feeds/feed-mapping';
import type { FactOrigin, FeedFact } from '@stellenvisite/contract/feeds/feeds';
import type { Currency } from '@stellenvisite/contract/jobs/countries';
import type { Contract, EmploymentType, ExperienceLevel, RemoteOption } from '@stellenvisite/contract/jobs/job-fields';
import type { PayPeriod } from '@stellenvisite/contract/jobs/pay/pay';

/** The formats that are recognised by their content. Anything else is read through an employer's mapping. */
export const FEED_FORMATS = [
  'personio',
  'indeed',
  'hr-ba',
  'hr-xml',
  'linkedin',
  'jobcloud',
  'xing',
  'recruitee',
  'erecruiter',
  'absolventa',
  'rss',
  'softgarden',
  'dvinci',
  'smartrecruiters',
  'json-ld',
] as const;
export type FeedFormat = (typeof FEED_FORMATS)[number];

export const FEED_SECTION_KINDS = ['tasks', 'profile', 'offer', 'about', 'other'] as const;
export type FeedSectionKind = (typeof FEED_SECTION_KINDS)[number];

/** A piece of the ad. Its HTML is as the feed wrote it: whoever stores it sanitises it. */
export type FeedSection = { kind: FeedSectionKind; heading: string | null; html: string };

/** A place as the feed names it; `label` is a name that need not be a town ("Standort Nord"). */
export type FeedPlace = {
  label: string | null;
  street: string | null;
  postalCode: string | null;
  city: string | null;
  region: string | null;
  /** ISO 3166 alpha-2 in capitals; null where the feed's word for it is not known. */
  country: string | null;
};

export type FeedRange = { min: number; max: number };

/** Amounts in whole currency units as written; `text` is what could not be read as numbers. */
export type FeedPay = {
  min: number | null;
  max: number | null;
  currency: Currency | null;
  period: PayPeriod | null;
  text: string | null;
};

export type FeedContact = { name: string | null; email: string | null; phone: string | null };

/** The fields whose text the feed has, but whose value could not be read. */
export type UnreadField = { field: MappingField; value: string };

/** The words that a fact was read from, and the element of the feed that has them. */
export type FieldSource = {
  from: Extract<FactOrigin, 'field' | 'rule' | 'hand'>;
  element: string | null;
  words: string;
};

/** One job of a feed in the words of no format. All texts are trimmed; an empty one is null. */
export type FeedJob = {
  externalId: string | null;
  title: string | null;
  sections: FeedSection[];
  url: string | null;
  /** The address of the rest of the job, for formats whose list has no texts. */
  detailUrl: string | null;
  applyUrl: string | null;
  applyEmail: string | null;
  employerName: string | null;
  department: string | null;
  places: FeedPlace[];
  /** Days and times are ISO 8601: a day alone (`2027-03-31`) where the feed has no more. */
  postedAt: string | null;
  updatedAt: string | null;
  expiresAt: string | null;
  startsOn: string | null;
  /** The begin is open or can be agreed upon. */
  isStartFlexible: boolean;
  employmentTypes: EmploymentType[];
  contract: Contract | null;
  contractMonths: number | null;
  remote: RemoteOption | null;
  experienceLevel: ExperienceLevel | null;
  /** In per cent of full time, the Swiss way. */
  workload: FeedRange | null;
  hoursPerWeek: FeedRange | null;
  pay: FeedPay | null;
  contact: FeedContact | null;
  /** Two small letters. */
  language: string | null;
  reference: string | null;
  keywords: string[];
  unread: UnreadField[];
  sources: Partial<Record<FeedFact, FieldSource>>;
};

/** Up to three lines of the document around the one that is meant. */
export type FeedExcerpt = { line: number; text: string }[];

/** Locates an item in the document. It retains a piece of the document in memory, so it must not be stored. */
export type FeedItemSource = {
  /** The line its element begins in. */
  line: number;
  /** The line of the element that a field is read from; the item's where that element is missing. */
  lineOf: (field: MappingField) => number;
  /** The name of the element that a field is read from, also where it is missing: "office". Null where the format has none. */
  elementOf: (field: MappingField) => string | null;
  excerptAt: (line: number) => FeedExcerpt;
};

/**
 * Groups the problems: the first ends the reading, as nothing that follows can be trusted. The second leaves out one item, the third
 * leaves out nothing.
 */
export const FATAL_PROBLEMS = [
  'empty',
  'html',
  'unexpected_root',
  'unknown_encoding',
  'not_well_formed',
  'truncated',
  'doctype',
  'too_deep',
  'too_large',
  'too_many_items',
  'text_too_long',
] as const;
export const ITEM_PROBLEMS = ['item_too_large', 'item_malformed'] as const;
export const HINT_PROBLEMS = ['encoding_repaired', 'encoding_mixed', 'characters_repaired'] as const;
export type FeedProblemCode =
  | (typeof FATAL_PROBLEMS)[number]
  | (typeof ITEM_PROBLEMS)[number]
  | (typeof HINT_PROBLEMS)[number];

export const isFatalProblem = (code: FeedProblemCode): boolean => FATAL_PROBLEMS.some((fatal) => fatal === code);

export type FeedProblem = {
  kind: 'problem';
  code: FeedProblemCode;
  line: number;
  excerpt: FeedExcerpt;
  /** The parser's message, in English; for a log, not for a screen. */
  detail: string | null;
};

/** The document's statements about itself before its first item. */
export type FeedHeader = {
  kind: 'header';
  format: FeedFormat | 'mapped' | 'sitemap';
  encoding: string;
  /** A difference names only what has changed: an item that is missing in it is not gone. */
  load: 'full' | 'difference';
  expectedItems: number | null;
  publisher: string | null;
};

export type FeedEntry =
  | FeedHeader
  | { kind: 'job'; job: FeedJob; source: FeedItemSource }
  /** The feed says by name that this job is gone. */
  | { kind: 'deletion'; externalId: string; line: number }
  /** A page that a sitemap lists (`page`), or another sitemap (`sitemap`). */
  | { kind: 'page'; url: string; modifiedAt: string | null; isSitemap: boolean; line: number }
  | FeedProblem
  /** Always last. `isComplete` only where the document was read to its proper end. */
  | { kind: 'end'; isComplete: boolean; items: number; bytes: number; expectedItems: number | null };
