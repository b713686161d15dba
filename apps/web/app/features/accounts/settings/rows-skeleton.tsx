import { useTranslation } from 'react-i18next';
import { Bone, RowsSkeleton as Rows } from '../../../ui/skeletons.tsx';

/** Skeleton of a list of rows. */
export function RowsSkeleton({ rows = 2 }: { rows?: number }) {
  const { t } = useTranslation('accounts');
  return (
    <Rows label={t('loading')} rows={rows} className="grid gap-5">
      <Bone className="h-5 w-60" />
      <Bone className="mt-2 h-4 w-80" />
    </Rows>
  );
}
