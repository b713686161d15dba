import { clsx } from 'clsx';
import { useTranslation } from 'react-i18next';
import { RowsSkeleton, Skeleton } from '../../../../ui/feedback/skeletons.tsx';

const ROWS = 8;

export const SHEET =
  'rounded-sheet border border-line bg-sheet max-md:mx-[calc(-1*var(--gutter))] max-md:rounded-none max-md:border-x-0';

/** Renders the shape of the figures and of the table. */
export function JobsSkeleton() {
  const { t } = useTranslation('own-jobs');
  return (
    <>
      <Skeleton className="mb-5 h-24 w-full" />
      <section className={clsx(SHEET, 'p-6')}>
        <RowsSkeleton label={t('loading')} rows={ROWS} className="grid gap-8">
          <div className="grid gap-4 md:grid-cols-[2fr_1fr_1fr_1fr]">
            <Skeleton className="h-8 w-full" />
            <Skeleton className="h-8 w-32 max-w-full" />
            <Skeleton className="h-8 w-24 max-w-full" />
            <Skeleton className="h-8 w-20 max-w-full" />
          </div>
        </RowsSkeleton>
      </section>
    </>
  );
}
