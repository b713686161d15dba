import { fold, type SectionKind } from './hide-private-lines.ts';
import words from './section-words.json' with { type: 'json' };

const entriesOf = (lists: Record<string, readonly string[]>, toKey: (word: string) => string) =>
  Object.entries(lists).flatMap(([kind, list]) =>
    list.map((word): [string, SectionKind] => [toKey(word), kind as SectionKind]),
  );

const PHRASES = new Map(entriesOf(words.phrases, normalHeading));
/** Headings with letters set apart lose the spaces between their words. */
const UNSPACED = new Map([...PHRASES].map(([phrase, kind]) => [phrase.replaceAll(' ', ''), kind]));
const HEADS = new Map(entriesOf(words.heads, (word) => word));
/** Words that headings share with other lines: they count where the look says that a line is a heading. */
const HINTS = new Map(entriesOf(words.hints, (word) => word));
const MODIFIERS = new Set(words.modifiers);
/** Long ones only: "it" and "work" begin and end many words. */
const SUFFIXES = [...HEADS].filter(([head]) => head.length >= 8).sort(([one], [other]) => other.length - one.length);
const COMPOUND_STARTS =
  /^(?:berufs?|arbeits|praxis|schul|hochschul|fach|zusatz|grund|sprach|fremdsprach|edv|it|kern|pflege|klinik|auslands|lebens|aus|fort|weiter|kontakt|studien|sozial|computer|pc)$/u;

/** A compound alone on its line, such as "Methodenkenntnisse" or "Laborerfahrung". */
const LIST_HEADING =
  /^(?!englisch|deutsch|französisch|computer|pc-|edv-)\p{Lu}\p{L}+(?:kenntnisse|kompetenzen|schwerpunkte|erfahrung|erfahrungen|stationen|fähigkeiten):?$/iu;
export const MAX_HEADING_LENGTH = 60;
export const MAX_HEADING_WORDS = 7;

/** Returns the folded words, spaced letters together, without numbering and what only continues the page before. */
export function normalHeading(heading: string): string {
  const text = /^(?:\p{L} ){3,}\p{L}$/u.test(heading.trim()) ? heading.replaceAll(' ', '') : heading;
  return fold(text.replaceAll('&', ' und ').replaceAll('+', ' und '))
    .replace(/\b(?:fortsetzung|forts|continued|cont)\b/g, '')
    .replace(/\band\b/g, 'und')
    .replace(/^(?:\d+|[ivx]+) /, '')
    .replace(/ +/g, ' ')
    .trim();
}

/** Returns the section that a heading in any usual wording begins; null for other lines. */
export function headingOf(text: string): SectionKind | null {
  if (text.length > MAX_HEADING_LENGTH || /\d{2}/.test(text) || /[@;]|(?:, ?\S+){3}/.test(text)) return null;
  const heading = normalHeading(text);
  const known = PHRASES.get(heading) ?? (/^(?:\S ){3,}/u.test(text) ? UNSPACED.get(heading.replaceAll(' ', '')) : null);
  return known ?? composedHeading(heading) ?? (LIST_HEADING.test(text) ? (suffixOf(heading)?.[1] ?? null) : null);
}

/** Every word belongs to the words that headings are made of, and one of them names the section. */
function composedHeading(heading: string): SectionKind | null {
  const parts = heading.split(' ');
  if (parts.length > MAX_HEADING_WORDS) return null;
  const kinds = parts.flatMap((part) => kindOfWord(part) ?? []);
  if (!parts.every((part) => kindOfWord(part) ?? MODIFIERS.has(part))) return null;
  return mainKind(kinds, heading);
}

export const kindOfWord = (word: string) => HEADS.get(word) ?? compoundKind(word);

/** Returns the section that single words of a heading point to. */
export function hintOf(text: string): SectionKind | null {
  const heading = normalHeading(text);
  const kinds = heading.split(' ').flatMap((part) => kindOfWord(part) ?? suffixOf(part)?.[1] ?? HINTS.get(part) ?? []);
  return mainKind(kinds, heading);
}

function mainKind(kinds: readonly SectionKind[], heading: string): SectionKind | null {
  if (kinds.includes('experience'))
    return /\b(?:schulisch|akademisch|academic)/u.test(heading) ? 'education' : 'experience';
  return kinds[0] ?? null;
}

const suffixOf = (word: string) => SUFFIXES.find(([head]) => word.length > head.length && word.endsWith(head));

function compoundKind(word: string): SectionKind | null {
  const suffix = suffixOf(word);
  return suffix && COMPOUND_STARTS.test(word.slice(0, -suffix[0].length)) ? suffix[1] : null;
}
