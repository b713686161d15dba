import { useTranslation } from 'react-i18next';
import { Card } from '../../ui/card.tsx';
import { Bone } from '../../ui/skeletons.tsx';

/** The shape of the list that is on its way. */
export function SearchesSkeleton({ rows }: { rows: number }) {
  const { t } = useTranslation('saved-searches');
  return (
    <Card aria-busy="true">
      <p className="visually-hidden" role="status">
        {t('loading')}
      </p>
      <div className="grid gap-6" aria-hidden="true">
        {Array.from({ length: rows }, (_, index) => (
          // biome-ignore lint/suspicious/noArrayIndexKey: all alike
          <div key={index} className="grid gap-2">
            <Bone className="h-5 w-60 max-w-full" />
            <Bone className="h-4 w-80 max-w-full" />
          </div>
        ))}
      </div>
    </Card>
  );
}
