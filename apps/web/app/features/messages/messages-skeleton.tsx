import { useTranslation } from 'react-i18next';
import { Bone, Bones, RowsSkeleton } from '../../ui/skeletons.tsx';

export function ListSkeleton() {
  const { t } = useTranslation('messages');
  return (
    <RowsSkeleton label={t('loading')} rows={5} className="msg-bones">
      <Bone className="h-10 w-10" />
      <div className="grid gap-2">
        <Bone className="h-4 w-3/5" />
        <Bone className="h-3 w-4/5" />
        <Bone className="h-3 w-full" />
      </div>
    </RowsSkeleton>
  );
}

export function ThreadSkeleton() {
  const { t } = useTranslation('messages');
  return (
    <Bones label={t('loading')} className="msg-thread">
      <div className="grid gap-4 p-6">
        <Bone className="h-16 w-3/5" />
        <Bone className="ml-auto h-20 w-1/2" />
        <Bone className="h-12 w-2/5" />
      </div>
    </Bones>
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
