import type { FactSource } from '@stellenvisite/contract/feeds/feed-items.schema';
import { FEED_FACTS, type FeedFact, type FeedHint, type QuarantineReason } from '@stellenvisite/contract/feeds/feeds';
import { type ExperienceLevel, JOB_CATEGORIES } from '@stellenvisite/contract/jobs/job-fields';
import { DEFAULT_POSTING_DAYS } from '@stellenvisite/contract/jobs/job-postings';
import type { JobContent } from '@stellenvisite/contract/jobs/job-postings.schema';
import { firstPublicDay } from '@stellenvisite/contract/jobs/swiss-embargo';
import { startOfBerlinDay } from '@stellenvisite/contract/platform/berlin-time';
import { DAY_MS } from '@stellenvisite/contract/platform/durations';
import type { FeedJob, FeedPlace } from '@stellenvisite/feeds/feed-job';
import { readPlace } from '@stellenvisite/feeds/resolve/read-place';
import { sentencesOf } from '@stellenvisite/feeds/resolve/sentences';
import type { Search } from '@stellenvisite/search';
import type { ExtraValues } from './apply-corrections.ts';
import { readCategory } from './read-category.ts';
import { type AddSource, readFacts } from './read-facts.ts';
import { isHttp, toApplying, toContact } from './to-applying.ts';
import { type FeedEmployer, type FoundLocation, toLocation } from './to-location.ts';
import { toLines, toSections } from './to-sections.ts';

const MIN_TEXT = 200;

/** Finds the reasons why a job cannot be published as the feed has it. */
function findReasons(
  job: FeedJob,
  content: JobContent,
  dates: { postedAt: Date; validThrough: Date },
): QuarantineReason[] {
  const { location, salary, introHtml, sections = [] } = content;
  const isNamed = job.places.some(({ city, label, postalCode }) => city || label || postalCode);
  const found: [boolean, QuarantineReason][] = [
    [!content.title, 'title_missing'],
    [!job.externalId, 'id_missing'],
    [!location && !isNamed, 'place_missing'],
    [!location && isNamed, 'place_unknown'],
    [!introHtml && sections.length === 0, 'text_missing'],
    // GlBG § 9: an ad for Austria states the minimum pay and its period.
    [location?.country === 'AT' && !(salary && salary.min > 0), 'pay_missing_austria'],
    // AVG art. 21a: a job of an occupation on the list is reported to the RAV before it is public.
    [Boolean(content.mustReport) && !content.reportedOn, 'report_missing'],
    [dates.validThrough <= dates.postedAt || startsAfterEnd(job), 'dates_contradict'],
    [Boolean(content.title) && !content.category, 'occupation_unknown'],
  ];
  return found.flatMap(([isFound, reason]) => (isFound ? [reason] : []));
}

const startsAfterEnd = ({ postedAt, expiresAt }: FeedJob) =>
  postedAt !== null && expiresAt !== null && expiresAt.slice(0, 10) < postedAt.slice(0, 10);

/** AGG § 11: a title is for everybody. "Fachfrau/-mann" is, and Hebamme for all genders (HebG § 3). */
const GENDERED =
  /(?:frau|mann)\s?\/\s?-?(?:mann|frau)|hebamme|\b[mwdfx]\s*[/|*,]\s*[mwdfx]|\(gn\)|all genders|[*:_]in|\/-?in\b|[a-zäöü]In\b|kraft|person|assistenz|leitung|hilfe/i;

/** Finds what is worth correcting although the job is published. */
function findHints(job: FeedJob, content: JobContent): FeedHint[] {
  const text =
    (content.introHtml ?? '').length + (content.sections ?? []).reduce((sum, { html }) => sum + html.length, 0);
  const found: [boolean, FeedHint][] = [
    [Boolean(content.title) && !GENDERED.test(content.title ?? ''), 'title_gender'],
    [(job.title?.length ?? 0) > 160, 'title_long'],
    [Boolean(job.pay && (job.pay.min ?? job.pay.max)) && !job.pay?.period, 'pay_period_missing'],
    [Boolean(job.pay?.text) && !(job.pay?.min ?? job.pay?.max) && !content.salary, 'pay_unreadable'],
    [!content.salary && !job.pay, 'pay_missing'],
    [text > 0 && text < MIN_TEXT, 'text_short'],
    [!job.url && !job.applyUrl, 'url_missing'],
    [[job.url, job.applyUrl].some((url) => url !== null && !isHttp(url)), 'url_refused'],
    [job.sections.some(({ html }) => /<script|<iframe|javascript:|\son\w+\s*=/i.test(html)), 'html_cleaned'],
    [job.unread.some(({ field }) => ['postedAt', 'expiresAt', 'startsOn'].includes(field)), 'date_unreadable'],
  ];
  return found.flatMap(([isFound, hint]) => (isFound ? [hint] : []));
}

