import { useTranslation } from 'react-i18next';
import { Card } from '../../ui/card.tsx';
import { Bone, RowsSkeleton } from '../../ui/skeletons.tsx';

/** The shape of the list that is on its way. */
export function SearchesSkeleton({ rows }: { rows: number }) {
  const { t } = useTranslation('saved-searches');
  return (
    <Card>
      <RowsSkeleton label={t('loading')} rows={rows} className="grid gap-6">
        <Bone className="h-5 w-60 max-w-full" />
        <Bone className="mt-2 h-4 w-80 max-w-full" />
      </RowsSkeleton>
    </Card>
  );
}
