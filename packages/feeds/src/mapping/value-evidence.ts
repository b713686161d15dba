import type { MappingField } from '@stellenvisite/contract/feed-mapping';
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

type Evidence = (text: string) => boolean;

const isAddress: Evidence = (text) => /^https?:\/\/\S+$/i.test(text);
const isMail: Evidence = (text) => /^[^\s@]+@[^\s@]+\.[a-z]{2,}$/i.test(text);
const isLong: Evidence = (text) => text.length >= 60 || /<(?:p|ul|li|br|div)\b/i.test(text);
const isShortWords: Evidence = (text) => /\p{L}/u.test(text) && text.length <= 150 && !isAddress(text) && !isMail(text);
const isDate: Evidence = (text) => readDate(text) !== null;
const isNumber: Evidence = (text) => readNumber(text.replace(/\s*(?:%|€|eur|chf)\s*$/i, '')) !== null;

/** What the texts of a field look like. Without a line here anything can be it. */
const EVIDENCE: Partial<Record<MappingField, Evidence>> = {
  externalId: (text) => text.length <= 100 && !/\s/.test(text) && !isDate(text),
  title: (text) => isShortWords(text) && !isDate(text) && text.length >= 3,
  text: isLong,
  tasks: isLong,
  profile: isLong,
  offer: isLong,
  about: isLong,
  place: (text) => isShortWords(text) && !/\d{6,}/.test(text) && text.length <= 80,
  postalCode: (text) => /^(?:[A-Z]{1,2}-)?\d{4,5}$/.test(text),
  street: (text) => isShortWords(text) && text.length <= 100,
  country: (text) => readCountry(text) !== null,
  region: (text) => isShortWords(text) && text.length <= 80,
  url: isAddress,
  applyUrl: isAddress,
  applyEmail: isMail,
  contactEmail: isMail,
  contactPhone: (text) => /^[+\d][\d\s()/.-]{5,}$/.test(text),
  contactName: isShortWords,
  employerName: isShortWords,
  department: isShortWords,
  employmentType: (text) => readEmploymentTypes(text).length > 0,
  contract: (text) => readContract(text) !== null,
  remote: (text) => readRemote(text) !== null,
  workloadMin: (text) => isNumber(text) && Number.parseFloat(text) <= 100,
  workloadMax: (text) => isNumber(text) && Number.parseFloat(text) <= 100,
  hours: (text) => /^\d{1,2}(?:[.,]\d+)?/.test(text),
  pay: (text) => /\d/.test(text),
  payMax: isNumber,
  payPeriod: (text) => readPayPeriod(text) !== null,
  payCurrency: (text) => readCurrency(text) !== null,
  postedAt: isDate,
  expiresAt: isDate,
  startsOn: (text) => isDate(text) || /sofort|nächst/i.test(text),
  language: (text) => /^[a-z]{2}(?:[-_][a-z]{2})?$/i.test(text),
};

/** Fields that an element is proposed for by its texts alone, as nothing else looks like them. */
export const TELLING: readonly MappingField[] = ['postalCode', 'applyEmail', 'text', 'url', 'employmentType'];

/** Which part of the texts looks like the field, from 0 to 1. */
export function evidenceFor(field: MappingField, texts: readonly string[]): number {
  const looksRight = EVIDENCE[field];
  if (!looksRight || texts.length === 0) return texts.length === 0 ? 0 : 1;
  return texts.filter((text) => looksRight(text.trim())).length / texts.length;
}
