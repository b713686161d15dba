/** A proposal as it is typed: a day and two times of the clock in Berlin. */
export type TypedDate = { day: string; from: string; to: string };
export type DateProblem = 'missing' | 'past' | 'order' | 'length' | 'unequal' | 'doubled';

const MINUTE_MS = 60_000;
const MAX_MINUTES = 600;
const MIN_MINUTES = 10;

/** The moment of a day and a time on Berlin's clock. */
export function berlinMoment(day: string, time: string): Date | null {
  const asUtc = new Date(`${day}T${time}:00Z`);
  if (Number.isNaN(asUtc.getTime())) return null;
  const shown = new Intl.DateTimeFormat('sv-SE', {
    timeZone: 'Europe/Berlin',
    dateStyle: 'short',
    timeStyle: 'medium',
  }).format(asUtc);
  const offset = new Date(`${shown.replace(' ', 'T')}Z`).getTime() - asUtc.getTime();
  return new Date(asUtc.getTime() - offset);
}

export const isEmpty = ({ day, from, to }: TypedDate): boolean => day === '' && from === '' && to === '';

export const minutesOf = ({ day, from, to }: TypedDate): number => {
  const [start, end] = [berlinMoment(day, from), berlinMoment(day, to)];
  return start && end ? (end.getTime() - start.getTime()) / MINUTE_MS : Number.NaN;
};

/** What is wrong with each; an empty one but for the first is simply left out. */
export function findDateProblems(dates: readonly TypedDate[], now: Date): (DateProblem | null)[] {
  return dates.map((date, index) => {
    if (isEmpty(date)) return dates.every(isEmpty) && index === 0 ? 'missing' : null;
    const start = berlinMoment(date.day, date.from);
    const minutes = minutesOf(date);
    if (!start || Number.isNaN(minutes)) return 'missing';
    if (start <= now) return 'past';
    if (minutes <= 0) return 'order';
    if (minutes < MIN_MINUTES || minutes > MAX_MINUTES) return 'length';
    const [first] = dates.filter((each) => !isEmpty(each));
    // One length is told for all of them.
    if (first && minutesOf(first) !== minutes) return 'unequal';
    const isDoubled = dates.slice(0, index).some((other) => other.day === date.day && other.from === date.from);
    return isDoubled ? 'doubled' : null;
  });
}
