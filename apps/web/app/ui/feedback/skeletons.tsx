import { clsx } from 'clsx';
import type { ReactNode } from 'react';
import { useTranslation } from 'react-i18next';

/** Renders one grey bar; give it a size by class. */
export function Skeleton({ className }: { className: string }) {
  return <i className={clsx('sk', className)} />;
}

/** Bones for a part of a page that is being read; `label` says so to those who cannot see them. */
export function Skeletons({ label, className, children }: { label: string; className?: string; children: ReactNode }) {
  return (
    <div className={className} aria-busy="true">
      <p className="visually-hidden" role="status">
        {label}
      </p>
      <div aria-hidden="true">{children}</div>
    </div>
  );
}

/** Renders a page of text: head, lead and paragraphs. */
export function PageSkeleton() {
  const { t } = useTranslation('ui');
  return (
    <Skeletons label={t('loading.page')} className="wrap py-12">
      <Skeleton className="h-11 w-[min(32rem,85%)]" />
      <Skeleton className="mt-4 h-5 w-[min(40rem,95%)]" />
      <div className="mt-12 grid max-w-2xl gap-3">
        {['w-full', 'w-[94%]', 'w-[97%]', 'w-[60%]', 'w-full', 'w-[88%]', 'w-[72%]'].map((width, index) => (
          // biome-ignore lint/suspicious/noArrayIndexKey: all alike
          <Skeleton key={index} className={clsx('h-4', width)} />
        ))}
      </div>
    </Skeletons>
  );
}

type RowsSkeletonProps = { label: string; rows: number; className: string; children: ReactNode };

/** So many rows of the same bones. */
export function RowsSkeleton({ label, rows, className, children }: RowsSkeletonProps) {
  return (
    <Skeletons label={label}>
      <div className={className}>
        {Array.from({ length: rows }, (_, index) => (
          // biome-ignore lint/suspicious/noArrayIndexKey: all alike
          <div key={index}>{children}</div>
        ))}
      </div>
    </Skeletons>
  );
}
