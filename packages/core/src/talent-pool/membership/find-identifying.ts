import type { IdentifyingPart } from '@stellenvisite/contract/talent-pool/talent-membership.schema';
import type { IdentifyingKind } from '@stellenvisite/contract/talent-pool/talent-pool';

/** Facts about the person: a text that repeats one identifies its author. */
export type KnownOfPerson = { fullName: string; workplaces: readonly string[] };

const HOUSES = [
  'Universitätsklinik(?:um)?',
  'Uni(?:versitäts)?-?[Kk]lini(?:k|kum)',
  'Kreisklinik(?:um)?',
  'Landeskrankenhaus',
  'Klinik(?:um|en)?',
  'Krankenhaus',
  'Kantonsspital',
  'Spital',
  'Hospital',
  'Pflegeheim',
  'Altenheim',
  'Seniorenheim',
  'Seniorenzentrum',
  'Seniorenresidenz',
  'Pflegedienst',
  'Sozialstation',
  'Gemeinschaftspraxis',
  'Praxis',
  'Ordination',
  'Medizinisches Versorgungszentrum',
  'MVZ',
  'Charité',
  'Helios',
  'Asklepios',
  'Vivantes',
  'Sana',
  'Ameos',
].join('|');
/** Between the kind of house and its name: „Klinikum am Wald“, „Praxis von Frau Dr. Sommer“. */
const LINK = '(?:\\s+(?:am|an|im|in|bei|zum|zur|von|der|dem|den|St\\.|Sankt|Dr\\.|Frau|Herr|med\\.))*';

const PATTERNS: readonly (readonly [IdentifyingKind, RegExp])[] = [
  ['email', /[^\s@,;<>()]+\s?(?:@|\(at\)|\[at\]|\{at\})\s?[^\s@,;<>()]+\.\p{L}{2,}/giu],
  ['link', /(?:https?:\/\/|www\.)\S+/giu],
  ['link', /\b[\p{L}\d-]+(?:\.[\p{L}\d-]+)*\.(?:de|at|ch|com|net|org|info|eu|io|me|app|health|clinic)\b(?:\/\S*)?/giu],
  ['link', /(?:^|\s)@[\p{L}\d_.]{3,}/gu],
  ['link', /\b(?:instagram|facebook|linkedin|xing|telegram|whatsapp|signal|tiktok|snapchat)\b\S*/giu],
  ['phone', /(?:\+|\b0)[\d\s/().-]{5,}\d/gu],
  [
    'address',
    /\p{Lu}[\p{L}.-]*\s?(?:straße|strasse|str\.|weg|platz|allee|gasse|ring|damm|ufer|chaussee)\s*\d+\s?[a-z]?\b/gu,
  ],
  ['address', /\b(?:D-|A-|CH-)?\d{4,5}\s+\p{Lu}\p{L}{2,}/gu],
  ['name', /\b(?:Frau|Herr|Fr\.|Hr\.|Mrs?\.|Ms\.)\s+(?:(?:Dr|Prof|med)\.\s*)*\p{Lu}\p{L}+/gu],
  ['name', /\b(?:Dr|Prof)\.\s*(?:(?:Dr|med)\.\s*)*\p{Lu}\p{L}+/gu],
  ['name', /(?:heiße|mein Name ist|[Mm]y name is|I am called)\s+\p{Lu}\p{L}+(?:\s+\p{Lu}\p{L}+)*/gu],
  [
    'workplace',
    new RegExp(`(?:${HOUSES})${LINK}\\s+(?:St\\.\\s|Sankt\\s)?\\p{Lu}[\\p{L}-]+(?:\\s\\p{Lu}[\\p{L}-]+)*`, 'gu'),
  ],
  ['workplace', /\b(?:St\.|Sankt)[\s-]\p{Lu}[\p{L}-]+/gu],
  ['workplace', /\p{Lu}[\p{L}-]+[- ](?:Klinikum|Krankenhaus|Spital|Hospital)\b/gu],
];

const escapePattern = (text: string) => text.replace(/[.*+?^${}()|[\]\\]/g, '\\$&');
/** Shorter parts of a name are words of their own: „Al“, „Ei“. */
const SHORTEST_NAME = 3;
/** Words that appear in front of many names of houses and identify none of them. */
const COMMON_WORDS = new Set(['klinik', 'klinikum', 'krankenhaus', 'praxis', 'pflegedienst', 'spital', 'mvz']);

function wordsOf(kind: IdentifyingKind, words: readonly string[]): (readonly [IdentifyingKind, RegExp])[] {
  return words.map((word) => [
    kind,
    new RegExp(`(?<![\\p{L}\\d])${escapePattern(word)}(?:s|’s)?(?![\\p{L}\\d])`, 'giu'),
  ]);
}

/**
 * Parts of a text that tell who wrote it, or where they work, in the order of the text. It would rather ask once too often:
 * whoever wrote it can say the same in other words.
 */
export function findIdentifying(text: string, { fullName, workplaces }: KnownOfPerson): IdentifyingPart[] {
  const names = fullName.split(/[\s-]+/u).filter((part) => part.length >= SHORTEST_NAME && !part.endsWith('.'));
  const places = workplaces
    .map((place) => place.trim())
    .filter((place) => place.length >= SHORTEST_NAME && !COMMON_WORDS.has(place.toLowerCase()));
  const found = [...PATTERNS, ...wordsOf('name', names), ...wordsOf('workplace', places)].flatMap(([kind, pattern]) =>
    [...text.matchAll(pattern)].map((match) => toPart(kind, match)),
  );
  return withoutOverlaps(found);
}

function toPart(kind: IdentifyingKind, { 0: matched, index }: RegExpExecArray): IdentifyingPart {
  const part = matched.trim();
  const start = index + matched.indexOf(part);
  return { kind, start, end: start + part.length, text: part };
}

function withoutOverlaps(parts: readonly IdentifyingPart[]): IdentifyingPart[] {
  const remaining: IdentifyingPart[] = [];
  for (const part of parts.toSorted((a, b) => a.start - b.start || b.end - a.end)) {
    if ((remaining.at(-1)?.end ?? 0) <= part.start) remaining.push(part);
  }
  return remaining;
}
