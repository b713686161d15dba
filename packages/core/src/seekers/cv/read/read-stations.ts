import type { CvConfidence, CvQuestion } from '@stellenvisite/contract/seekers/cv-analyses';
import type { CvPlace, CvValue } from '@stellenvisite/contract/seekers/cv-analyses.schema';
import { PROFILE_LIMITS } from '@stellenvisite/contract/seekers/seeker-profiles';
import { namedConcepts } from '@stellenvisite/search/taxonomy';
import { type CvSection, placesOf } from './hide-private-lines.ts';
import { type NameOrder, readStationNames, type StationNames } from './name-parts.ts';
import { firstMonth, isInOrder, lastMonth, type Moment, type Period } from './read-period.ts';
import { type Entry, splitEntries } from './split-entries.ts';

/** A value with the place it was read from. */
export type FoundField = {
  found: CvValue;
  confidence: CvConfidence;
  question: CvQuestion | null;
  places: CvPlace[];
};

type Work = Extract<FoundField['found'], { kind: 'experience' }>['value'];
export type Station = FoundField & { found: { kind: 'experience'; value: Work } };

const line = (text: string) => text.slice(0, PROFILE_LIMITS.line);

/** A school or a training among the posts is no post. */
const TRAINING =
  /^(?:berufs|fach|zweit)?(?:ausbildung|studium|umschulung|weiterbildung|hochschulstudium|medizinstudium|lehre\b)|^(?:abitur|matura|grundschule|gymnasium|realschule|hauptschule|schulbesuch|fachabitur|staatsexamen|examen|bachelor|master of|b\.? ?sc|m\.? ?sc|high school|degree in|studies)|abschluss$/iu;
/** Time without a post. */
const BREAK =
  /^(?:elternzeit|mutterschutz|karenz|erziehungs|sabbatical|arbeitssuch|arbeitslos|familien(?:zeit|phase)|pflegezeit|pflege (?:von |der |des |meine)|parental leave|maternity|career break|auszeit|weltreise|neuorientierung|berufliche orientierung)/iu;

/** Splits the entries of a section with posts into posts and trainings. */
export function splitPosts(section: CvSection): { posts: Entry[]; trainings: Entry[] } {
  const entries = splitEntries(section.lines).filter(({ head }) => !BREAK.test(head[0] ?? ''));
  const isTraining = ({ head }: Entry) => TRAINING.test((head[0] ?? '').split('\t')[0] ?? '');
  return { posts: entries.filter((entry) => !isTraining(entry)), trainings: entries.filter(isTraining) };
}

/** Reads posts with their employers and times; where words leave open which is which, the section's usual order does. */
export function readStations(posts: readonly Entry[], heading: string | null, today: Date): Station[] {
  const orders = posts.flatMap(({ head }) => readStationNames(head, 'post')?.order ?? []);
  const usual: NameOrder =
    orders.filter((order) => order === 'employer').length * 2 > orders.length ? 'employer' : 'post';
  return posts.flatMap((entry) => {
    const names = readStationNames(entry.head, usual);
    return names && /\p{L}{2}/u.test(names.position) ? [toStation(entry, names, heading, today)] : [];
  });
}

function toStation(entry: Entry, names: StationNames, heading: string | null, today: Date): Station {
  const { period } = entry;
  const question = questionOf(period, names.employer, today);
  return {
    found: {
      kind: 'experience',
      value: {
        position: line(names.position),
        employer: line(names.employer),
        department: line(names.department),
        from: period.from && firstMonth(period.from),
        to: period.isOngoing || !period.to ? null : lastMonth(period.to),
        text: entry.details.join('\n').slice(0, PROFILE_LIMITS.text),
      },
    },
    confidence:
      question === 'dates' && !hasMonths(period) && isInOrder(period)
        ? 'probable'
        : confidenceOf(question, names.isKnown && names.isNamed),
    question,
    places: placesOf(entry.lines.slice(0, entry.lines.length - entry.details.length || 1), heading),
  };
}

function confidenceOf(question: CvQuestion | null, isCertain: boolean) {
  if (question) return 'check';
  return isCertain ? 'sure' : 'probable';
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
