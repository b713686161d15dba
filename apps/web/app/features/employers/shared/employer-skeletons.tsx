import { useTranslation } from 'react-i18next';
import { Bone, Bones } from '../../../ui/skeletons.tsx';

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
