import { findKnownLocation } from '@stellenvisite/search/places';
import { namedConcepts } from '@stellenvisite/search/taxonomy';

/** A part of a head line: "Pflegefachfrau", "IMC", "Ev. Stift Marienwerth". */
export type NamePart = { text: string; role: 'position' | 'institution' | 'department' | 'place' | 'other' };

const SPLIT = /\t|\s*[|·•;]\s*|\s+[–—-]\s+|,\s+|\s+@\s+|\s+(?:at|bei|beim)\s+(?:der\s+|dem\s+|the\s+)?/u;

const INSTITUTION =
  /klini(?:k|kum|ken)|krankenhaus|spital|hospital|clinic|praxis|practice|\bmvz\b|\bstift|zentrum|cent(?:re|er)\b|heim\b|pflegedienst|sozialstation|residenz|sanatorium|gmbh|\bag\b|\be\. ?v\.?|\bkg\b|universit|charité|caritas|diakonie|\bdrk\b|\bawo\b|rotes kreuz|red cross|malteser|johanniter|helios|asklepios|sana\b|vivantes|labor\b|laborator|institut|foundation|stiftung|\btrust\b|\bnhs\b|infirmary|medical group|health(?:care)? (?:services|group)|hospiz|hospice|home\b|apotheke|pharmacy|verbund|rettungsdienst\b.*(?:stadt|kreis)|\bgruppe\b/iu;
const SCHOOL =
  /schule\b|school|universit|hochschule|akademie|academy|college|gymnasium|bildungs(?:zentrum|stätte|werk|institut)|fachschule|institut|\bfh\b|\btu\b|\blmu\b|\brwth\b|kolleg\b|lyceum|campus|klini(?:k|kum)|krankenhaus|spital|hospital|cent(?:re|er)\b|zentrum|ärztekammer|medical (?:association|chamber|council)|gesellschaft|society|\bdkg\b|\bicw\b|council|verband|\bihk\b|goethe|telc/iu;
/** "Leitung der Praxis" is a post, not a practice. */
const POSITION = /(?:leit(?:er|ung)|manager|head of|assistent|fachkraft|helfer|koordinat)/iu;

export function splitNames(head: readonly string[]): string[] {
  return head
    .flatMap((line) => line.split(SPLIT))
    .map((part) => part.replace(/^[\s(]+|[\s,.:;]+$/gu, '').replace(/^([^(]*)\)$/u, '$1'))
    .filter((part) => part !== '');
}

export const isInstitution = (text: string) => INSTITUTION.test(text);
export const isSchool = (text: string) => SCHOOL.test(text);

export function namesPerson(text: string): boolean {
  return namedConcepts(text).some(({ kind, manner }) => kind === 'occupation' && manner !== null);
}

/** What each part of a station's head is. */
export function toParts(head: readonly string[]): NamePart[] {
  const texts = splitNames(head);
  const parts = texts.map((text): NamePart => ({ text, role: roleOf(text) }));
  // The first part that is nothing else is the post, even where the trade has no word for it.
  if (!parts.some(({ role }) => role === 'position')) {
    const first = parts.find(({ role }) => role === 'other');
    if (first) first.role = 'position';
  }
  return parts;
}

function roleOf(text: string): NamePart['role'] {
  const concepts = namedConcepts(text);
  const isPerson = concepts.some(({ kind, manner }) => kind === 'occupation' && manner !== null);
  const institution = isInstitution(text);
  if (isPerson && (!institution || startsWithPerson(text))) return 'position';
  if (institution) return 'institution';
  if (POSITION.test(text)) return 'position';
  if (/^(?:station|ward|abteilung|department)\b/iu.test(text)) return 'department';
  if (concepts.some(({ kind }) => kind === 'department' || kind === 'specialty')) return 'department';
  return findKnownLocation(text) ? 'place' : 'other';
}

/** "Pflegefachfrau Klinikum Nord" begins with the person, "Ärztehaus am Markt" is named after people. */
function startsWithPerson(text: string): boolean {
  const beginning = text.split(/\s+/u).slice(0, 2).join(' ');
  return namesPerson(beginning) && !isInstitution(beginning);
}
