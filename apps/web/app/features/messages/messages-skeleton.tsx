import { clsx } from 'clsx';
import { useTranslation } from 'react-i18next';
import { RowsSkeleton, Skeleton, Skeletons } from '../../ui/feedback/skeletons.tsx';

/** List and thread fill the window next to the rail, and each scrolls on its own. */
export const MESSAGES_FRAME = clsx(
  'mr-[calc(-1_*_max(var(--gutter),(100vw_-_var(--content))_/_2))] grid h-[calc(100dvh_-_4.5rem)] min-h-136 overflow-clip grid-cols-[21.5rem_minmax(0,1fr)] grid-rows-[minmax(0,1fr)] max-md:-mx-(--gutter) max-md:block max-md:h-auto max-md:min-h-0 max-lg:grid-cols-[18rem_minmax(0,1fr)] lg:has-[>aside]:grid-cols-[21.5rem_minmax(0,1fr)_19rem]',
  // In the employer area the page is as high as the window.
  '[.e-full_&]:m-0 [.e-full_&]:h-full max-md:[.e-full_&]:h-auto',
);

export const THREAD = 'flex min-h-0 min-w-0 flex-col bg-paper max-md:h-dvh';

export function ListSkeleton() {
  const { t } = useTranslation('messages');
  return (
    <RowsSkeleton
      label={t('loading')}
      rows={5}
      className="[&>div]:grid [&>div]:grid-cols-[2.5rem_minmax(0,1fr)] [&>div]:gap-3 [&>div]:border-line [&>div]:border-b [&>div]:px-5 [&>div]:py-3.5"
    >
      <Skeleton className="h-10 w-10" />
      <div className="grid grid grid-cols-[2.5rem_minmax(0,1fr)] gap-2 gap-3 border-line border-b px-5 py-3.5">
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
    <Skeletons label={t('loading')} className={THREAD}>
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
    <div className={MESSAGES_FRAME} data-fills-window="list">
      <section className="flex min-h-0 min-w-0 flex-col overflow-y-auto border-line border-r bg-sheet [scrollbar-width:thin] max-md:overflow-visible max-md:border-0">
        <header className="sticky top-0 z-2 border-line-2 border-b bg-sheet px-5 pt-5 max-md:static max-md:px-gutter">
          <h2 className="mb-3 text-[1.5rem] leading-[1.2] tracking-[-0.025em]">{t('title')}</h2>
        </header>
        <ListSkeleton />
      </section>
    </div>
  );
}
