import type { DateOrder, MappingField } from '@stellenvisite/contract/feeds/feed-mapping';
import type { FeedFact } from '@stellenvisite/contract/feeds/feeds';
import type { PayPeriod } from '@stellenvisite/contract/jobs/pay/pay';
import type { FeedJob, FeedPlace, FeedRange, FeedSectionKind } from '../feed-job.ts';
import { readHoursField } from '../resolve/read-hours.ts';
import { readStartField } from '../resolve/read-start.ts';
import { readDate } from '../values/read-date.ts';
import { readAmounts, readNumber } from '../values/read-number.ts';
import { hasForeignCurrency, readCountry, readCurrency, readPayPeriod, readRemoteField } from '../values/read-words.ts';
import { toHtml, withoutEntities } from '../values/to-html.ts';
import { addSource, applyTerms, type FoundWords } from './read-terms.ts';

/** Finds a field's words in an item: by an adapter's paths or by an employer's mapping. */
export type FieldReader = {
  find: (field: MappingField) => FoundWords | null;
  html: (field: MappingField) => string | null;
  dateOrder: DateOrder;
};

const SECTIONS: [MappingField, FeedSectionKind][] = [
  ['about', 'about'],
  ['text', 'other'],
  ['tasks', 'tasks'],
  ['profile', 'profile'],
  ['offer', 'offer'],
];

/** The fields that a fact of the job is read from as they are. */
const SOURCES: [FeedFact, MappingField][] = [
  ['title', 'title'],
  ['place', 'place'],
  ['place', 'postalCode'],
  ['place', 'region'],
  ['pay', 'pay'],
  ['pay', 'payMax'],
  ['start', 'startsOn'],
  ['end', 'expiresAt'],
];

/** Returns the neutral job of an item, field by field. A text that cannot be read as its field's value is named in `unread`. */
export function assembleJob({ find, html, dateOrder }: FieldReader): FeedJob {
  const text = (field: MappingField) => find(field)?.words ?? null;
  const unread: FeedJob['unread'] = [];
  const read = <Value>(field: MappingField, reader: (words: string) => Value | null): Value | null => {
    const words = text(field);
    if (words === null) return null;
    const value = reader(words);
    if (value === null) unread.push({ field, value: words });
    return value;
  };
  const date = (field: MappingField) => read(field, (words) => readDate(words, dateOrder));
  const start = read('startsOn', (words) => readStartField(words, (day) => readDate(day, dateOrder)));
  const remote = read('remote', readRemoteField);
  const contact = { name: text('contactName'), email: text('contactEmail'), phone: text('contactPhone') };
  const job: FeedJob = {
    externalId: text('externalId'),
    title: toTitle(text('title')),
    sections: SECTIONS.flatMap(([field, kind]) => {
      const words = toHtml(html(field) ?? '');
      return words === '' ? [] : [{ kind, heading: null, html: words }];
    }),
    url: read('url', readUrl),
    detailUrl: null,
    applyUrl: read('applyUrl', readUrl),
    applyEmail: read('applyEmail', readEmail),
    employerName: text('employerName'),
    department: text('department'),
    places: placeOf(text),
    postedAt: date('postedAt'),
    updatedAt: null,
    expiresAt: date('expiresAt'),
    startsOn: start?.day ?? null,
    isStartFlexible: start?.isFlexible ?? false,
    employmentTypes: [],
    contract: null,
    contractMonths: null,
    remote: remote === 'none' ? null : remote,
    experienceLevel: null,
    workload: isExtent(text('workloadMin')) ? null : workloadOf(text('workloadMin'), text('workloadMax')),
    hoursPerWeek: read('hours', readHoursField),
    pay: payOf(find, read),
    contact: contact.name || contact.email || contact.phone ? contact : null,
    language: text('language')?.slice(0, 2).toLowerCase() ?? null,
    reference: text('reference'),
    keywords: splitWords(text('keywords')),
    unread,
    sources: {},
  };
  for (const [fact, field] of SOURCES) noteField(job, fact, find(field));
  if (job.remote) noteField(job, 'remote', find('remote'));
  if (job.hoursPerWeek) noteField(job, 'hours', find('hours'));
  if (job.workload) noteField(job, 'employmentType', find('workloadMin') ?? find('workloadMax'));
  readLimit(job, find('contract'));
  const extent = isExtent(text('workloadMin')) ? find('workloadMin') : null;
  applyTerms(job, {
    employmentType: find('employmentType') ?? extent,
    contract: find('contract'),
    hours: find('hours'),
  });
  for (const field of ['employmentType', 'contract'] as const) {
    const words = text(field);
    if (words !== null && !hasTerms(job, field)) unread.push({ field, value: words });
  }
  return job;
}

