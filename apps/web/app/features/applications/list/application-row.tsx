import type { Application } from '@stellenvisite/contract/applications.schema';
import { formatDate } from '@stellenvisite/contract/format-date';
import { clsx } from 'clsx';
import type { ReactNode } from 'react';
import { useTranslation } from 'react-i18next';
import { Link, useLocation } from 'react-router';
import { RelativeTime } from '../../../ui/relative-time.tsx';
import { useLocale } from '../../../ui/use-locale.ts';
import { JobTitle } from '../../jobs/shared/job-title.tsx';
import { ApplicationStatusBadge } from '../shared/application-status-badge.tsx';
import { shortDayTime } from '../shared/interview-time.ts';
import { ApplicationSteps } from './application-steps.tsx';
import { PhaseBars } from './phase-bars.tsx';
import type { WeekWindow } from './week-window.ts';

type ApplicationRowProps = { application: Application; window: WeekWindow; asOf: string };

/** One application on the weeks; the link of the title covers the row and opens the details over the list. */
export function ApplicationRow({ application, window, asOf }: ApplicationRowProps) {
  const { search } = useLocation();
  const { id, job, status } = application;
  const isOver = ['rejected', 'withdrawn'].includes(status);
  return (
    <article className={clsx('ap-row', isOver && 'ap-row-over')}>
      <div className="ap-name">
        <h3 lang="de">
          <Link
            to={{ pathname: `/dashboard/bewerbungen/${id}`, search }}
            state={{ isFromList: true }}
            preventScrollReset
            data-application={id}
          >
            <JobTitle title={job.title} />
          </Link>
        </h3>
        <small lang="de">
          {job.employer.name}, {job.city}
        </small>
      </div>
      <PhaseBars application={application} window={window} />
      <ApplicationSteps application={application} />
      <div className="ap-state">
        <ApplicationStatusBadge status={status} />
        <Facts application={application} asOf={asOf} />
      </div>
    </article>
  );
}

/** What is known beside the status: opened, when the interview is, that the job is over. */
function Facts({ application, asOf }: { application: Application; asOf: string }) {
  const { t } = useTranslation('applications');
  const locale = useLocale();
  const { kind, status, job, sentAt, openedAt, interviewAt } = application;
  const isOpen = status === 'applied' || status === 'interview';
  const facts: Record<string, ReactNode> = {
    external: kind === 'external' && t('list.fact.external'),
    sent: status === 'applied' && !openedAt && (
      <>
        {t('list.fact.sent')} <RelativeTime when={sentAt} asOf={asOf} />
      </>
    ),
    opened: status === 'applied' && openedAt && (
      <>
        {t('list.fact.opened')} <RelativeTime when={openedAt} asOf={asOf} />
      </>
    ),
    interview:
      status === 'interview' &&
      (interviewAt ? <span className="num">{shortDayTime(interviewAt, locale)}</span> : t('list.fact.date')),
    decided: ['rejected', 'hired', 'withdrawn'].includes(status) && (
      <span className="num">{t(`list.fact.${status}`, { date: formatDate(application.statusUpdatedAt) })}</span>
    ),
    ended: isOpen && !job.isLive && t('list.fact.ended'),
  };
  return Object.entries(facts).map(([key, fact]) => fact && <small key={key}>{fact}</small>);
}