/** Matches the parameters that trackers add to an address. */
const TRACKING = /^(utm_\w+|gclid|fbclid|source|src|ref|referrer|sid|session|cid|mtm_\w+|pk_\w+)$/i;

/** Returns the address of an ad without the parts that two feeds write differently for the same page. */
export function urlKeyOf(url: string | null): string | null {
  if (!url || !URL.canParse(url)) return null;
  const { hostname, pathname, searchParams } = new URL(url);
  const own = [...searchParams].filter(([name]) => !TRACKING.test(name)).sort(([a], [b]) => a.localeCompare(b));
  const path = pathname.replace(/\/+$/, '');
  // A site's front page names no job.
  if (path === '' && own.length === 0) return null;
  const query = own.map(([name, value]) => `${name}=${value}`).join('&');
  return `${hostname.replace(/^www\./, '').toLowerCase()}${path}${query ? `?${query}` : ''}`.slice(0, 500);
}

const GENDER = /\(?\b[mwdfxi](\s*[/|*,]\s*[mwdfxi]){1,3}\b\)?|\((gn|all genders)\)|[*:_]in(nen)?\b|\/-?in\b/gi;

/** Returns title, employer and place in a form that two feeds of one employer have in common. */
export function matchKeyOf(title: string | null, employer: string, city: string | null): string | null {
  if (!title || !city) return null;
  const fold = (text: string) =>
    text
      .toLocaleLowerCase('de')
      .replaceAll(/[^\p{L}\p{N}]+/gu, ' ')
      .trim();
  return `${fold(title.replaceAll(GENDER, ' '))}|${fold(employer)}|${fold(city)}`.slice(0, 500);
}

/**
 * Occupations of homes and hospitals that stood on the list of those to be reported to the RAV (Stellenmeldepflicht, list of 2026 as far
 * as known: cooks, kitchen, cleaning, house service, reception). The list changes every first of January.
 */
const REPORTABLE =
  /\b(koch|köchin|küchen(hilfe|mitarbeiter\w*|angestellte\w*)|reinigung\w*|raumpfleger\w*|hauswirtschaft\w*|hausdienst|etagenservice|lingerie|wäscherei\w*|empfang\w*|rezeption\w*|servicemitarbeiter\w*)/i;

/** The level that a title names by its occupation. */
const EXPERIENCE: Partial<Record<string, ExperienceLevel>> = {
  praktikum: 'entry',
  ausbildung: 'entry',
  helfer: 'entry',
  assistenzarzt: 'entry',
  oberarzt: 'senior',
  leitung: 'senior',
  chefarzt: 'executive',
};

export type Reader = { employer: FeedEmployer; classify: Search['classify']; now: Date };

/** A job of the feed as it is published, with its problems. */
export type ReadFeedJob = {
  content: JobContent;
  reasons: QuarantineReason[];
  hints: FeedHint[];
  postedAt: Date;
  validThrough: Date;
  hasEnd: boolean;
  urlKey: string | null;
  matchKey: string | null;
  /** The source of each fact, in the order of the report. */
  sources: FactSource[];
};

