import { useTranslation } from 'react-i18next';
import { Skeleton, Skeletons } from '../../../../ui/feedback/skeletons.tsx';
import './employer-media.css';

export function MediaSkeleton() {
  const { t } = useTranslation('employer-media');
  return (
    <Skeletons label={t('loading')}>
      <div className="md-layout">
        <div className="md-card md-grid p-5">
          {['a', 'b', 'c', 'd', 'e', 'f'].map((key) => (
            <Skeleton key={key} className="h-56 w-full" />
          ))}
        </div>
        <div className="md-side">
          <Skeleton className="h-40 w-full" />
          <Skeleton className="h-56 w-full" />
        </div>
      </div>
    </Skeletons>
  );
}
