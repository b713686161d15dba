import { PROFILE_LIMITS } from '@stellenvisite/contract/seeker-profiles';
import { type CvLine, type CvSection, fold, placesOf } from './cv-line.ts';
import type { FoundField } from './found-field.ts';
import { readPeriod } from './read-period.ts';
import { withoutBullet } from './split-entries.ts';

const LONGEST_SKILL = 60;
const SPLIT = /\s*[;•|·▪●]\s*|,\s+|\t/u;
/** "EDV: Orbis, MS Office": the label is no skill of its own. */
const LABEL = /^[\p{L}\p{N} &/-]{2,30}:\s+/u;

/** The list under the headings for skills, once each; sentences are not cut into skills. */
export function readSkills(sections: readonly CvSection[]): FoundField | null {
  const skills = new Map<string, string>();
  const places: FoundField['places'] = [];
  for (const { kind, heading, lines } of sections) {
    if (kind !== 'skills') continue;
    const used: CvLine[] = [];
    for (const line of lines) {
      const items = skillsIn(line.text);
      if (items.length > 0) used.push(line);
      for (const item of items) if (!skills.has(fold(item))) skills.set(fold(item), item);
    }
    places.push(...placesOf(used, heading));
  }
  const value = [...skills.values()].slice(0, PROFILE_LIMITS.skills);
  if (value.length === 0) return null;
  return { found: { kind: 'skills', value }, confidence: 'sure', question: null, places };
}

function skillsIn(text: string): string[] {
  if (/[a-zäöüß]{3}\.\s+\p{Lu}/u.test(text)) return [];
  return withoutBullet(text)
    .replace(LABEL, '')
    .split(SPLIT)
    .map((item) => item.replace(/^[\s(]+|[\s.:]+$/gu, ''))
    .filter(
      (item) =>
        /\p{L}{2}/u.test(item) &&
        item.length <= LONGEST_SKILL &&
        !readPeriod(item)?.isOngoing &&
        !/@|https?:|www\./u.test(item),
    );
}
