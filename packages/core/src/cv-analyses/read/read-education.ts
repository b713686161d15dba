import type { CvQuestion } from '@stellenvisite/contract/cv-analyses';
import { PROFILE_LIMITS } from '@stellenvisite/contract/seeker-profiles';
import { findKnownLocation } from '@stellenvisite/search/places';
import { type CvSection, placesOf } from './cv-line.ts';
import type { FoundField } from './found-field.ts';
import { isSchool, splitNames } from './name-parts.ts';
import { type Entry, splitEntries } from './split-entries.ts';

const TITLE =
  /examen|examination|ausbildung|studium|stud(?:y|ies)\b|bachelor|master|diplom|doctor|promotion|\bdr\b|abitur|matura|reife|abschluss|weiterb(?:ildung|\.)|fortb(?:ildung|\.)|kurs\b|course|certificate|zertifikat|lehrgang|facharzt|specialist|degree|\bb\.? ?sc|\bm\.? ?sc|\bb\.? ?a\b|training|qualification|anerkennung|staatlich|license|licence|lehre\b|apprenticeship|experte|expert|anleit|mentor|beauftragt/iu;
const GRADE = /^(?:note|abschlussnote|gesamtnote|grade|final grade|gpa)\b/iu;

/** Schools, studies, training and courses; each with the year in which it ended. */
export function readEducation(section: CvSection, today: Date): FoundField[] {
  return splitEntries(section.lines).flatMap((entry) => toEducation(entry, section.heading, today) ?? []);
}

function toEducation(entry: Entry, heading: string | null, today: Date): FoundField | null {
  const parts = splitNames(entry.head).filter((part) => !GRADE.test(part));
  const title =
    parts.find((part) => TITLE.test(part) && !isOnlySchool(part)) ?? parts.find((part) => !isSchool(part)) ?? parts[0];
  if (!title || !/\p{L}{3}/u.test(title)) return null;
  const rest = parts.filter((part) => part !== title);
  const school = rest.find(isSchool) ?? rest.find((part) => !findKnownLocation(part) && !TITLE.test(part));
  const { period } = entry;
  const end = period.isOngoing ? null : (period.to ?? period.from);
  const isUnfinished = period.isOngoing || (end !== null && end.year > today.getUTCFullYear());
  const question: CvQuestion | null = isUnfinished ? 'unfinished' : null;
  const isCertain = TITLE.test(title) && school !== undefined && isSchool(school);
  return {
    found: {
      kind: 'education',
      value: {
        title: title.slice(0, PROFILE_LIMITS.line),
        school: (school ?? '').slice(0, PROFILE_LIMITS.line),
        year: isUnfinished ? null : (end?.year ?? null),
      },
    },
    confidence: question ? 'check' : isCertain ? 'sure' : 'probable',
    question,
    places: placesOf(entry.lines.slice(0, entry.lines.length - entry.details.length || 1), heading),
  };
}

/** "Schule für Pflegeberufe" is a place, "Staatsexamen an der Universität Köln" a degree. */
function isOnlySchool(part: string): boolean {
  return isSchool(part.split(/\s+/u)[0] ?? '') && !/^(?:hochschulabschluss|hochschulreife|schulabschluss)/iu.test(part);
}
