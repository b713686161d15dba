import { useTranslation } from 'react-i18next';
import { Bone } from '../../ui/skeletons.tsx';

/** The shape of a list of rows that is on its way. */
export function RowsSkeleton({ rows = 2 }: { rows?: number }) {
  const { t } = useTranslation('account');
  return (
    <div aria-busy="true">
      <p className="visually-hidden" role="status">
        {t('loading')}
      </p>
      <div className="grid gap-5" aria-hidden="true">
        {Array.from({ length: rows }, (_, index) => (
          // biome-ignore lint/suspicious/noArrayIndexKey: all alike
          <div key={index} className="grid gap-2">
            <Bone className="h-5 w-60" />
            <Bone className="h-4 w-80" />
          </div>
        ))}
      </div>
    </div>
  );
}
