import type { Application } from '@stellenvisite/contract/applications.schema';
import { useTranslation } from 'react-i18next';
import { LinkButton } from '../../../ui/button.tsx';
import { MarkerStroke } from '../../../ui/marker-stroke.tsx';
import { useLocale } from '../../../ui/use-locale.ts';
import { JobTitle } from '../../jobs/shared/job-title.tsx';
import { CalendarButton } from '../shared/calendar-button.tsx';
import { shortDayTime } from '../shared/interview-time.ts';
import { relativeDayAhead } from './relative-day-ahead.ts';

type NextInterviewProps = { application: Application; now: Date };

/** The next appointment, on the marker. */
export function NextInterview({ application, now }: NextInterviewProps) {
  const { t } = useTranslation('applications');
  const locale = useLocale();
  const { id, job, interviewAt } = application;
  if (!interviewAt) return null;
  const { unit, count } = relativeDayAhead(interviewAt, now);
  return (
    <section className="mine ap-next" aria-labelledby="next-interview">
      <MarkerStroke />
      <h2 id="next-interview" className="visually-hidden">
        {t('overview.next.title')}
      </h2>
      <dl className="mine-row">
        <div>
          <dt>{t('overview.next.title')}</dt>
          <dd className="num">{shortDayTime(interviewAt, locale)}</dd>
          <dd className="ap-next-more">{t(`overview.next.${unit}`, { count })}</dd>
        </div>
        <div>
          <dt>{t('overview.next.job')}</dt>
          <dd lang="de">
            <JobTitle title={job.title} />
          </dd>
          <dd className="ap-next-more" lang="de">
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
