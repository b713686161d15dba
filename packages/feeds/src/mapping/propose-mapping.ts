import { MAPPING_CONFIDENCE, MAPPING_FIELDS, type MappingField } from '@stellenvisite/contract/feed-mapping';
import type { FeedMapping, FieldSource } from '@stellenvisite/contract/feed-mapping.schema';
import aliasTable from './alias-table.json' with { type: 'json' };
import type { ElementInfo, ElementList } from './list-elements.ts';
import { proposeTranslations } from './propose-translations.ts';
import { evidenceFor, TELLING } from './value-evidence.ts';

export type MappingProposal = {
  field: MappingField;
  path: string;
  /** In per cent. */
  confidence: number;
  certainty: 'sure' | 'likely' | 'check';
};

/** A proposal below is worth less than an empty field. */
const LEAST_CONFIDENCE = 40;

const fold = (text: string) =>
  text
    .toLowerCase()
    .replaceAll('ä', 'ae')
    .replaceAll('ö', 'oe')
    .replaceAll('ü', 'ue')
    .replaceAll('ß', 'ss')
    .replaceAll(/[^a-z0-9/]/g, '');

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
    .filter(({ confidence }) => confidence >= LEAST_CONFIDENCE)
    .sort((one, other) => other.confidence - one.confidence || one.element.depth - other.element.depth);
  const [fields, paths] = [new Set<MappingField>(), new Set<string>()];
  const proposals = scored.flatMap(({ field, element, confidence }) => {
    if (fields.has(field) || paths.has(element.path)) return [];
    fields.add(field);
    paths.add(element.path);
    return [{ field, path: element.path, confidence, certainty: certaintyOf(confidence) }];
  });
  return proposals.sort((one, other) => MAPPING_FIELDS.indexOf(one.field) - MAPPING_FIELDS.indexOf(other.field));
}

export function certaintyOf(confidence: number): MappingProposal['certainty'] {
  if (confidence >= MAPPING_CONFIDENCE.sure) return 'sure';
  return confidence >= MAPPING_CONFIDENCE.likely ? 'likely' : 'check';
}

/** All proposals as a mapping that nobody has confirmed yet. */
export function proposeMapping(list: ElementList): { mapping: FeedMapping; proposals: MappingProposal[] } {
  const proposals = proposeFields(list);
  const fields = Object.fromEntries(
    proposals.map(({ field, path }): [MappingField, FieldSource] => {
      const element = list.elements.find((each) => each.path === path);
      const translations = proposeTranslations(field, element?.values ?? []);
      const isTranslated = Object.keys(translations).length > 0;
      return [
        field,
        { elements: [path], separator: ' ', isConfirmed: false, ...(isTranslated ? { translations } : {}) },
      ];
    }),
  );
  return { mapping: { item: list.item, dateOrder: dateOrderOf(list, proposals), fields }, proposals };
}

/** A name counts most, then how the texts look; one that few items have is less sure. */
function confidenceOf(field: MappingField, element: ElementInfo, items: number): number {
  const name = nameScore(field, element.path);
  const evidence = evidenceFor(field, element.samples);
  if (name === 0) return TELLING.includes(field) && evidence === 1 ? 45 : 0;
  const share = items === 0 ? 0 : element.items / items;
  const unique = field !== 'externalId' || isUnique(element, items) ? 1 : 0.6;
  return Math.round(name * (0.35 + 0.65 * evidence) * (0.85 + 0.15 * share) * unique);
}

function isUnique({ values, items }: ElementInfo, all: number): boolean {
  return items === all && (values === null || values.every(({ count }) => count === 1));
}

/** The first names of the table are the usual ones and a little surer. */
function nameScore(field: MappingField, path: string): number {
  const whole = fold(path);
  const last = fold(path.split('/').at(-1)?.replace(/^@/, '') ?? '');
  const parent = fold(path.split('/').at(-2) ?? '');
  const aliases = ALIASES.get(field) ?? [];
  const at = aliases.findIndex((alias) => alias === whole || alias === last);
  if (at !== -1) return 98 - Math.min(at, 12) * 0.5;
  const inside = aliases.some((alias) => alias.length >= 4 && (last.startsWith(alias) || last.endsWith(alias)));
  if (inside) return 78;
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
