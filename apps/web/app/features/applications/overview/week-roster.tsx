import type { Application } from '@stellenvisite/contract/applications/applications.schema';
import { SHIFTS, type Shift, WEEKDAYS } from '@stellenvisite/contract/jobs/duty';
import { monthName } from '@stellenvisite/contract/platform/berlin-time';
import type { SavedJob } from '@stellenvisite/contract/seekers/bookmarks.schema';
import { hasWeek, type OwnWeek } from '@stellenvisite/contract/seekers/seeker-profiles';
import { clsx } from 'clsx';
import { useTranslation } from 'react-i18next';
import { Link } from 'react-router';
import { TextLink } from '../../../ui/text-link.tsx';
import { useLocale } from '../../../ui/use-locale.ts';
import { clockOf } from '../../jobs/display/apply/interview-time.ts';
import { RosterFrame, RosterHead } from '../../jobs/display/roster.tsx';
import { isWeekend } from '../../jobs/display/shift.ts';
import { ShiftCell } from '../../jobs/display/shift-cell.tsx';
import { useWeekWords } from '../../jobs/display/week-strip.tsx';
import { berlinDay, dateOf, isoWeek, mondayOf } from '../../platform/dates/berlin-week.ts';

/** Something that has a date: an interview, or the last day of a job that is saved and was not applied to. */
type WeekEvent = {
  kind: 'interview' | 'deadline';
  at: string;
  title: string;
  employer: string;
  to: string;
  id: string;
};

export type ThisWeek = {
  number: number;
  /** Days of the month from Monday. */
  dates: number[];
  monday: Date;
  /** 0 is Monday. */
  today: number;
  events: WeekEvent[][];
};

export const interviewEvents = (applications: readonly Application[]): WeekEvent[] =>
  applications.flatMap(({ id, status, interviewAt, job }) =>
    status === 'interview' && interviewAt
      ? [
          {
            kind: 'interview' as const,
            id,
            at: interviewAt,
            title: job.title,
            employer: job.employer.name,
            to: `/dashboard/bewerbungen/${id}`,
          },
        ]
      : [],
  );

/** The roster runs to the edges of its frame, and its cells take several events. */
const ROSTER =
  'border-t-0 [--rcols:minmax(0,17fr)_repeat(7,minmax(0,9fr))_minmax(0,12fr)] [&_.rc]:flex-wrap [&_.rc]:content-center [&_.rc]:gap-[3px] max-md:[&_.rc]:px-0.5 max-md:[&_.rc]:py-0 [&_.rname>*]:whitespace-normal [&_.rpay]:pl-2 [&_.rpay]:font-medium [&_.rpay]:text-fs-8 [&_.rrow]:max-w-none [&_.rrow]:px-5 max-md:[&_.rrow]:px-gutter [&_.rwrap:last-child]:border-b-0';
const NAME = 'max-md:col-span-full max-md:flex-row max-md:items-baseline max-md:justify-start max-md:gap-2 max-md:p-0';

type WeekRosterProps = { week: ThisWeek /** The own wish, where the profile has one. */; wishes: OwnWeek | null };

/** This week as a roster: what the person likes to work, and what is due. */
export function WeekRoster({ week, wishes }: WeekRosterProps) {
  const { t } = useTranslation('applications');
  const locale = useLocale();
  return (
    <section
      aria-label={t('overview.week.title')}
      className="mb-10 overflow-hidden rounded-sheet border border-line max-md:-mx-(--gutter) max-md:rounded-none max-md:border-x-0"
    >
      <RosterFrame className={ROSTER}>
        <RosterHead
          label={
            <>
              <span className="num">{t('list.week', { week: week.number })}</span> · {monthName(week.monday, locale)}
            </>
          }
          dates={week.dates}
          today={week.today}
          payLabel={t('overview.week.title')}
        />
        {hasWeek(wishes) && <WishRow wishes={wishes} />}
        <EventRow week={week} />
      </RosterFrame>
    </section>
  );
}

