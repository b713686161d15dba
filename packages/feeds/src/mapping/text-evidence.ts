import type { MappingField } from '@stellenvisite/contract/feeds/feed-mapping';
import type { ElementList } from './list-elements.ts';

export type Evidence = (text: string) => boolean;

export const isAddress: Evidence = (text) => /^https?:\/\/\S+$/i.test(text);

export const isMail: Evidence = (text) => /^[^\s@]+@[^\s@]+\.[a-z]{2,}$/i.test(text);

export const isLong: Evidence = (text) => text.length >= 60 || /<(?:p|ul|li|br|div)\b/i.test(text);

export const isShortWords: Evidence = (text) =>
  /\p{L}/u.test(text) && text.length <= 150 && !isAddress(text) && !isMail(text);

export const shareOf = (texts: readonly string[], looksRight: Evidence): number =>
  texts.length === 0 ? 0 : texts.filter((text) => looksRight(text.trim())).length / texts.length;

export const fold = (text: string) =>
  text
    .toLowerCase()
    .replaceAll('ä', 'ae')
    .replaceAll('ö', 'oe')
    .replaceAll('ü', 'ue')
    .replaceAll('ß', 'ss')
    .replaceAll(/[^a-z0-9/]/g, '');

/** Words of occupations and of everybody's gender, which titles have and other short texts rarely. */
const TITLE_WORDS =
  /[mwfdxi]\s?[/|,]\s?[mwfdxi](?!\p{L})|\/-?in(?!\p{L})|[*:_]in(?:nen)?(?!\p{L})|pfleg|arzt|ärzt|assist|therap|kraft|leit|helfer|schwester|hebamme|mitarbeit|fachfrau|fachmann|nurs|doctor|physician|surgeon|manager|infirmi/iu;
/** From this share of its texts on an element without a known name is proposed. */
const LEAST_EVIDENCE = { title: 0.4, place: 0.6 };

/** Provides the knowledge of the caller about the texts of feeds. */
type Taken = { field: MappingField; path: string };

export type Knowledge = { isTown: (name: string) => boolean };

/** Proposes the elements for title and place by their texts, where no name leads to one. */
export function findByTexts({ elements, items }: ElementList, named: readonly Taken[], { isTown }: Knowledge): Taken[] {
  const [fields, paths] = [new Set(named.map(({ field }) => field)), new Set(named.map(({ path }) => path))];
  const evidence: Record<keyof typeof LEAST_EVIDENCE, Evidence> = {
    title: (text) => isShortWords(text) && TITLE_WORDS.test(text),
    place: (text) => text.length <= 60 && isTown(text),
  };
  return (['title', 'place'] as const).flatMap((field) => {
    if (fields.has(field)) return [];
    const [best] = elements
      .filter(({ isGroup, path, items: filled }) => !isGroup && !paths.has(path) && filled * 2 > items)
      .map(({ path, samples }) => ({ path, share: shareOf(samples, evidence[field]) }))
      .filter(({ path, share }) => share >= LEAST_EVIDENCE[field] && !NOT_OF_AD.test(fold(path)))
      .sort((one, other) => other.share - one.share);
    if (!best) return [];
    paths.add(best.path);
    return [{ field, path: best.path }];
  });
}

/** Texts of the house and of the law, which are no part of the ad. */
const NOT_OF_AD = /datenschutz|privacy|impressum|hinweis|disclaimer|agb|footer|kontakt|contact|ansprech|anfahrt|bewerb/;

/** Lists the long texts that no other field has: nothing of an ad is lost because a system divides it. */
export const listFurtherTexts = ({ elements }: ElementList, proposals: readonly Taken[]): string[] =>
  elements
    .filter(
      ({ path, isGroup, samples }) =>
        !isGroup &&
        !NOT_OF_AD.test(fold(path)) &&
        proposals.every((proposal) => proposal.path !== path) &&
        shareOf(samples, isLong) >= 0.5,
    )
    .map(({ path }) => path);
