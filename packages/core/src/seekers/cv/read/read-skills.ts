import { PROFILE_LIMITS } from '@stellenvisite/contract/seekers/seeker-profiles';
import { type CvLine, type CvSection, fold, placesOf } from './hide-private-lines.ts';
import { namesLicence } from './licence-words.ts';
import { readPeriod } from './read-period.ts';
import { isDriversLicence } from './read-person.ts';
import type { FoundField } from './read-stations.ts';
import { isUndatedList, withoutBullet } from './split-entries.ts';

const MAX_SKILL_LENGTH = 60;

const SPLIT = /\s*[;•|·▪●]\s*|,\s+|\t/u;

/** "EDV: Orbis, MS Office": the label is no skill of its own. */
const LABEL = /^[\p{L}\p{N} &/-]{2,30}:\s+/u;

/** Details after the word for a driver's licence. */
const DRIVING_DETAIL =
  /^(?:(?:klassen?|kl\.?|kat\.?|kategorien?|categor(?:y|ies)|class(?:es)?)\s+)?(?:[A-DLT][12E]{0,2}|AM|BE|B96)(?:\s+(?:und|and)\s+\S+)?(?:\s+vorhanden)?$|^(?:eigener |eigenes )?(?:pkw|auto|fahrzeug|car)\b/iu;

/** Orders to a program that reads the file are no skills. */
const ORDER =
  /\b(?:ignore|ignorier\p{L}*|disregard|system(?:hinweis|prompt)?:|prompt|assistant:|instructions?|anweisung\p{L}*|bewerte|rank this|candidate|bewerber(?:in)? mit)\b/iu;

/** Reads the lists under headings for skills, and for certificates that have no date; sentences are not cut into skills. */
export function readSkills(sections: readonly CvSection[]): FoundField | null {
  const skills = new Map<string, string>();
  const places: FoundField['places'] = [];
  for (const section of sections) {
    if (!isList(section)) continue;
    const used: CvLine[] = [];
    for (const line of section.lines) {
      const items = skillsIn(withoutLicence(line.text));
      if (items.length > 0) used.push(line);
      for (const item of items) if (!skills.has(fold(item))) skills.set(fold(item), item);
    }
    places.push(...placesOf(used, section.heading));
  }
  const value = [...skills.values()].slice(0, PROFILE_LIMITS.skills);
  if (value.length === 0) return null;
  return { found: { kind: 'skills', value }, confidence: 'sure', question: null, places };
}

const AUTHORITY = /amt\b|behörde|regierung|bezirk|präsidium|kammer\b|ministerium|senat|\b(?:19|20)\d{2}\b/iu;

/** Leaves out what states a licence, with the authority that granted it, from a row of items. */
function withoutLicence(text: string): string {
  if (!namesLicence(text)) return text;
  const items = text.split(SPLIT);
  return items
    .filter((item, index) => !namesLicence(item) && !(namesLicence(items[index - 1] ?? '') && AUTHORITY.test(item)))
    .join('; ');
}

const isList = ({ kind, lines }: CvSection) => kind === 'skills' || (kind === 'further' && isUndatedList(lines));

function skillsIn(text: string): string[] {
  if (/[a-zäöüß]{3}\.\s+\p{Lu}/u.test(text) || ORDER.test(text)) return [];
  return withoutBullet(text)
    .replace(isDriversLicence(text) ? /^$/u : LABEL, '')
    .split(SPLIT)
    .map((item) => item.replace(/^[\s(]+|(?<!\.\p{L})[\s.:]+$/gu, '').replace(/^([^(]*)\)$/u, '$1'))
    .filter(
      (item, index, all) =>
        /\p{L}{2}|(?:\p{L}\.){2}/u.test(item) &&
        item.length <= MAX_SKILL_LENGTH &&
        !readPeriod(item)?.isOngoing &&
        readPeriod(item)?.rest !== '' &&
        !isDriversLicence(item) &&
        !(DRIVING_DETAIL.test(item) && (index === 0 || all.slice(0, index).some(isDriversLicence))) &&
        !/@|https?:|www\./u.test(item),
    );
}
