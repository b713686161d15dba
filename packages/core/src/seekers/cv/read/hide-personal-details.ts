import { findKnownLocation } from '@stellenvisite/search/places';
import { namedConcepts } from '@stellenvisite/search/taxonomy';
import type { CvLine, CvSection, SectionKind } from './hide-private-lines.ts';
import { isPrivateName } from './private-words.ts';
import { hasLanguageName } from './read-languages.ts';
import { isDriversLicence } from './read-person.ts';

const PERSONAL_HEADING =
  /person|persönlich|privat|steckbrief|\bbio\b|bio(?:graf|graph|[- ]?data)|eckdaten|\bdaten\b|\bangaben\b|famili|über mich|(?:zu|über) mi[rc]h?\b|ich in kürze|about me|\bdetails\b|\bfacts\b/iu;
/** Sections with content of their own, in which a private line is an exception. */
const OTHER_KINDS: readonly SectionKind[] = ['experience', 'education', 'further', 'languages', 'licence'];

const CONTACT =
  /@|https?:|www\.|linkedin|xing\b|\b(?:tel|fon|telefon|phone|mobil|mobile|handy|natel|fax|whatsapp|e-?mail|mail)\b|(?:\+|\b0)\d[\d /()-]{5,}/iu;
const ADDRESS =
  /\b(?!(?:19|20)\d{2}\b)\d{4,5}\s+\p{Lu}\p{L}|(?:str\.|straße|strasse|gasse|weg|platz|allee|ring|damm|ufer|street|road|avenue|\bst\.)\s*\d|\b(?:brgy|postfach|p\.? ?o\.? box)\b/iu;
/** Labels of what a reader may see: contact, place, occupation, and when and how somebody can work. */
const OPEN_LABEL =
  /^[\s•·▪✓–-]*(?:(?:vor-?|nach-?|ruf-?|familien)?name\b(?! (?:des|der|of))|anschrift|adresse|address|wohn(?:ort|haft|sitz|adresse|anschrift)|ort\b|stadt\b|location|residence(?! (?:title|permit|status|card))\b|based|lives|beruf|occupation|profession|position|funktion|titel|title|akad|grad\b|degree|verfügbar|availab|eintritt|kündigungsfrist|notice|start|arbeitszeit|pensum|umfang|mobilität|reisebereit|sprach|language|muttersprache|mother tongue|sprich|approbation|registr|licen[cs]e|fachgebiet|specialt)/iu;
const LABEL_ALONE = /^[\p{L}\p{N} ./&,'’()-]{2,40}:?$/u;
const LABELLED = /^[^:\t]{2,30}(?::|\t)/u;
const MAX_VALUE = 90;

type Shown = { sections: CvSection[]; hidden: CvLine[]; redacted: CvLine[] };

/** Returns the sections without the personal details in them, and the lines that were left out in whole or in part. */
export function hidePersonalDetails(sections: readonly CvSection[], hidden: readonly CvLine[]): Shown {
  const also: CvLine[] = [];
  const redacted: CvLine[] = [];
  const near = nearestSections(sections, hidden);
  const open = sections.map((section): CvSection => {
    const { kind, heading } = section;
    const isNamed = heading !== null && PERSONAL_HEADING.test(heading);
    const first = near.get(section);
    if (OTHER_KINDS.includes(kind) || (kind === 'skills' && !first) || (!isNamed && !first)) return section;
    const visible = new Set(openLines(section.lines, kind === 'head'));
    also.push(...section.lines.filter((line) => !visible.has(line)));
    const lines = section.lines.flatMap((line) => {
      if (!visible.has(line)) return [];
      const text = withOpenParts(line.text);
      if (text === line.text) return [line];
      const shown = { ...line, text, isRedacted: true };
      redacted.push(shown);
      return [shown];
    });
    return { ...section, lines, kind: kind === 'skills' && lines.length < section.lines.length ? 'ignored' : kind };
  });
  return { sections: open, hidden: also, redacted };
}

const PARTS = /\s*[|·•]\s*/u;

/** Returns a row of labelled parts without those that are personal. */
function withOpenParts(text: string): string {
  const parts = text.split(PARTS).filter((part) => part !== '');
  const labelled = parts.filter((part) => /^[^:]{2,40}:\s/u.test(part));
  if (labelled.length === 0 || parts.length < 2) return text;
  return parts.filter((part) => !labelled.includes(part) || isOpenText(part)).join(' | ') || text;
}

/** Assigns each hidden line to the section of the line before it; the first one of each section is returned. */
export function nearestSections(sections: readonly CvSection[], hidden: readonly CvLine[]): Map<CvSection, CvLine> {
  const found = new Map<CvSection, CvLine>();
  for (const line of hidden) {
    let nearest: { section: CvSection; at: CvLine } | null = null;
    for (const section of sections)
      for (const at of [...section.lines, ...(section.at ? [section.at] : [])])
        if ((at.flow ?? 0) === (line.flow ?? 0) && isBefore(at, line) && (!nearest || isBefore(nearest.at, at)))
          nearest = { section, at };
    const section = nearest?.section ?? sections[0];
    if (section && !found.has(section)) found.set(section, line);
  }
  return found;
}

const isBefore = (one: CvLine, other: CvLine) =>
  one.page < other.page || (one.page === other.page && one.line < other.line);

/** Returns the lines that a reader may see; in the head, the name and the title without a label too. */
function openLines(lines: readonly CvLine[], isHead: boolean): CvLine[] {
  let follows: 'open' | 'private' | null = null;
  return lines.filter(({ text }) => {
    const isLabel = LABEL_ALONE.test(text);
    if (isLabel && isPrivateName(text)) {
      follows = 'private';
      return false;
    }
    const isOpen =
      follows === 'open' || (follows !== 'private' && (isOpenText(text) || (isHead && !LABELLED.test(text))));
    follows = isLabel && OPEN_LABEL.test(text) && follows === null ? 'open' : null;
    return isOpen;
  });
}

function isOpenText(text: string): boolean {
  if (CONTACT.test(text) || ADDRESS.test(text) || OPEN_LABEL.test(text) || isDriversLicence(text)) return true;
  const [label = ''] = text.split(/:|\t/u);
  if (label !== text) return hasLanguageName(label);
  if (text.length > MAX_VALUE || isTown(text)) return true;
  return namedConcepts(text).some(({ kind, manner }) => kind === 'occupation' && manner !== null);
}

function isTown(text: string): boolean {
  const known = text.length < 40 && !/\d/u.test(text) ? findKnownLocation(text) : null;
  return known?.kind === 'point' && known.isExact;
}
