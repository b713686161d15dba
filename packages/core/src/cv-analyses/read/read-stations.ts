import type { CvQuestion } from '@stellenvisite/contract/cv-analyses';
import { PROFILE_LIMITS } from '@stellenvisite/contract/seeker-profiles';
import { namedConcepts } from '@stellenvisite/search/taxonomy';
import { type CvSection, placesOf } from './cv-line.ts';
import type { FoundField } from './found-field.ts';
import { isInstitution, namesPerson, toParts } from './name-parts.ts';
import { firstMonth, isInOrder, lastMonth, type Moment, type Period } from './read-period.ts';
import { type Entry, splitEntries } from './split-entries.ts';

type Work = Extract<FoundField['found'], { kind: 'experience' }>['value'];
export type Station = FoundField & { found: { kind: 'experience'; value: Work } };

const line = (text: string) => text.slice(0, PROFILE_LIMITS.line);

/** Posts with their employers and times. What names neither an occupation nor an employer is left alone. */
export function readStations(section: CvSection, today: Date): Station[] {
  return splitEntries(section.lines).flatMap((entry) => toStation(entry, section.heading, today) ?? []);
}

function toStation(entry: Entry, heading: string | null, today: Date): Station | null {
  const parts = toParts(entry.head);
  const position = parts.find(({ role }) => role === 'position');
  if (!position) return null;
  const employer = employerOf(parts, position.text);
  const isKnown = namesPerson(position.text);
  if (!isKnown && !employer.isNamed) return null;
  const department = parts.find(({ role }) => role === 'department');
  const { period } = entry;
  const question = questionOf(period, employer.text, today);
  return {
    found: {
      kind: 'experience',
      value: {
        position: line(position.text),
        employer: line(employer.text),
        department: line(department?.text ?? ''),
        from: period.from && firstMonth(period.from),
        to: period.isOngoing || !period.to ? null : lastMonth(period.to),
        text: entry.details.join('\n').slice(0, PROFILE_LIMITS.text),
      },
    },
    confidence:
      question === 'dates' && !hasMonths(period) && isInOrder(period)
        ? 'probable'
        : confidenceOf(question, isKnown && employer.isNamed),
    question,
    places: placesOf(entry.lines.slice(0, entry.lines.length - entry.details.length || 1), heading),
  };
}

function confidenceOf(question: CvQuestion | null, isCertain: boolean) {
  if (question) return 'check';
  return isCertain ? 'sure' : 'probable';
}

/** By a word that only institutions have; otherwise what is left over beside post, department and place. */
function employerOf(parts: ReturnType<typeof toParts>, position: string): { text: string; isNamed: boolean } {
  const named = parts.find(({ role }) => role === 'institution');
  if (named) return { text: named.text, isNamed: true };
  const left = parts.find(({ role, text }) => role === 'other' && text !== position);
  if (left) return { text: left.text, isNamed: false };
  // "Pflegefachfrau im Klinikum Nord": one part with both.
  const inside = /\s(?:im|in der|in dem|am|an der|in the)\s+(.+)$/u.exec(position)?.[1];
  return inside && isInstitution(inside) ? { text: inside, isNamed: true } : { text: '', isNamed: false };
}

const hasMonths = ({ from, to, isOngoing }: Period) => Boolean(from?.month && (isOngoing || to?.month));
const isFuture = (moment: Moment | null, today: Date) =>
  moment !== null && (moment.year - today.getUTCFullYear()) * 12 + (moment.month ?? 1) - today.getUTCMonth() - 1 > 0;

function questionOf(period: Period, employer: string, today: Date): CvQuestion | null {
  if (!isInOrder(period) || isFuture(period.from, today) || !hasMonths(period)) return 'dates';
  return employer === '' ? 'employer' : null;
}

/** The latest first: those that go on, then by their end. */
export function byRecency(stations: readonly Station[]): Station[] {
  const end = ({ found: { value } }: Station) => value.to ?? '9999-12';
  const start = ({ found: { value } }: Station) => value.from ?? '';
  return [...stations].sort(
    (one, other) => end(other).localeCompare(end(one)) || start(other).localeCompare(start(one)),
  );
}

export function conceptsOf({ found: { value } }: Station) {
  return namedConcepts([value.position, value.department].filter(Boolean).join(', '));
}
