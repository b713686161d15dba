import { monthName } from '@stellenvisite/contract/berlin-time';
import { SHIFTS, type Shift, WEEKDAYS } from '@stellenvisite/contract/duty';
import { hasWeek, type OwnWeek } from '@stellenvisite/contract/seeker-profiles';
import { clsx } from 'clsx';
import { useTranslation } from 'react-i18next';
import { Link } from 'react-router';
import { TextLink } from '../../../ui/text-link.tsx';
import { useLocale } from '../../../ui/use-locale.ts';
import { RosterFrame, RosterHead } from '../../jobs/shared/roster.tsx';
import { isWeekend } from '../../jobs/shared/shift.ts';
import { ShiftCell } from '../../jobs/shared/shift-cell.tsx';
import { useWeekWords } from '../../jobs/shared/use-week-words.ts';
import { clockOf } from '../shared/interview-time.ts';
import type { ThisWeek, WeekEvent } from './week-events.ts';

type WeekRosterProps = { week: ThisWeek /** The own wish, where the profile has one. */; wishes: OwnWeek | null };

/** This week as a roster: what the person likes to work, and what is due. */
export function WeekRoster({ week, wishes }: WeekRosterProps) {
  const { t } = useTranslation('applications');
  const locale = useLocale();
  return (
    <section aria-label={t('overview.week.title')} className="ap-week">
      <RosterFrame>
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
        <span className="rname">
          <b>{t('overview.week.wishes')}</b>
          <small>{t('overview.week.fromProfile')}</small>
        </span>
        {WEEKDAYS.map((day, index) => (
          <span key={day} className={clsx('rc', isWeekend(index) && 'we')}>
            <span className="visually-hidden">{`${words.day(day)}: ${textOf(liked[index] ?? [])}`}</span>
            <span className="ap-wish">
              {liked[index]?.map((shift) => (
                <ShiftCell key={shift} shift={shift} size="s" />
              ))}
            </span>
          </span>
        ))}
        <span className="rpay">
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
      <div className={clsx('rrow', isEmpty && 'ap-week-empty')}>
        <span className="rname">
          <b>{t('overview.week.events')}</b>
          <small>{t(isEmpty ? 'overview.week.none' : 'overview.week.source')}</small>
        </span>
        {WEEKDAYS.map((day, index) => (
          <span key={day} className={clsx('rc', isWeekend(index) && 'we')}>
            {events[index]?.map((event) => (
              <EventCell key={event.id} event={event} />
            ))}
          </span>
        ))}
        <span className="rpay" />
      </div>
    </div>
  );
}

function EventCell({ event: { kind, at, title, employer, to } }: { event: WeekEvent }) {
  const { t } = useTranslation('applications');
  const word = t(`overview.week.${kind}`);
  const isInterview = kind === 'interview';
  return (
    <Link className={`ap-event ap-event-${kind}`} to={to}>
      <b className="num">{isInterview ? clockOf(at) : word}</b> <span>{isInterview ? word : employer}</span>
      <span className="visually-hidden">{isInterview ? `: ${title}, ${employer}` : `: ${title}`}</span>
    </Link>
  );
}
