import { useTranslation } from 'react-i18next';
import { Skeleton } from '../../../../ui/feedback/skeletons.tsx';

const PANELS = ['first', 'second'];

/** Skeleton of the settings while the session is being read. */
export function PanelsSkeleton() {
  const { t } = useTranslation('accounts');
  return (
    <div aria-busy="true">
      <p className="visually-hidden" role="status">
        {t('loading')}
      </p>
      <div aria-hidden="true">
        {PANELS.map((panel) => (
          <div key={panel} className="panel">
            <div className="grid content-start gap-2">
              <Skeleton className="h-6 w-36" />
              <Skeleton className="h-4 w-48" />
            </div>
            <div className="panel-body">
              <Skeleton className="h-12 w-full" />
              <Skeleton className="h-12 w-full" />
              <Skeleton className="h-12 w-36" />
            </div>
          </div>
        ))}
      </div>
    </div>
  );
}
