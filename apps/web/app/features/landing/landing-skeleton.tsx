import { useTranslation } from 'react-i18next';
import { Bone, Bones } from '../../ui/skeletons.tsx';

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
