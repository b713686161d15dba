import { useTranslation } from 'react-i18next';
import { Bone, Bones } from '../../ui/skeletons.tsx';

export function TeamSkeleton() {
  const { t } = useTranslation('team');
  return (
    <Bones label={t('loading')}>
      <div className="tm-grid">
        <div>
          <Bone className="h-36 w-full" />
          <Bone className="h-72 w-full" />
        </div>
        <Bone className="h-80 w-full" />
      </div>
    </Bones>
  );
}
