import { DAY_MS, MINUTE_MS } from '@stellenvisite/contract/platform/durations';
import { clsx } from 'clsx';
import { useTranslation } from 'react-i18next';
import { $api } from '../../../../session/queries.ts';
import { dateFormat } from '../../../../ui/intl-formats.ts';
import { useLocale } from '../../../../ui/use-locale.ts';

/** A proposal as it is typed: a day and two times of the clock in Berlin. */
export type TypedDate = { day: string; from: string; to: string };

export type DateProblem = 'missing' | 'past' | 'order' | 'length' | 'unequal' | 'doubled';

const MAX_MINUTES = 600;

const MIN_MINUTES = 10;

export const isEmpty = ({ day, from, to }: TypedDate): boolean => day === '' && from === '' && to === '';

export const minutesOf = ({ day, from, to }: TypedDate): number => {
  const [start, end] = [berlinMoment(day, from), berlinMoment(day, to)];
  return start && end ? (end.getTime() - start.getTime()) / MINUTE_MS : Number.NaN;
};

const ENOUGH = 100;

export type Appointment = { id: string; at: string; name: string };

/** Finds the appointment that overlaps an hour; how long one takes is not in the list, and an hour is usual. */
export function findTaken(appointments: readonly Appointment[], start: Date | null): Appointment | undefined {
  const length = SLOT_MINUTES * MINUTE_MS;
  return start === null
    ? undefined
    : appointments.find(({ at }) => Math.abs(Date.parse(at) - start.getTime()) < length);
}

const DAYS = 9;
/** The hours at which a talk can begin by a press; another time is typed below. */
const TIMES = ['08:00', '09:00', '10:00', '11:00', '12:00', '13:00', '14:00', '15:00', '16:00'] as const;
const SLOT_MINUTES = 60;
const SATURDAY = 6;

/** The next working days; whoever wants a Saturday types it. */
export function nextWorkingDays(now: Date): string[] {
  const days: string[] = [];
  for (let time = now.getTime() + DAY_MS; days.length < DAYS; time += DAY_MS) {
    const day = new Date(time);
    if (day.getUTCDay() % SATURDAY !== 0) days.push(day.toISOString().slice(0, 10));
  }
  return days;
}

const CELL = 'grid min-h-9 min-w-0 place-items-center overflow-hidden border-line text-center';
const QUIET_CELL = 'text-ink-2 leading-[1.2]';

type DateGridProps = {
  dates: readonly TypedDate[];
  appointments: readonly Appointment[];
  now: Date;
  onPick: (day: string, from: string) => void;
};

/** Own appointments and the dates that are proposed; a press proposes a date. On a phone the fields below do. */
export function DateGrid({ dates, appointments, now, onPick }: DateGridProps) {
  const { t } = useTranslation('received-application');
  const locale = useLocale();
  const days = nextWorkingDays(now);
  const format = (day: string, options: Intl.DateTimeFormatOptions) =>
    dateFormat(locale, { timeZone: 'UTC', ...options }).format(new Date(`${day}T12:00:00Z`));
  return (
    <div className="mt-1.5 mb-3 grid grid-cols-[3.75rem_repeat(9,minmax(0,1fr))] overflow-hidden rounded-control border border-line text-fs-9 max-md:hidden">
      <span className={CELL} />
      {days.map((day) => (
        <span key={day} className={clsx(CELL, QUIET_CELL, 'h-11 content-center border-l')}>
          {format(day, { weekday: 'short' })}
          <b className="font-display font-semibold text-fs-9 text-ink leading-[1.2]">
            {format(day, { day: '2-digit' })}
          </b>
        </span>
      ))}
      {TIMES.map((from) => [
        <span key={from} className={clsx(CELL, QUIET_CELL, 'num border-t')}>
          {from}
        </span>,
        ...days.map((day) => {
          const index = dates.findIndex((date) => date.day === day && date.from === from);
          const taken = findTaken(appointments, berlinMoment(day, from));
          const label = `${format(day, { weekday: 'long', day: '2-digit', month: '2-digit' })}, ${from}`;
          return (
            <button
              key={`${day} ${from}`}
              type="button"
              className={clsx(
                CELL,
                'border-t border-l hover:bg-sheet-2 focus-visible:outline-3 focus-visible:outline-focus focus-visible:-outline-offset-3',
                index >= 0
                  ? 'bg-marker font-bold font-display text-[1rem] text-on-marker leading-none'
                  : [taken ? 'bg-shift-n-tint text-shift-n-ink leading-[1.2]' : QUIET_CELL],
              )}
              aria-pressed={index >= 0}
              aria-label={taken ? t('invite.taken', { when: label, name: taken.name }) : label}
              onClick={() => onPick(day, from)}
            >
              {index >= 0 ? index + 1 : taken?.name}
            </button>
          );
        }),
      ])}
    </div>
  );
}

/** The interviews that the employer's team has agreed on already, of every colleague. */
export function useOwnAppointments(employerId: string): readonly Appointment[] {
  const query = { tab: 'interviews', employerId, pageSize: ENOUGH } as const;
  const { data } = $api.useQuery('get', '/api/employer/applications', { params: { query } });
  return (data?.items ?? []).flatMap(({ id, interviewAt, applicant }) =>
    interviewAt && applicant ? [{ id, at: interviewAt, name: applicant.fullName.split(' ').at(-1) ?? '' }] : [],
  );
}

/** Returns the moment of a day and a time on Berlin's clock. */
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

/** Returns the problem of each date; empty dates are ignored, except the first when all are empty. */
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
    // One length is reported for all of them.
    if (first && minutesOf(first) !== minutes) return 'unequal';
    const isDoubled = dates.slice(0, index).some((other) => other.day === date.day && other.from === date.from);
    return isDoubled ? 'doubled' : null;
  });
}
