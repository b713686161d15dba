import {
  MAPPING_CONFIDENCE,
  MAPPING_FIELDS,
  type MappingField,
  TRANSLATED_MAPPING_FIELDS,
} from '@stellenvisite/contract/feeds/feed-mapping';
import type { FeedMapping, FieldSource } from '@stellenvisite/contract/feeds/feed-mapping.schema';
import { readTermsIn } from '../adapters/read-terms.ts';
import { readStartField } from '../resolve/read-start.ts';
import { readDate } from '../values/read-date.ts';
import { readNumber } from '../values/read-number.ts';
import {
  readContract,
  readCountry,
  readCurrency,
  readEmploymentTypes,
  readPayPeriod,
  readRemote,
  readRemoteField,
} from '../values/read-words.ts';
import aliasTable from './alias-table.json' with { type: 'json' };
import { OTHER_NAMES, STEMS } from './field-names.ts';
import type { ElementInfo, ElementList } from './list-elements.ts';
import {
  type Evidence,
  findByTexts,
  fold,
  isAddress,
  isLong,
  isMail,
  isShortWords,
  type Knowledge,
  listFurtherTexts,
  shareOf,
} from './text-evidence.ts';

const isDate: Evidence = (text) => readDate(text) !== null;

const isNumber: Evidence = (text) => readNumber(text.replace(/\s*(?:%|€|eur|chf)\s*$/i, '')) !== null;

/** The words of an extent: full time, hours or a percentage. */
const hasExtent: Evidence = (text) => {
  // A list of the ad is no field for the extent.
  if (/<(?:p|ul|li|br|div)\b/i.test(text)) return false;
  const { employmentTypes, hours, workload } = readTermsIn(text);
  return employmentTypes.length > 0 || hours !== null || workload !== null;
};

/** Describes the texts of a field. A field without a line here may have any text. */
const EVIDENCE: Partial<Record<MappingField, Evidence>> = {
  externalId: (text) => text.length <= 100 && !/\s/.test(text) && !isDate(text),
  title: (text) => isShortWords(text) && !isDate(text) && text.length >= 3,
  // A short ad in an element that is called so is one as well.
  text: (text) => isLong(text) || text.split(/\s+/).length >= 4,
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
  employmentType: hasExtent,
  contract: (text) =>
    readTermsIn(text).contract !== null ||
    /^(?:ja|nein|yes|no|true|false)$/i.test(text) ||
    /^\d{1,3}\s(?:monat|jahr|month|year)/i.test(text),
  remote: (text) => readRemoteField(text) !== null,
  // Small numbers without a sign are hours rather.
  workloadMin: (text) =>
    isNumber(text) &&
    Number.parseFloat(text) <= 100 &&
    (/%/.test(text) || Number.parseFloat(text) >= 50 || Number.parseFloat(text) <= 1),
  workloadMax: (text) => isNumber(text) && Number.parseFloat(text) <= 100,
  hours: (text) => /^\d{1,2}(?:[.,]\d+)?(?!\d|\s?%)/.test(text),
  pay: (text) => /\d/.test(text),
  payMax: isNumber,
  payPeriod: (text) => readPayPeriod(text) !== null,
  payCurrency: (text) => readCurrency(text) !== null,
  postedAt: isDate,
  expiresAt: isDate,
  startsOn: (text) => readStartField(text, readDate) !== null,
  language: (text) => /^[a-z]{2}(?:[-_][a-z]{2})?$/i.test(text),
};

/** Fields that an element is proposed for by its texts alone, as nothing else looks like them. */
const SIGNIFICANT: Partial<Record<MappingField, Evidence>> = {
  applyEmail: isMail,
  text: isLong,
  url: isAddress,
  employmentType: hasExtent,
  contract: (text) => !/<|\n/.test(text) && text.length <= 60 && readTermsIn(text).contract !== null,
};

export type MappingProposal = {
  field: MappingField;
  path: string;
  /** In per cent. */
  confidence: number;
  certainty: 'sure' | 'likely' | 'check';
};

