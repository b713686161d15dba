import type { DateOrder, MappingField } from '@stellenvisite/contract/feed-mapping';
import type { FeedJob, FeedPlace, FeedRange, FeedSectionKind } from '../feed-job.ts';
import { readDate } from '../values/read-date.ts';
import { readNumber } from '../values/read-number.ts';
import {
  readContract,
  readCountry,
  readCurrency,
  readEmploymentTypes,
  readPayPeriod,
  readRemote,
} from '../values/read-words.ts';
import { toHtml } from '../values/to-html.ts';

/** How a field's words are found in an item: by an adapter's paths or by an employer's mapping. */
export type FieldReader = {
  text: (field: MappingField) => string | null;
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

/** The neutral job of an item, field by field. A text that cannot be read as its field's value is named in `unread`. */
export function assembleJob({ text, html, dateOrder }: FieldReader): FeedJob {
  const unread: FeedJob['unread'] = [];
  const read = <Value>(field: MappingField, reader: (words: string) => Value | null): Value | null => {
    const words = text(field);
    if (words === null) return null;
    const value = reader(words);
    if (value === null) unread.push({ field, value: words });
    return value;
  };
  const date = (field: MappingField) => read(field, (words) => readDate(words, dateOrder));
  const employmentTypes = read('employmentType', (words) => nonEmpty(readEmploymentTypes(words))) ?? [];
  const typeWords = text('employmentType');
  const contact = { name: text('contactName'), email: text('contactEmail'), phone: text('contactPhone') };
  const job: FeedJob = {
    externalId: text('externalId'),
    title: text('title')?.replaceAll(/\s+/g, ' ') ?? null,
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
    startsOn: date('startsOn'),
    employmentTypes,
    contract: read('contract', readContract) ?? (typeWords === null ? null : readContract(typeWords)),
    remote: read('remote', readRemote),
    experienceLevel: null,
    workload: rangeOf(read('workloadMin', readPercent), read('workloadMax', readPercent)),
    hoursPerWeek: read('hours', readRange),
    pay: payOf(text, read),
    contact: contact.name || contact.email || contact.phone ? contact : null,
    language: text('language')?.slice(0, 2).toLowerCase() ?? null,
    reference: text('reference'),
    keywords: splitWords(text('keywords')),
    unread,
  };
  return job;
}

/** Only addresses of the web are handed on: what a page would run as a script is none. */
export const readUrl = (text: string): string | null =>
  /^https?:\/\/[^\s]+$/i.test(text) && URL.canParse(text) ? text : null;

const readEmail = (text: string): string | null => {
  const address = text.replace(/^mailto:/i, '');
  return /^[^\s@<>"']+@[^\s@<>"']+\.[^\s@<>"']+$/.test(address) ? address : null;
};

const nonEmpty = <Value>(values: Value[]): Value[] | null => (values.length > 0 ? values : null);

export function emptyPlace(): FeedPlace {
  return { label: null, street: null, postalCode: null, city: null, region: null, country: null };
}

function placeOf(text: FieldReader['text']): FeedPlace[] {
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

function payOf(
  text: FieldReader['text'],
  read: <Value>(field: MappingField, reader: (words: string) => Value | null) => Value | null,
): FeedJob['pay'] {
  const words = text('pay');
  const most = read('payMax', readNumber);
  if (words === null && most === null) return null;
  const least = words === null ? null : readNumber(words);
  return {
    min: least,
    max: most,
    currency: read('payCurrency', readCurrency),
    period: read('payPeriod', readPayPeriod),
    text: words !== null && least === null ? words : null,
  };
}

const readPercent = (words: string) => readNumber(words.replace(/\s*%$/, ''));

/** "38,5" and "20-38,5", with or without a word behind. */
function readRange(words: string): FeedRange | null {
  const found = /^(\d+(?:[.,]\d+)?)(?:\s*(?:-|–|bis|to)\s*(\d+(?:[.,]\d+)?))?/.exec(words.trim());
  const [min, max] = [found?.[1], found?.[2]].map((each) => (each === undefined ? null : readNumber(each)));
  return rangeOf(min ?? null, max ?? null);
}

export function rangeOf(min: number | null, max: number | null): FeedRange | null {
  const [least, most] = [min ?? max, max ?? min];
  return least === null || most === null ? null : { min: Math.min(least, most), max: Math.max(least, most) };
}

export function splitWords(text: string | null): string[] {
  return text === null ? [] : [...new Set(text.split(/[,;|\n]/).map((word) => word.trim()))].filter(Boolean);
}
