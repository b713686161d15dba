import type { CvQuestion } from '@stellenvisite/contract/seekers/cv-analyses';
import { PROFILE_LIMITS } from '@stellenvisite/contract/seekers/seeker-profiles';
import { placesOf } from './hide-private-lines.ts';
import { readTrainingNames, type TrainingNames } from './name-parts.ts';
import { isSchool, isTitle } from './name-words.ts';
import type { FoundField } from './read-stations.ts';
import type { Entry } from './split-entries.ts';

const line = (text: string) => text.slice(0, PROFILE_LIMITS.line);

/** Reads schools, studies, training and courses; each with the year in which it ended. */
export function readEducation(entries: readonly Entry[], heading: string | null, today: Date): FoundField[] {
  const orders = entries.flatMap(({ head }) => readTrainingNames(head, 'title')?.order ?? []);
  const usual = orders.filter((order) => order === 'school').length * 2 > orders.length ? 'school' : 'title';
  return entries.flatMap((entry) => {
    const names = readTrainingNames(entry.head, usual);
    return names && /\p{L}{2}/u.test(names.title) ? [toEducation(entry, names, heading, today)] : [];
  });
}

function toEducation(entry: Entry, { title, school }: TrainingNames, heading: string | null, today: Date): FoundField {
  const { period } = entry;
  const end = period.isOngoing ? null : (period.to ?? period.from);
  const isUnfinished = period.isOngoing || period.isExpected || (end !== null && end.year > today.getUTCFullYear());
  const question: CvQuestion | null = isUnfinished ? 'unfinished' : null;
  const isCertain = isTitle(title) && isSchool(school);
  return {
    found: {
      kind: 'education',
      value: { title: line(title), school: line(school), year: isUnfinished ? null : (end?.year ?? null) },
    },
    confidence: question ? 'check' : isCertain ? 'sure' : 'probable',
    question,
    places: placesOf(entry.lines.slice(0, entry.lines.length - entry.details.length || 1), heading),
  };
}
