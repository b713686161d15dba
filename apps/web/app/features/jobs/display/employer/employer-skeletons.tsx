import { useTranslation } from 'react-i18next';
import { Skeleton, Skeletons } from '../../../../ui/feedback/skeletons.tsx';

export function EmployerListSkeleton({ count = 8 }: { count?: number }) {
  const { t } = useTranslation('ui');
  return (
    <Skeletons label={t('loading.employers')} className="job-list bleed-phone">
      {Array.from({ length: count }, (_, index) => (
        // biome-ignore lint/suspicious/noArrayIndexKey: all alike
        <div key={index} className="job flex-row! gap-5">
          <Skeleton className="size-20" />
          <div className="flex-1">
            <Skeleton className="h-6 w-[min(20rem,70%)]" />
            <Skeleton className="mt-3 h-4 w-[min(14rem,50%)]" />
            <Skeleton className="mt-3 h-4 w-[min(24rem,90%)]" />
          </div>
        </div>
      ))}
    </Skeletons>
  );
}
