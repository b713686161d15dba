import { useTranslation } from 'react-i18next';
import { Skeleton, Skeletons } from '../../../../ui/feedback/skeletons.tsx';

export function MediaSkeleton() {
  const { t } = useTranslation('employer-media');
  return (
    <Skeletons label={t('loading')}>
      <div className="grid grid-cols-[minmax(0,1fr)_19rem] gap-5 items-start max-[72rem]:grid-cols-1">
        <div className="bg-sheet border border-line rounded-sheet grid grid-cols-3 gap-4 p-5 max-md:grid-cols-[repeat(auto-fill,minmax(min(15rem,100%),1fr))] max-md:mx-[calc(-1*var(--gutter))] max-md:border-x-0 max-md:rounded-none max-md:px-gutter">
          {['a', 'b', 'c', 'd', 'e', 'f'].map((key) => (
            <Skeleton key={key} className="h-56 w-full" />
          ))}
        </div>
        <div className="grid grid-cols-1 gap-5 max-[72rem]:grid-cols-[repeat(auto-fit,minmax(17rem,1fr))] max-[72rem]:items-start">
          <Skeleton className="h-40 w-full" />
          <Skeleton className="h-56 w-full" />
        </div>
      </div>
    </Skeletons>
  );
}
