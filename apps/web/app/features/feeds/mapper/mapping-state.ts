import {
  MAPPING_CONFIDENCE,
  MAPPING_FIELDS,
  MAX_SAMPLED_JOBS,
  type MappingField,
  REQUIRED_MAPPING_FIELDS,
} from '@stellenvisite/contract/feeds/feed-mapping';
import type { FeedMapping, FieldSource } from '@stellenvisite/contract/feeds/feed-mapping.schema';
import type { FeedStructure } from '@stellenvisite/contract/feeds/feed-structure.schema';

/** The fields every employer sees; others are shown where they are mapped or requested. */
const MAIN_FIELDS: readonly MappingField[] = [
  'title',
  'externalId',
  'place',
  'postalCode',
  'text',
  'employmentType',
  'pay',
  'payPeriod',
  'expiresAt',
  'applyUrl',
  'startsOn',
];

export const sampleCount = ({ itemCount }: Pick<FeedStructure, 'itemCount'>): number =>
  Math.min(itemCount, MAX_SAMPLED_JOBS);

/** Returns the elements that may be one job. Only the beginning of the feed was looked at for them; the chosen one is counted to the end. */
export function itemChoices({
  candidates,
  item,
  itemCount,
}: Pick<FeedStructure, 'candidates' | 'item' | 'itemCount'>): FeedStructure['candidates'] {
  const chosen = { path: item, count: itemCount };
  if (!candidates.some(({ path }) => path === item)) return [chosen, ...candidates];
  return candidates.map((candidate) => (candidate.path === item ? chosen : candidate));
}

export type Sureness = 'sure' | 'likely' | 'check';

export function surenessOf(confidence: number): Sureness {
  if (confidence >= MAPPING_CONFIDENCE.sure) return 'sure';
  return confidence >= MAPPING_CONFIDENCE.likely ? 'likely' : 'check';
}

export const elementOf = (mapping: FeedMapping, field: MappingField): string | null =>
  mapping.fields[field]?.elements[0] ?? null;

export function assign(mapping: FeedMapping, field: MappingField, path: string): FeedMapping {
  if (elementOf(mapping, field) === path) return mapping;
  const chosen: FieldSource = { elements: [path], separator: ' ', isConfirmed: true };
  return { ...mapping, fields: { ...mapping.fields, [field]: chosen } };
}

export function clear(mapping: FeedMapping, field: MappingField): FeedMapping {
  const { [field]: _cleared, ...fields } = mapping.fields;
  return { ...mapping, fields };
}

export function toggleConfirmed(mapping: FeedMapping, field: MappingField): FeedMapping {
  const source = mapping.fields[field];
  if (!source) return mapping;
  return { ...mapping, fields: { ...mapping.fields, [field]: { ...source, isConfirmed: !source.isConfirmed } } };
}

/** Sets the meaning of a word of the feed; an empty meaning removes it, so that the word is read as it is. */
export function translate(mapping: FeedMapping, field: MappingField, word: string, meaning: string): FeedMapping {
  const source = mapping.fields[field];
  if (!source) return mapping;
  const { [word]: _before, ...others } = source.translations ?? {};
  const translations = meaning === '' ? others : { ...others, [word]: meaning };
  return { ...mapping, fields: { ...mapping.fields, [field]: { ...source, translations } } };
}

/** Returns the fields whose sure proposal still appears unconfirmed. */
export function sureFields(mapping: FeedMapping, proposals: FeedStructure['proposals']): MappingField[] {
  return proposals
    .filter(({ confidence }) => surenessOf(confidence) === 'sure')
    .filter(({ field, path }) => elementOf(mapping, field) === path && !mapping.fields[field]?.isConfirmed)
    .map(({ field }) => field);
}

export function confirmAll(mapping: FeedMapping, fields: readonly MappingField[]): FeedMapping {
  return fields.reduce((sum, field) => (sum.fields[field]?.isConfirmed ? sum : toggleConfirmed(sum, field)), mapping);
}

export const missingFields = (mapping: FeedMapping): MappingField[] =>
  REQUIRED_MAPPING_FIELDS.filter((field) => !mapping.fields[field]);

/** A pay of which nobody knows whether it is for an hour or a year is not shown. */
export const lacksPeriod = ({ fields }: FeedMapping): boolean => Boolean(fields.pay) && !fields.payPeriod;

export const isRequired = (field: MappingField): boolean => REQUIRED_MAPPING_FIELDS.some((each) => each === field);

/** The main fields in their order, then whatever else is mapped or all there are. */
export function shownFields(mapping: FeedMapping, isAll: boolean): MappingField[] {
  const others = MAPPING_FIELDS.filter((field) => !MAIN_FIELDS.includes(field));
  return [...MAIN_FIELDS, ...others.filter((field) => isAll || mapping.fields[field])];
}

/** Returns the field that reads an element. */
export function fieldReading(mapping: FeedMapping, path: string): MappingField | null {
  return MAPPING_FIELDS.find((field) => mapping.fields[field]?.elements.includes(path)) ?? null;
}
