import { WEEKDAYS } from '@stellenvisite/contract/jobs/duty';
import { useTranslation } from 'react-i18next';
import { Skeleton, Skeletons } from '../../../ui/feedback/skeletons.tsx';

function CardSkeletons() {
  return (
    <div className="job">
      <div className="job-top">
        <Skeleton className="h-6 w-26" />
        <Skeleton className="ml-auto h-4 w-16" />
      </div>
      <Skeleton className="mt-3.5 h-6 w-[88%]" />
      <Skeleton className="mt-3 h-4 w-[62%]" />
      <div className="job-plan">
        <div className="week week-full">
          {WEEKDAYS.map((key) => (
            <span key={key} className="week-day">
              <Skeleton className="h-3 w-4" />
              <Skeleton className="h-7 w-full min-w-7" />
            </span>
          ))}
        </div>
        <div className="grid gap-1.5 md:justify-items-end">
          <Skeleton className="h-6 w-34" />
          <Skeleton className="h-3.5 w-24" />
        </div>
      </div>
      <div className="job-foot">
        <Skeleton className="h-3.5 w-56" />
        <span className="job-match" />
      </div>
    </div>
  );
}

export function JobCardSkeleton() {
  const { t } = useTranslation('ui');
  return (
    <Skeletons label={t('loading.job')} className="job-list">
      <CardSkeletons />
    </Skeletons>
  );
}

export function JobListSkeleton({ count = 6 }: { count?: number }) {
  const { t } = useTranslation('ui');
  return (
    <Skeletons label={t('loading.jobs')} className="job-list bleed-phone">
      {Array.from({ length: count }, (_, index) => (
        // biome-ignore lint/suspicious/noArrayIndexKey: all alike
        <CardSkeletons key={index} />
      ))}
    </Skeletons>
  );
}

export function JobPageSkeleton() {
  const { t } = useTranslation('ui');
  return (
    <Skeletons label={t('loading.job')}>
      <div className="bg-sheet-2">
        <div className="wrap pt-10 pb-20">
          <Skeleton className="sk-on-2 h-6 w-40" />
          <Skeleton className="sk-on-2 mt-5 h-12 w-[min(36rem,90%)]" />
          <Skeleton className="sk-on-2 mt-3 h-12 w-[min(22rem,60%)]" />
          <Skeleton className="sk-on-2 mt-6 h-5 w-72 max-w-full" />
        </div>
      </div>
      <div className="wrap -mt-12">
        <div className="kfs kfs-l">
          {Array.from({ length: 8 }, (_, index) => (
            // biome-ignore lint/suspicious/noArrayIndexKey: all alike
            <div key={index} className="kf">
              <Skeleton className="h-3.5 w-24" />
              <Skeleton className="mt-1 h-7 w-32 max-w-full" />
              <Skeleton className="mt-1 h-3.5 w-28 max-w-full" />
            </div>
          ))}
        </div>
        <div className="grid gap-10 pt-16 pb-24 md:grid-cols-[minmax(0,1fr)_24rem]">
          <div>
            <Skeleton className="h-9 w-80 max-w-full" />
            <Skeleton className="mt-6 h-80 w-full" />
          </div>
          <Skeleton className="h-72 w-full rounded-sheet" />
        </div>
      </div>
    </Skeletons>
  );
}
