/** Where the document of a feed comes from. */
export const FEED_SOURCES = ['url', 'file', 'paste'] as const;
export type FeedSource = (typeof FEED_SOURCES)[number];

/** The formats that are recognised by their content; `mapped` is anything else, read by the employer's own mapping. */
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
  'mapped',
] as const;
export type FeedFormat = (typeof FEED_FORMATS)[number];

/** How we sign in at the employer's server. */
export const FEED_AUTHS = ['none', 'basic', 'header'] as const;
export type FeedAuthKind = (typeof FEED_AUTHS)[number];

/** `setup` until the first import is requested; `stopped` by the employer. */
export const FEED_STATUSES = ['setup', 'active', 'stopped'] as const;
export type FeedStatus = (typeof FEED_STATUSES)[number];

/** The states of a feed in the list, the most urgent first. */
export const FEED_STATES = [
  'setup',
  'running',
  'decision',
  'unreachable',
  'stopped',
  'quarantined_items',
  'ok',
] as const;
export type FeedState = (typeof FEED_STATES)[number];

/** Minutes between two fetches that can be chosen. */
export const FEED_INTERVALS = [15, 30, 60, 180, 360, 720, 1440] as const;
export type FeedInterval = (typeof FEED_INTERVALS)[number];
export const DEFAULT_FEED_INTERVAL: FeedInterval = 1440;

export const FEED_RUN_KINDS = ['validate', 'import', 'sync'] as const;
export type FeedRunKind = (typeof FEED_RUN_KINDS)[number];
export const FEED_RUN_TRIGGERS = ['person', 'schedule', 'function'] as const;
export type FeedRunTrigger = (typeof FEED_RUN_TRIGGERS)[number];

/** Statuses of a run. A run that waits for the employer's decision has changed nothing. */
export const FEED_RUN_STATUSES = ['queued', 'running', 'done', 'on_hold', 'failed', 'cancelled'] as const;
export type FeedRunStatus = (typeof FEED_RUN_STATUSES)[number];
export const OPEN_RUN_STATUSES = ['queued', 'running'] as const satisfies readonly FeedRunStatus[];

/** The phases of a run in progress. */
export const FEED_RUN_PHASES = ['fetching', 'reading', 'importing', 'finishing'] as const;
export type FeedRunPhase = (typeof FEED_RUN_PHASES)[number];

/** Why a run changed nothing. `too_small` waits for a decision; all others are tried again by the schedule. */
export const FEED_FAILURES = [
  'too_small',
  'empty',
  'html',
  'unknown_format',
  'format_changed',
  'broken',
  'truncated',
  'forbidden_content',
  'too_deep',
  'too_many_items',
  'too_large',
  'too_slow',
  'timeout',
  'unreachable',
  'address_refused',
  'redirected',
  'auth_refused',
  'not_found',
  'server_error',
  'mapping_missing',
  'suspended',
  'internal',
] as const;
export type FeedFailure = (typeof FEED_FAILURES)[number];

/** The results of a run for one job of the feed. */
export const FEED_OUTCOMES = [
  'created',
  'updated',
  'unchanged',
  'paused',
  'ended',
  'quarantined',
  'duplicate',
  'failed',
] as const;
export type FeedOutcome = (typeof FEED_OUTCOMES)[number];

/** The fields of a job that a run's log names with their values where the feed has changed them. */
export const FEED_VALUE_CHANGES = [
  'title',
  'category',
  'specialty',
  'employmentType',
  'experienceLevel',
  'remote',
  'contract',
  'startsOn',
  'salary',
  'hoursPerWeek',
  'location',
  'applyUrl',
  'reference',
] as const;
/** With those it only names; the texts of a job are one. */
export const FEED_CHANGES = [...FEED_VALUE_CHANGES, 'text', 'contact', 'duty'] as const;
export type FeedChange = (typeof FEED_CHANGES)[number];

/** The states of a feed's job on the platform. */
export const FEED_ITEM_STATES = [
  'published',
  'draft',
  'paused',
  'ended',
  'quarantined',
  'duplicate',
  'dismissed',
] as const;
export type FeedItemState = (typeof FEED_ITEM_STATES)[number];

/** Reasons why a job of the feed is quarantined until somebody corrects it. */
export const QUARANTINE_REASONS = [
  'title_missing',
  'id_missing',
  'id_doubled',
  'place_missing',
  'place_unknown',
  'text_missing',
  'pay_missing_austria',
  'report_missing',
  'dates_contradict',
  'occupation_unknown',
  'unreadable',
] as const;
export type QuarantineReason = (typeof QUARANTINE_REASONS)[number];