function WishRow({ wishes }: { wishes: OwnWeek }) {
  const { t } = useTranslation('applications');
  const { t: fields } = useTranslation('job-fields');
  const words = useWeekWords();
  const liked = WEEKDAYS.map((_, index) => SHIFTS.filter((shift) => wishes[index]?.[shift] === 'like'));
  const textOf = (shifts: readonly Shift[]) =>
    shifts.length > 0 ? shifts.map((shift) => fields(`shift.${shift}`)).join(', ') : t('overview.week.noWish');
  return (
    <div className="rwrap">
      <div className="rrow">
        <span className={clsx('rname', NAME)}>
          <b>{t('overview.week.wishes')}</b>
          <small>{t('overview.week.fromProfile')}</small>
        </span>
        {WEEKDAYS.map((day, index) => (
          <span key={day} className={clsx('rc', isWeekend(index) && 'we')}>
            <span className="visually-hidden">{`${words.day(day)}: ${textOf(liked[index] ?? [])}`}</span>
            <span className="flex flex-wrap gap-[3px] max-md:flex-col">
              {liked[index]?.map((shift) => (
                <ShiftCell key={shift} shift={shift} size="s" />
              ))}
            </span>
          </span>
        ))}
        <span className="rpay max-md:hidden">
          <TextLink to="/dashboard/profil">{t('overview.week.change')}</TextLink>
        </span>
      </div>
    </div>
  );
}

function EventRow({ week: { events } }: { week: ThisWeek }) {
  const { t } = useTranslation('applications');
  const isEmpty = events.every((each) => each.length === 0);
  return (
    <div className="rwrap">
      <div className="rrow">
        <span className={clsx('rname', NAME)}>
          <b>{t('overview.week.events')}</b>
          <small>{t(isEmpty ? 'overview.week.none' : 'overview.week.source')}</small>
        </span>
        {WEEKDAYS.map((day, index) => (
          <span key={day} className={clsx('rc', isWeekend(index) && 'we', isEmpty && 'max-md:hidden')}>
            {events[index]?.map((event) => (
              <EventCell key={event.id} event={event} />
            ))}
          </span>
        ))}
        <span className="rpay max-md:hidden" />
      </div>
    </div>
  );
}

function EventCell({ event: { kind, at, title, employer, to } }: { event: WeekEvent }) {
  const { t } = useTranslation('applications');
  const word = t(`overview.week.${kind}`);
  const isInterview = kind === 'interview';
  return (
    <Link
      className={clsx(
        'group grid min-h-tap w-full content-center gap-px overflow-hidden rounded-cell px-2 py-1 text-fs-9 leading-[1.2] max-lg:p-1 max-md:px-0.5 max-md:text-center max-md:text-[0.6875rem]',
        isInterview ? 'bg-marker text-on-marker' : 'text-warn shadow-[inset_0_0_0_1.5px_var(--warn)]',
      )}
      to={to}
    >
      <b className="num truncate font-semibold text-fs-8 max-md:text-[0.75rem]">{isInterview ? clockOf(at) : word}</b>{' '}
      <span className="truncate group-hover:underline">{isInterview ? word : employer}</span>
      <span className="visually-hidden">{isInterview ? `: ${title}, ${employer}` : `: ${title}`}</span>
    </Link>
  );
}

/** This week in Berlin, with what happens on each of its days. */
export function thisWeek(now: Date, events: readonly WeekEvent[]): ThisWeek {
  const today = berlinDay(now);
  const monday = mondayOf(today);
  const days = Array.from({ length: 7 }, (_, index) => monday + index);
  return {
    number: isoWeek(monday),
    dates: days.map((day) => dateOf(day).getUTCDate()),
    monday: dateOf(monday),
    today: Math.floor(today) - monday,
    events: days.map((day) =>
      events.filter(({ at }) => Math.floor(berlinDay(at)) === day).sort((a, b) => a.at.localeCompare(b.at)),
    ),
  };
}

/** Returns the deadlines of saved jobs, except those already applied for. */
export function deadlineEvents(saved: readonly SavedJob[], applied: ReadonlySet<string | null>): WeekEvent[] {
  return saved
    .filter(({ state, job }) => state === 'open' && !applied.has(job.id))
    .map(({ job, validThrough }) => ({
      kind: 'deadline' as const,
      id: job.id,
      // It can be applied for until this moment: what ends at midnight ends on the day before.
      at: new Date(Date.parse(validThrough) - 1).toISOString(),
      title: job.title,
      employer: job.employer.name,
      to: `/jobs/${job.id}`,
    }));
}

/** The first interview that is not over. */
export function nextInterview(applications: readonly Application[], now: Date): Application | null {
  const ahead = applications.filter(
    ({ status, interviewAt }) => status === 'interview' && interviewAt && Date.parse(interviewAt) > now.getTime(),
  );
  return ahead.sort((a, b) => (a.interviewAt ?? '').localeCompare(b.interviewAt ?? ''))[0] ?? null;
}