/** A proposal below is worth less than an empty field. */
const MIN_CONFIDENCE = 40;
const BY_TEXTS_CONFIDENCE = 45;

const ALIASES = new Map(
  MAPPING_FIELDS.map((field) => [field, (aliasTable as Record<MappingField, string[]>)[field].map(fold)] as const),
);

/** Which element is likely which field: by its name in the table of aliases, and by whether its texts look like it. */
function proposeFields({ elements, items }: ElementList): MappingProposal[] {
  const scored = elements
    .filter((element) => !element.isGroup && element.items > 0)
    .flatMap((element) =>
      MAPPING_FIELDS.map((field) => ({ field, element, confidence: confidenceOf(field, element, items) })),
    )
    .filter(({ confidence }) => confidence >= MIN_CONFIDENCE)
    .sort((one, other) => other.confidence - one.confidence || one.element.depth - other.element.depth);
  const [fields, paths] = [new Set<MappingField>(), new Set<string>()];
  const proposals = scored.flatMap(({ field, element, confidence }) => {
    if (fields.has(field) || paths.has(element.path)) return [];
    if (field === 'startsOn' && isOfAd(element.path, elements)) return [];
    fields.add(field);
    paths.add(element.path);
    return [{ field, path: element.path, confidence, certainty: certaintyOf(confidence) }];
  });
  return proposals;
}

const lastName = (path: string) => fold(path.split('/').at(-1) ?? '');

function isOfAd(path: string, elements: readonly ElementInfo[]): boolean {
  return BARE_START.test(lastName(path)) && elements.some((element) => BARE_END.test(lastName(element.path)));
}

export function certaintyOf(confidence: number): MappingProposal['certainty'] {
  if (confidence >= MAPPING_CONFIDENCE.sure) return 'sure';
  return confidence >= MAPPING_CONFIDENCE.likely ? 'likely' : 'check';
}

/** All proposals as a mapping that nobody has confirmed yet. */
export function proposeMapping(
  list: ElementList,
  knowledge: Knowledge = { isTown: () => false },
): { mapping: FeedMapping; proposals: MappingProposal[] } {
  const named = proposeFields(list);
  const byTexts = findByTexts(list, named, knowledge).map((found) => ({
    ...found,
    confidence: BY_TEXTS_CONFIDENCE,
    certainty: certaintyOf(BY_TEXTS_CONFIDENCE),
  }));
  const proposals = [...named, ...byTexts].sort(
    (one, other) => MAPPING_FIELDS.indexOf(one.field) - MAPPING_FIELDS.indexOf(other.field),
  );
  const furtherTexts = listFurtherTexts(list, proposals);
  const fields = Object.fromEntries(
    proposals.map(({ field, path }): [MappingField, FieldSource] => {
      const element = list.elements.find((each) => each.path === path);
      const translations = proposeTranslations(field, element?.values ?? []);
      const isTranslated = Object.keys(translations).length > 0;
      return [
        field,
        {
          elements: field === 'text' ? [path, ...furtherTexts] : [path],
          separator: ' ',
          isConfirmed: false,
          ...(isTranslated ? { translations } : {}),
        },
      ];
    }),
  );
  return { mapping: { item: list.item, dateOrder: dateOrderOf(list, proposals), fields }, proposals };
}

/** A name counts most, then how the texts look; one that few items have is less sure. */
function confidenceOf(field: MappingField, element: ElementInfo, items: number): number {
  const name = nameScore(field, element.path);
  const evidence = evidenceFor(field, element.samples);
  // One address in all items is the employer's.
  const isOwn = field !== 'url' || isUnique(element, items);
  const isOther = OTHER_NAMES[field]?.test(fold(element.path)) ?? false;
  const looksAlone = SIGNIFICANT[field];
  if (name === 0)
    return looksAlone && shareOf(element.samples, looksAlone) === 1 && isOwn && !isOther ? BY_TEXTS_CONFIDENCE : 0;
  const share = items === 0 ? 0 : element.items / items;
  const unique = field !== 'externalId' || isUnique(element, items) ? 1 : 0.6;
  return Math.round(name * (0.35 + 0.65 * evidence) * (0.85 + 0.15 * share) * unique);
}

