import type { Application } from '@stellenvisite/contract/applications/applications.schema';
import { useTranslation } from 'react-i18next';
import { LinkButton } from '../../../ui/button.tsx';
import { MarkerStroke } from '../../../ui/marker-stroke.tsx';
import { useLocale } from '../../../ui/use-locale.ts';
import { shortDayTime } from '../../jobs/display/apply/interview-time.ts';
import { JobTitle } from '../../jobs/display/job-title.tsx';
import { berlinDay } from '../../platform/dates/berlin-week.ts';
import { CalendarButton } from '../shared/calendar-button.tsx';

const PART = 'max-md:border-line max-md:border-r-0 max-md:border-b';
const MORE = 'font-normal font-text text-fs-8 text-ink-2 leading-[1.35] tracking-normal';

type NextInterviewProps = { application: Application; now: Date };

/** The next appointment, on the marker. */
export function NextInterview({ application, now }: NextInterviewProps) {
  const { t } = useTranslation('applications');
  const locale = useLocale();
  const { id, job, interviewAt } = application;
  if (!interviewAt) return null;
  const { unit, count } = relativeDayAhead(interviewAt, now);
  return (
    <section className="mine" aria-labelledby="next-interview">
      <MarkerStroke />
      <h2 id="next-interview" className="visually-hidden">
        {t('overview.next.title')}
      </h2>
      <dl className="mine-row grid-cols-[minmax(0,1fr)_minmax(0,1.5fr)_auto] max-lg:grid-cols-[minmax(0,1fr)_minmax(0,1.5fr)] max-md:grid-cols-1">
        <div className={PART}>
          <dt>{t('overview.next.title')}</dt>
          <dd className="num">{shortDayTime(interviewAt, locale)}</dd>
          <dd className={MORE}>{t(`overview.next.${unit}`, { count })}</dd>
        </div>
        <div className={PART}>
          <dt>{t('overview.next.job')}</dt>
          <dd lang="de">
            <JobTitle title={job.title} />
          </dd>
          <dd className={MORE} lang="de">
            {job.employer.name}, {job.city}
          </dd>
        </div>
        <div className="mine-do">
          <dt className="visually-hidden">{t('overview.next.actions')}</dt>
          <dd className="contents">
            <CalendarButton applicationId={id} look="icon" />
            <LinkButton to={`/dashboard/bewerbungen/${id}`}>{t('overview.next.open')}</LinkButton>
          </dd>
        </div>
      </dl>
    </section>
  );
}

/** How many days of the calendar lie ahead of a moment. */
function relativeDayAhead(when: string, now: Date): { unit: 'today' | 'tomorrow' | 'days'; count: number } {
  const count = Math.max(0, Math.floor(berlinDay(when)) - Math.floor(berlinDay(now)));
  return { unit: count === 0 ? 'today' : count === 1 ? 'tomorrow' : 'days', count };
}
