import { WEEKDAYS } from '@stellenvisite/contract/duty';
import { useTranslation } from 'react-i18next';
import { Bone, Bones } from '../../../ui/skeletons.tsx';

function CardBones() {
  return (
    <div className="job">
      <div className="job-top">
        <Bone className="h-6 w-26" />
        <Bone className="ml-auto h-4 w-16" />
      </div>
      <Bone className="mt-3.5 h-6 w-[88%]" />
      <Bone className="mt-3 h-4 w-[62%]" />
      <div className="job-plan">
        <div className="week week-full">
          {WEEKDAYS.map((key) => (
            <span key={key} className="week-day">
              <Bone className="h-3 w-4" />
              <Bone className="h-7 w-full min-w-7" />
            </span>
          ))}
        </div>
        <div className="grid gap-1.5 md:justify-items-end">
          <Bone className="h-6 w-34" />
          <Bone className="h-3.5 w-24" />
        </div>
      </div>
      <div className="job-foot">
        <Bone className="h-3.5 w-56" />
        <span className="job-match" />
      </div>
    </div>
  );
}

export function JobCardSkeleton() {
  const { t } = useTranslation('ui');
  return (
    <Bones label={t('loading.job')} className="job-list">
      <CardBones />
    </Bones>
  );
}

export function JobListSkeleton({ count = 6 }: { count?: number }) {
  const { t } = useTranslation('ui');
  return (
    <Bones label={t('loading.jobs')} className="job-list bleed-phone">
      {Array.from({ length: count }, (_, index) => (
        // biome-ignore lint/suspicious/noArrayIndexKey: all alike
        <CardBones key={index} />
      ))}
    </Bones>
  );
}

export function JobPageSkeleton() {
  const { t } = useTranslation('ui');
  return (
    <Bones label={t('loading.job')}>
      <div className="bg-sheet-2">
        <div className="wrap pt-10 pb-20">
          <Bone className="sk-on-2 h-6 w-40" />
          <Bone className="sk-on-2 mt-5 h-12 w-[min(36rem,90%)]" />
          <Bone className="sk-on-2 mt-3 h-12 w-[min(22rem,60%)]" />
          <Bone className="sk-on-2 mt-6 h-5 w-72 max-w-full" />
        </div>
      </div>
      <div className="wrap -mt-12">
        <div className="kfs kfs-l">
          {Array.from({ length: 8 }, (_, index) => (
            // biome-ignore lint/suspicious/noArrayIndexKey: all alike
            <div key={index} className="kf">
              <Bone className="h-3.5 w-24" />
              <Bone className="mt-1 h-7 w-32 max-w-full" />
              <Bone className="mt-1 h-3.5 w-28 max-w-full" />
            </div>
          ))}
        </div>
        <div className="grid gap-10 pt-16 pb-24 md:grid-cols-[minmax(0,1fr)_24rem]">
          <div>
            <Bone className="h-9 w-80 max-w-full" />
            <Bone className="mt-6 h-80 w-full" />
          </div>
          <Bone className="h-72 w-full rounded-sheet" />
        </div>
      </div>
    </Bones>
  );
}