const [YES, NO] = [/^(?:ja|yes|true|1|j|y|x)$/iu, /^(?:nein|no|false|0|n)$/iu];
const UNTIL = /^(?:bis|until)\s.*\d/iu;
const LENGTH = /^(?:auf |für )?(?<count>\d{1,3})\s(?<unit>monat|jahr|month|year)\p{L}*$/iu;

/** Reads a field for the limit of a contract that answers with yes, no or a length: `befristung` "nein", "12 Monate". */
function readLimit(job: FeedJob, found: FoundWords | null): void {
  if (!found || found.untranslated !== undefined) return;
  const words = found.words.trim();
  const { count, unit = '' } = LENGTH.exec(words)?.groups ?? {};
  const isLimit =
    /befrist|limited|fixed|temp(?:orary|orär)?(?![a-z])/iu.test(found.element) &&
    !/unbefrist|unlimited|perman/iu.test(found.element);
  const isOpenEnded = /unbefrist|unlimited|perman/iu.test(found.element);
  if (count !== undefined) {
    job.contract = 'fixed_term';
    job.contractMonths = Number(count) * (/jahr|year/iu.test(unit) ? 12 : 1);
  } else if (isLimit && UNTIL.test(words)) job.contract = 'fixed_term';
  else if ((isLimit && YES.test(words)) || (isOpenEnded && NO.test(words))) job.contract = 'fixed_term';
  else if ((isLimit && NO.test(words)) || (isOpenEnded && YES.test(words))) job.contract = 'permanent';
  if (job.contract) addSource(job, 'contract', found);
}

const toTitle = (words: string | null): string | null =>
  words === null ? null : withoutEntities(words).replaceAll(/\s+/g, ' ').trim() || null;

const noteField = (job: FeedJob, fact: FeedFact, found: FoundWords | null) => found && addSource(job, fact, found);

const hasTerms = (job: FeedJob, field: 'employmentType' | 'contract') =>
  field === 'contract' ? job.contract !== null : job.employmentTypes.length > 0 || job.contract !== null;

/** Only addresses of the web are handed on: what a page would run as a script is none. */
export const readUrl = (text: string): string | null =>
  /^https?:\/\/[^\s]+$/i.test(text) && URL.canParse(text) ? text : null;

const readEmail = (text: string): string | null => {
  const address = text.replace(/^mailto:/i, '');
  return /^[^\s@<>"']+@[^\s@<>"']+\.[^\s@<>"']+$/.test(address) ? address : null;
};

export function emptyPlace(): FeedPlace {
  return { label: null, street: null, postalCode: null, city: null, region: null, country: null };
}

function placeOf(text: (field: MappingField) => string | null): FeedPlace[] {
  const country = text('country');
  const place: FeedPlace = {
    label: text('place'),
    street: meaningful(text('street')),
    postalCode: text('postalCode'),
    city: text('place'),
    region: text('region'),
    country: country === null ? null : readCountry(country),
  };
  return Object.values(place).some((value) => value !== null) ? [place] : [];
}

/** Some systems write "-" into what they have nothing for. */
export const meaningful = (text: string | null): string | null =>
  text !== null && /[\p{L}\p{N}]/u.test(text) ? text : null;

