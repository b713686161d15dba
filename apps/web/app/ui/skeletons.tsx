import { clsx } from 'clsx';
import type { ReactNode } from 'react';
import { useTranslation } from 'react-i18next';
import { DAY_KEYS } from './shift.ts';

/** One grey bar; give it a size by class. */
export function Bone({ className }: { className: string }) {
  return <i className={clsx('sk', className)} />;
}

function Bones({ label, className, children }: { label: string; className?: string; children: ReactNode }) {
  return (
    <div className={className} aria-busy="true">
      <p className="visually-hidden" role="status">
        {label}
      </p>
      <div aria-hidden="true">{children}</div>
    </div>
  );
}

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
          {DAY_KEYS.map((key) => (
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
        <Bone className="h-6 w-46" />
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

export function LandingSkeleton() {
  const { t } = useTranslation('ui');
  return (
    <Bones label={t('loading.page')}>
      <div className="wrap py-12">
        <Bone className="h-[clamp(2.75rem,8vw,7rem)] w-[92%]" />
        <Bone className="mt-6 h-6 w-[min(40rem,80%)]" />
      </div>
      <div className="roster">
        {Array.from({ length: 6 }, (_, index) => (
          // biome-ignore lint/suspicious/noArrayIndexKey: all alike
          <div key={index} className="rwrap">
            <div className="wrap flex h-15 items-center gap-6">
              <Bone className="h-5 w-60 max-w-[40%]" />
              <Bone className="h-9 flex-1" />
            </div>
          </div>
        ))}
      </div>
    </Bones>
  );
}

export function EmployerListSkeleton({ count = 8 }: { count?: number }) {
  const { t } = useTranslation('ui');
  return (
    <Bones label={t('loading.employers')} className="job-list bleed-phone">
      {Array.from({ length: count }, (_, index) => (
        // biome-ignore lint/suspicious/noArrayIndexKey: all alike
        <div key={index} className="job flex-row! gap-5">
          <Bone className="size-20" />
          <div className="flex-1">
            <Bone className="h-6 w-[min(20rem,70%)]" />
            <Bone className="mt-3 h-4 w-[min(14rem,50%)]" />
            <Bone className="mt-3 h-4 w-[min(24rem,90%)]" />
          </div>
        </div>
      ))}
    </Bones>
  );
}

/** A page of text: head, lead and paragraphs. */
export function PageSkeleton() {
  const { t } = useTranslation('ui');
  return (
    <Bones label={t('loading.page')} className="wrap py-12">
      <Bone className="h-11 w-[min(32rem,85%)]" />
      <Bone className="mt-4 h-5 w-[min(40rem,95%)]" />
      <div className="mt-12 grid max-w-2xl gap-3">
        {['w-full', 'w-[94%]', 'w-[97%]', 'w-[60%]', 'w-full', 'w-[88%]', 'w-[72%]'].map((width, index) => (
          // biome-ignore lint/suspicious/noArrayIndexKey: all alike
          <Bone key={index} className={clsx('h-4', width)} />
        ))}
      </div>
    </Bones>
  );
}

type RowsSkeletonProps = { label: string; rows: number; className: string; children: ReactNode };

/** So many rows of the same bones. */
export function RowsSkeleton({ label, rows, className, children }: RowsSkeletonProps) {
  return (
    <Bones label={label}>
      <div className={className}>
        {Array.from({ length: rows }, (_, index) => (
          // biome-ignore lint/suspicious/noArrayIndexKey: all alike
          <div key={index}>{children}</div>
        ))}
      </div>
    </Bones>
  );
}
