import { useTranslation } from 'react-i18next';
import { Card } from '../../ui/card.tsx';
import { Bone, RowsSkeleton } from '../../ui/skeletons.tsx';

const ROWS = 5;

/** Skeleton of the table. */
export function OwnJobsSkeleton() {
  const { t } = useTranslation('own-jobs');
  return (
    <Card>
      <RowsSkeleton label={t('loading')} rows={ROWS} className="grid gap-8">
        <div className="grid gap-4 md:grid-cols-[2fr_1fr_2fr]">
          <Bone className="h-5 w-full" />
          <Bone className="h-5 w-32 max-w-full" />
          <Bone className="h-12 w-full" />
        </div>
      </RowsSkeleton>
    </Card>
  );
}
