import { useTranslation } from 'react-i18next';
import { Card } from '../../ui/card.tsx';
import { Bone, RowsSkeleton } from '../../ui/skeletons.tsx';

/** The shape of the list that is on its way. */
export function AlertsSkeleton() {
  const { t } = useTranslation('job-alerts');
  return (
    <Card className="mt-6">
      <RowsSkeleton label={t('loading')} rows={3} className="grid gap-6">
        <Bone className="h-5 w-60 max-w-full" />
        <Bone className="mt-2 h-6 w-80 max-w-full" />
      </RowsSkeleton>
    </Card>
  );
}
