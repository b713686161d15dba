import { applicationReference } from '@stellenvisite/contract/applications/applications';
import type { ApplicationDetail } from '@stellenvisite/contract/applications/applications.schema';
import { MapPin } from 'lucide-react';
import { useTranslation } from 'react-i18next';
import { TextLink } from '../../../ui/text-link.tsx';
import { useLocale } from '../../../ui/use-locale.ts';
import { ApplicationStatusBadge } from '../../jobs/display/apply/application-status-badge.tsx';
import { shortDate, shortDayTime } from '../../jobs/display/apply/interview-time.ts';
import { offeredAtOf } from '../../jobs/display/apply/own-status.tsx';
import { CategoryBadge } from '../../jobs/display/job-badges.tsx';

type DetailHeadProps = { application: ApplicationDetail };

export function DetailKick({ application }: DetailHeadProps) {
  const { t } = useTranslation('applications');
  const locale = useLocale();
  const { status, openedAt, interviewAt, job, number, kind } = application;
  const offeredAt = offeredAtOf(application);
  return (
    <p className="ap-kick">
      <ApplicationStatusBadge status={status} />
      {status === 'applied' && openedAt && (
        <span className="num">{t('own.readOn', { date: shortDate(openedAt, locale) })}</span>
      )}
      {status === 'interview' && interviewAt && (
        <span className="num">{t('own.interviewOn', { date: shortDayTime(interviewAt, locale) })}</span>
      )}
      {status === 'interview' && offeredAt && (
        <span className="num">{t('own.offerOn', { date: shortDate(offeredAt, locale) })}</span>
      )}
      {job.category && <CategoryBadge category={job.category} onTint />}
      <span className="num">{t('detail.number', { number: applicationReference(number) })}</span>
      {kind !== 'full' && <span>{t(`detail.kind.${kind}`)}</span>}
    </p>
  );
}

export function AppliedJobLine({ application: { job } }: DetailHeadProps) {
  const { t } = useTranslation('applications');
  const { employer, city } = job;
  return (
    <p className="job-emp">
      <b lang="de">
        {employer.id ? <TextLink to={`/arbeitgebern/${employer.id}`}>{employer.name}</TextLink> : employer.name}
      </b>
      <span>
        <MapPin size={16} />
        {city}
      </span>
      {job.id && job.isLive ? (
        <TextLink to={`/jobs/${job.id}`}>{t('detail.ad')}</TextLink>
      ) : (
        <span>{t('detail.adOver')}</span>
      )}
    </p>
  );
}
