import { useTranslation } from 'react-i18next';
import { Bone, Bones } from '../../../ui/skeletons.tsx';

const ROWS = [0, 1, 2, 3];

/** The shape of the list that is on its way. */
export function ApplicationsSkeleton() {
  const { t } = useTranslation('applications');
  return (
    <Bones label={t('list.loading')} className="ap-table bleed-phone">
      {ROWS.map((row) => (
        <div key={row} className="ap-row">
          <div className="ap-name">
            <Bone className="h-5 w-[min(14rem,90%)]" />
            <Bone className="mt-2 h-4 w-40 max-w-full" />
          </div>
          <div className="ap-bars" />
          <div className="ap-state">
            <Bone className="h-7 w-28" />
          </div>
        </div>
      ))}
    </Bones>
  );
}