/** Reasons for the result of a run for one job: why it is quarantined, or that the feed contains it again. */
export const FEED_RUN_REASONS = [...QUARANTINE_REASONS, 'back'] as const;
export type FeedRunReason = (typeof FEED_RUN_REASONS)[number];

/** Hints that a report gives in addition to the quarantine reasons; a hint never quarantines a job. */
export const FEED_HINTS = [
  'title_gender',
  'title_long',
  'pay_missing',
  'pay_period_missing',
  'pay_unreadable',
  'text_short',
  'url_missing',
  'url_refused',
  'html_cleaned',
  'encoding_doubtful',
  'date_unreadable',
  'no_healthcare',
  'duplicate',
] as const;
export type FeedHint = (typeof FEED_HINTS)[number];
export type FeedProblemCode = QuarantineReason | FeedHint;

/** The employer's decisions about a fetch that is too small. */
export const FEED_DECISIONS = ['fetch_again', 'pause_missing', 'leave'] as const;
export type FeedDecision = (typeof FEED_DECISIONS)[number];

/** The values that can be stated by hand for a quarantined job. */
export const CORRECTABLE_FIELDS = [
  'title',
  'externalId',
  'city',
  'postalCode',
  'country',
  'text',
  'category',
  'payMin',
  'payMax',
  'payPeriod',
  'reportedOn',
  'startsOn',
  'validThrough',
] as const;
export type CorrectableField = (typeof CORRECTABLE_FIELDS)[number];

/** Which field corrects which reason; the first is where the cursor goes. */
export const CORRECTED_BY: Record<QuarantineReason, readonly CorrectableField[]> = {
  title_missing: ['title'],
  id_missing: ['externalId'],
  id_doubled: ['externalId'],
  place_missing: ['city', 'postalCode', 'country'],
  place_unknown: ['city', 'postalCode', 'country'],
  text_missing: ['text'],
  pay_missing_austria: ['payMin', 'payMax', 'payPeriod'],
  report_missing: ['reportedOn'],
  dates_contradict: ['validThrough', 'startsOn'],
  occupation_unknown: ['category'],
  unreadable: ['title'],
};

/** The kinds of rules that fill in a value the next time the same problem occurs. */
export const RULE_KINDS = ['default', 'replace'] as const;
export type RuleKind = (typeof RULE_KINDS)[number];

/** The days of the strip in the list. */
export const FEED_STRIP_DAYS = 14;
/** The first problems of a report; the rest is in its CSV file. */
export const REPORTED_PROBLEMS = 20;
/** Problems that can be had as a file. */
export const LISTED_PROBLEMS = 10_000;
export const PREVIEWED_JOBS = 3;

/** A fetch with this share fewer jobs than usual changes nothing. */
export const TOO_SMALL_FROM = 0.5;
/** Full fetches that say what is usual. */
export const USUAL_FETCHES = 14;
/** Complete fetches without a job until it has ended. */
export const ENDED_AFTER_MISSING = 3;
export const DECISION_UNDO_HOURS = 24;
export const DOCUMENT_DAYS = 14;

export const MAX_FEEDS = 20;
/** Of one feed, after decompression. */
export const MAX_FEED_BYTES = 1_000_000_000;
export const MAX_FEED_ITEMS = 250_000;
export const MAX_FEED_DEPTH = 40;
/** Of a text in a call; larger ones are uploaded. */
export const MAX_PASTED_BYTES = 5_000_000;
export const MAX_UPLOADED_FEED_BYTES = 50_000_000;
/** Pages of a sitemap that are read for their JobPosting data. */
export const MAX_SITEMAP_PAGES = 500;

/** The facts of an imported job that its report names a source for. */
export const FEED_FACTS = [
  'title',
  'occupation',
  'place',
  'employmentType',
  'hours',
  'contract',
  'pay',
  'tariff',
  'shifts',
  'nights',
  'weekends',
  'onCall',
  'start',
  'remote',
  'experience',
  'end',
] as const;
export type FeedFact = (typeof FEED_FACTS)[number];

/** A field of the feed, its title, a sentence of its text, a rule or a correction of the employer, or the employer's own profile. */
export const FACT_ORIGINS = ['field', 'title', 'text', 'rule', 'hand', 'employer'] as const;
export type FactOrigin = (typeof FACT_ORIGINS)[number];