function isUnique({ values, items }: ElementInfo, all: number): boolean {
  return items === all && (values === null || values.every(({ count }) => count === 1));
}

/** A begin without a word for the job is that of the ad where its end is the end of the ad: `start_date` and `end_date`. */
const BARE_START = /^(?:beginn|startdatum|startdate|start|von|abdatum)$/;
const BARE_END = /^(?:ende|enddatum|enddate|end|bis|bisdatum)$/;
/** The address of a contact person or of the employer ranks after the place of work. */
const OTHER_ADDRESS =
  /kontakt|contact|ansprech|arbeitgeber|employer|company|firm|unternehmen|traeger|hauptsitz|zentrale/;
const ADDRESS_FIELDS: readonly MappingField[] = ['place', 'postalCode', 'street', 'region', 'country'];
const OTHER_ADDRESS_SCORE = 60;

/** The first names of the table are the usual ones and a little surer. */
function nameScore(field: MappingField, path: string): number {
  const whole = fold(path);
  if (OTHER_NAMES[field]?.test(whole)) return 0;
  const score = aliasScore(field, path, whole);
  const isOther = ADDRESS_FIELDS.includes(field) && OTHER_ADDRESS.test(whole);
  return isOther ? Math.min(score, OTHER_ADDRESS_SCORE) : score;
}

function aliasScore(field: MappingField, path: string, whole: string): number {
  const last = fold(path.split('/').at(-1)?.replace(/^@/, '') ?? '');
  const parent = fold(path.split('/').at(-2) ?? '');
  const aliases = ALIASES.get(field) ?? [];
  const at = aliases.findIndex((alias) => alias === whole || alias === last);
  if (at !== -1) return 98 - Math.min(at, 12) * 0.5;
  if (field === 'startsOn' && STEMS.startsOn?.test(last)) return 80;
  const inside = aliases.some((alias) => alias.length >= 4 && (last.startsWith(alias) || last.endsWith(alias)));
  if (inside) return 78;
  if (STEMS[field]?.test(last)) return 72;
  return aliases.some((alias) => alias.length >= 4 && alias === parent) ? 62 : 0;
}

/** Where a first number is above twelve the day comes first; where only a second one is, the month. */
function dateOrderOf({ elements }: ElementList, proposals: readonly MappingProposal[]): FeedMapping['dateOrder'] {
  const dates = proposals.filter(({ field }) => ['postedAt', 'expiresAt', 'startsOn'].includes(field));
  const texts = dates.flatMap(({ path }) => elements.find((element) => element.path === path)?.samples ?? []);
  const numbers = texts.flatMap((text) => /^(\d{1,2})\/(\d{1,2})\/\d{4}/.exec(text) ?? []);
  const isMonthFirst = numbers.some((_, index) => index % 3 === 2 && Number(numbers[index]) > 12);
  return isMonthFirst ? 'month_first' : 'day_first';
}

const READERS: Record<(typeof TRANSLATED_MAPPING_FIELDS)[number], (text: string) => string | null> = {
  employmentType: (text) => readEmploymentTypes(text)[0] ?? null,
  contract: readContract,
  remote: readRemote,
  country: readCountry,
  payPeriod: readPayPeriod,
  payCurrency: readCurrency,
};

/** Translates the words of a feed's list into ours; unknown ones are left to the employer. */
function proposeTranslations(
  field: MappingField,
  values: readonly { value: string; count: number }[],
): Record<string, string> {
  const translated = TRANSLATED_MAPPING_FIELDS.find((each) => each === field);
  if (!translated) return {};
  return Object.fromEntries(
    values.flatMap(({ value }) => {
      const meaning = READERS[translated](value);
      return meaning === null ? [] : [[value, meaning]];
    }),
  );
}

/** Which part of the texts looks like the field, from 0 to 1. */
function evidenceFor(field: MappingField, texts: readonly string[]): number {
  const looksRight = EVIDENCE[field];
  if (!looksRight) return texts.length === 0 ? 0 : 1;
  return shareOf(texts, looksRight);
}
