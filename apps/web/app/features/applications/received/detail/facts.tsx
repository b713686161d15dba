import type { ReceivedApplicationDetail } from '@stellenvisite/contract/applications/applications.schema';
import type { ReceivedApplication } from '@stellenvisite/contract/applications/received-applications.schema';
import { formatDay } from '@stellenvisite/contract/platform/format-date';
import { bestWishes } from '@stellenvisite/contract/seekers/shift-wishes';
import type { ReactNode } from 'react';
import { useTranslation } from 'react-i18next';
import { Skeleton } from '../../../../ui/feedback/skeletons.tsx';
import { useLocale } from '../../../../ui/use-locale.ts';
import { ShiftWishes } from '../shared/shift-wishes.tsx';

type FactsProps = {
  application: ReceivedApplicationDetail | ReceivedApplication;
  /** Null while it is read. */
  detail: ReceivedApplicationDetail | null;
};

/** Renders the facts of an applicant; the list knows a part of them before the rest is read. */
export function Facts({ application, detail }: FactsProps) {
  const { t } = useTranslation('received-application');
  const { t: sources } = useTranslation('statistics', { keyPrefix: 'source' });
  const number = new Intl.NumberFormat(useLocale());
  const profile = detail?.applicant?.profile;
  const years =
    'wishes' in application
      ? application.applicant?.yearsOfExperience
      : application.applicant?.profile?.yearsOfExperience;
  const wishes = 'wishes' in application ? application.wishes : bestWishes(profile?.week ?? null);
  const hours = [...new Set([profile?.hoursMin, profile?.hoursMax])].filter((each) => typeof each === 'number');
  const ofDetail = (value: ReactNode) => (detail ? value : <Skeleton className="h-4 w-16" />);
  return (
    <dl className="rd-facts">
      <div>
        <dt>{t('fact.years')}</dt>
        <dd className="num">{years == null ? t('fact.unsaid') : t('fact.yearsValue', { count: years })}</dd>
      </div>
      <div>
        <dt>{t('fact.start')}</dt>
        <dd className="num">
          {ofDetail(profile?.earliestStart ? formatDay(profile.earliestStart) : t('fact.unsaid'))}
        </dd>
      </div>
      <div>
        <dt>{t('fact.hours')}</dt>
        <dd className="num">
          {ofDetail(
            hours.length > 0
              ? t('fact.hoursValue', { hours: hours.map((each) => number.format(each)).join('–') })
              : t('fact.unsaid'),
          )}
        </dd>
      </div>
      <div>
        <dt>{t('fact.shifts')}</dt>
        <dd>{wishes ? <ShiftWishes wishes={wishes} /> : t('fact.unsaid')}</dd>
      </div>
      <div>
        <dt>{t('fact.source')}</dt>
        <dd>{application.source ? sources(application.source) : t('fact.here')}</dd>
      </div>
    </dl>
  );
}