export function toFeedContent(job: FeedJob, extras: ExtraValues, reader: Reader): ReadFeedJob {
  const { employer, now } = reader;
  const title = job.title?.slice(0, 160) ?? null;
  const { introHtml, sections } = toSections(job.sections);
  const sentences = sentencesOf(toLines([introHtml, ...sections.map(({ html }) => html)].join('\n')));
  const stated = job.places.length === 0 ? readPlace(sentences, title ?? '') : null;
  const place = toLocation(stated ? { ...job, places: [placeNamed(stated.value)] } : job, employer);
  const location = place?.location;
  const country = location?.country ?? employer.country;
  const classify = (named: string) =>
    reader.classify({
      title: named,
      department: job.department,
      country,
      specialty: null,
      introHtml,
      sections,
      requirements: [],
      benefits: [],
    });
  const said = JOB_CATEGORIES.find((category) => category === extras.category);
  const { found, category: read } = readCategory(title, classify);
  const category = said ?? read;
  const sources = new Map<FeedFact, FactSource>();
  const addSource = (fact: FeedFact, source: Omit<FactSource, 'fact'>) => sources.set(fact, { fact, ...source });
  const { duty, ...facts } = readFacts(job, { title: title ?? '', sentences }, country, addSource);
  const experienceLevel = job.experienceLevel ?? EXPERIENCE[found?.level ?? ''];
  const mustReport = country === 'CH' && title !== null && REPORTABLE.test(title);
  const content: JobContent = {
    ...(title && { title }),
    ...(category && { category }),
    specialty: found?.specialty ?? null,
    ...(experienceLevel && { experienceLevel }),
    ...facts,
    introHtml,
    sections,
    ...(Object.keys(duty).length > 0 && { duty }),
    ...(location && { location }),
    contact: toContact(job),
    ...toApplying(job),
    reference: (job.reference ?? job.externalId)?.slice(0, 80) ?? null,
    ...(mustReport && { mustReport, reportedOn: extras.reportedOn }),
  };
  addPlainSources(job, content, found !== null && said === undefined, addSource);
  const isInTitle = stated !== null && stated.words === title;
  if (place && stated) addSource('place', { from: isInTitle ? 'title' : 'text', element: null, words: stated.words });
  else if (place) addSource('place', toPlaceSource(job, place));
  const firstDay = firstPublicDay(content);
  const dates = toDates(job, now, firstDay ? startOfBerlinDay(firstDay) : null);
  return {
    content,
    ...dates,
    reasons: findReasons(job, content, dates),
    hints: findHints(job, content),
    urlKey: urlKeyOf(job.url ?? job.applyUrl),
    sources: FEED_FACTS.flatMap((fact) => sources.get(fact) ?? []),
    matchKey: matchKeyOf(title, job.employerName ?? employer.name, location?.city ?? null),
  };
}

/** Adds the sources of the facts that are a field's words as they are, or that follow from the title. */
function addPlainSources(job: FeedJob, content: JobContent, isClassified: boolean, addSource: AddSource): void {
  const { title, end, experience, occupation } = job.sources;
  const titleWords = { from: 'title', element: title?.element ?? null, words: job.title ?? '' } as const;
  if (content.title && title) addSource('title', title);
  if (content.category) addSource('occupation', occupation ?? titleWords);
  if (content.experienceLevel && (experience || isClassified)) addSource('experience', experience ?? titleWords);
  if (job.expiresAt && end) addSource('end', end);
}

const placeNamed = (label: string): FeedPlace => ({
  label,
  street: null,
  postalCode: null,
  city: label,
  region: null,
  country: null,
});

function toPlaceSource({ sources }: FeedJob, { location, isEmployers }: NonNullable<FoundLocation>) {
  const words = [location.postalCode, location.city].filter(Boolean).join(' ');
  return isEmployers || !sources.place
    ? { from: isEmployers ? ('employer' as const) : ('field' as const), element: null, words }
    : sources.place;
}

/** Converts the dates: a day without a time begins in the morning of Europe, and ends with its evening. `notBefore` is the end of an embargo. */
function toDates({ postedAt, expiresAt }: FeedJob, now: Date, notBefore: Date | null = null) {
  const posted = parse(postedAt, 'T06:00:00Z');
  const expires = parse(expiresAt, 'T21:00:00Z');
  const from = posted && posted < now ? posted : now;
  return {
    postedAt: notBefore && notBefore > from ? notBefore : from,
    validThrough: expires ?? new Date(now.getTime() + DEFAULT_POSTING_DAYS * DAY_MS),
    hasEnd: expires !== null,
  };
}

function parse(text: string | null, time: string): Date | null {
  if (!text) return null;
  const date = new Date(/^\d{4}-\d\d-\d\d$/.test(text) ? `${text}${time}` : text);
  return Number.isNaN(date.getTime()) ? null : date;
}
