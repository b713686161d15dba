import { useTranslation } from 'react-i18next';
import { Bone, Bones } from '../../../ui/skeletons.tsx';
import './employer-media.css';

export function MediaSkeleton() {
  const { t } = useTranslation('employer-media');
  return (
    <Bones label={t('loading')}>
      <div className="md-layout">
        <div className="md-card md-grid p-5">
          {['a', 'b', 'c', 'd', 'e', 'f'].map((key) => (
            <Bone key={key} className="h-56 w-full" />
          ))}
        </div>
        <div className="md-side">
          <Bone className="h-40 w-full" />
          <Bone className="h-56 w-full" />
        </div>
      </div>
    </Bones>
  );
}
