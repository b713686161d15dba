import { useTranslation } from 'react-i18next';
import { MarkerStroke } from '../../../ui/marker-stroke.tsx';
import { Bone } from '../../../ui/skeletons.tsx';

const CELLS = ['a', 'b', 'c', 'd'];

/** The row and the first question, before it is known who answers. */
export function RowSkeleton() {
  const { t } = useTranslation('accounts', { keyPrefix: 'onboarding' });
  return (
    <div aria-busy="true">
      <p className="visually-hidden" role="status">
        {t('loading')}
      </p>
      <div className="ob-row" aria-hidden="true">
        <MarkerStroke />
        <div className="wrap">
          <ol>
            {CELLS.map((cell) => (
              <li key={cell}>
                <div className="ob-cell">
                  <Bone className="h-3.5 w-16" />
                  <Bone className="h-5 w-32" />
                </div>
              </li>
            ))}
          </ol>
        </div>
      </div>
      <div className="wrap ob-body" aria-hidden="true">
        <div className="ob-form">
          <Bone className="h-8 w-80" />
          <Bone className="h-32 w-full" />
          <Bone className="h-12 w-40" />
        </div>
      </div>
    </div>
  );
}
