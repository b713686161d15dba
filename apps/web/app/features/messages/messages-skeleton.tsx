import { useTranslation } from 'react-i18next';
import { RowsSkeleton, Skeleton, Skeletons } from '../../ui/feedback/skeletons.tsx';

export function ListSkeleton() {
  const { t } = useTranslation('messages');
  return (
    <RowsSkeleton label={t('loading')} rows={5} className="msg-bones">
      <Skeleton className="h-10 w-10" />
      <div className="grid gap-2">
        <Skeleton className="h-4 w-3/5" />
        <Skeleton className="h-3 w-4/5" />
        <Skeleton className="h-3 w-full" />
      </div>
    </RowsSkeleton>
  );
}

export function ThreadSkeleton() {
  const { t } = useTranslation('messages');
  return (
    <Skeletons label={t('loading')} className="msg-thread">
      <div className="grid gap-4 p-6">
        <Skeleton className="h-16 w-3/5" />
        <Skeleton className="ml-auto h-20 w-1/2" />
        <Skeleton className="h-12 w-2/5" />
      </div>
    </Skeletons>
  );
}

/** Before the session is known: the page is the same for all. */
export function MessagesSkeleton() {
  const { t } = useTranslation('messages');
  return (
    <div className="msgs">
      <section className="msg-list">
        <header>
          <h2>{t('title')}</h2>
        </header>
        <ListSkeleton />
      </section>
    </div>
  );
}
