import { useTranslation } from 'react-i18next';
import { Bone, Bones } from '../../../ui/skeletons.tsx';

const COLUMNS = [0, 1, 2, 3, 4];
const CARDS = [0, 1, 2];

/** The shape of the board that is on its way. */
export function ReceivedSkeleton() {
  const { t } = useTranslation('received-applications');
  return (
    <Bones label={t('loading')} className="board-bones">
      {COLUMNS.map((column) => (
        <div key={column}>
          {CARDS.map((card) => (
            <div key={card} className="rb-card">
              <Bone className="h-5 w-32 max-w-full" />
              <Bone className="mt-2 h-4 w-40 max-w-full" />
              <Bone className="mt-4 h-6 w-24" />
            </div>
          ))}
        </div>
      ))}
    </Bones>
  );
}