/** Returns the numbers of the pay's fields. Words that are more than an amount are handed on: they may name period and currency. */
function payOf(
  find: (field: MappingField) => FoundWords | null,
  read: <Value>(field: MappingField, reader: (words: string) => Value | null) => Value | null,
): FeedJob['pay'] {
  const text = (field: MappingField) => find(field)?.words ?? null;
  const words = text('pay');
  const most = read('payMax', (written) => readAmounts(written)?.max ?? null);
  if (words === null && most === null) return null;
  const least = words === null ? null : readAmounts(words);
  const marks = [words, text('payMax')].filter(Boolean).join(' ');
  if (hasForeignCurrency(`${marks} ${text('payCurrency') ?? ''}`)) return null;
  return {
    min: least?.min ?? null,
    max: most ?? (least && least.max !== least.min ? least.max : null),
    currency: read('payCurrency', readCurrency) ?? (least ? currencyIn(marks) : null),
    period: read('payPeriod', readPayPeriod) ?? periodOfName((find('pay') ?? find('payMax'))?.element ?? ''),
    text: words !== null && readNumber(words) === null ? words : null,
  };
}

/** An element may be named for the period: `monatsgehalt`, `hourly_rate`. */
function periodOfName(element: string): PayPeriod | null {
  if (/stunden?(?:lohn|satz)|hourly/iu.test(element)) return 'hour';
  if (/monats?(?:gehalt|lohn|entgelt|brutto)|monthly/iu.test(element)) return 'month';
  return /jahres(?:gehalt|lohn|entgelt|brutto)|annual|yearly/iu.test(element) ? 'year' : null;
}

function currencyIn(words: string): 'EUR' | 'CHF' | null {
  if (/€|eur/i.test(words)) return 'EUR';
  return /chf|fr\.|franken/i.test(words) ? 'CHF' : null;
}

/** Fields for a percentage may also have hours or an extent in words: "25 Std.", "Vollzeit oder Teilzeit". */
const isExtent = (words: string | null): boolean =>
  words !== null &&
  !/\d\s?(?:%|prozent)/iu.test(words) &&
  /(?:voll|teil)zeit|\d\s?(?:h|std|stunden)(?!\p{L})/iu.test(words);

/** Zero means that nothing is stated, and so does one end of a range: "bis 60". Next to per cent other numbers are hours. */
function workloadOf(from: string | null, to: string | null): FeedRange | null {
  const numbers = [from, to].flatMap((words) => {
    const isInPercent = words !== null && /\d\s?(?:%|prozent)/iu.test(words);
    const amounts = isInPercent
      ? /\d{1,3}(?:[.,]\d+)?(?=\s?(?:%|prozent)|\s?(?:-|–|bis)\s?\d{1,3}\s?(?:%|prozent))/giu
      : /\d{1,3}(?:[.,]\d+)?/g;
    return (words?.match(amounts) ?? []).map((each) => Number(each.replace(',', '.')));
  });
  if (numbers.length === 1 && /(?<!\p{L})(?:ab|bis|max|min|mind|up to)(?!\p{L})/iu.test(`${from} ${to}`)) return null;
  const percents = numbers.map((each) =>
    each > 0 && each <= 1 && numbers.every((other) => other <= 1) ? each * 100 : each,
  );
  const stated = percents.filter((each) => each > 0 && each <= 100);
  return stated.length === 0 ? null : { min: Math.min(...stated), max: Math.max(...stated) };
}

export function rangeOf(min: number | null, max: number | null): FeedRange | null {
  const [least, most] = [min ?? max, max ?? min];
  return least === null || most === null ? null : { min: Math.min(least, most), max: Math.max(least, most) };
}

export function splitWords(text: string | null): string[] {
  return text === null ? [] : [...new Set(text.split(/[,;|\n]/).map((word) => word.trim()))].filter(Boolean);
}
