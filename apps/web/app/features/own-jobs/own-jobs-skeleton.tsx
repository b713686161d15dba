import { useTranslation } from 'react-i18next';
import { Card } from '../../ui/card.tsx';
import { Bone } from '../../ui/skeletons.tsx';

const ROWS = 5;

/** The shape of the table that is on its way. */
export function OwnJobsSkeleton() {
  const { t } = useTranslation('own-jobs');
  return (
    <Card aria-busy="true">
      <p className="visually-hidden" role="status">
        {t('loading')}
      </p>
      <div className="grid gap-8" aria-hidden="true">
        {Array.from({ length: ROWS }, (_, index) => (
          // biome-ignore lint/suspicious/noArrayIndexKey: all alike
          <div key={index} className="grid gap-4 md:grid-cols-[2fr_1fr_2fr]">
            <Bone className="h-5 w-full" />
            <Bone className="h-5 w-32 max-w-full" />
            <Bone className="h-12 w-full" />
          </div>
        ))}
      </div>
    </Card>
  );
}
