import { useTranslation } from 'react-i18next';
import { Skeleton } from '../../../../ui/feedback/skeletons.tsx';
import { MarkerStroke } from '../../../../ui/marker-stroke.tsx';
import { ROW, ROW_CELL, ROW_ITEM, ROW_LIST, ROW_STROKE } from './step-row.tsx';
import { BODY } from './wizard-frame.tsx';

const CELLS = ['a', 'b', 'c', 'd'];

/** The row and the first question, before it is known who answers. */
export function RowSkeleton() {
  const { t } = useTranslation('accounts', { keyPrefix: 'onboarding' });
  return (
    <div aria-busy="true">
      <p className="visually-hidden" role="status">
        {t('loading')}
      </p>
      <div className={ROW} aria-hidden="true">
        <MarkerStroke className={ROW_STROKE} />
        <div className="wrap">
          <ol className={ROW_LIST}>
            {CELLS.map((cell) => (
              <li key={cell} className={ROW_ITEM}>
                <div className={ROW_CELL}>
                  <Skeleton className="h-3.5 w-16" />
                  <Skeleton className="h-5 w-32" />
                </div>
              </li>
            ))}
          </ol>
        </div>
      </div>
      <div className={BODY} aria-hidden="true">
        <div className="grid gap-6">
          <Skeleton className="h-8 w-80" />
          <Skeleton className="h-32 w-full" />
          <Skeleton className="h-12 w-40" />
        </div>
      </div>
    </div>
  );
}
