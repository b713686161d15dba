import { SHIFTS, WEEKDAYS } from '@stellenvisite/contract/duty';
import { useTranslation } from 'react-i18next';
import { Bone, Bones } from '../../ui/skeletons.tsx';

const CELLS = SHIFTS.flatMap((shift) => WEEKDAYS.map((day) => `${shift} ${day}`));
const FIELDS = ['first', 'second', 'third', 'fourth'];

export function ProfileSkeleton() {
  const { t } = useTranslation('seeker-profiles');
  return (
    <Bones label={t('loading')}>
      <div className="wks">
        <header>
          <Bone className="h-8 w-48" />
        </header>
        <div className="wk-sheet">
          <div className="grid grid-cols-7 gap-2 p-3">
            {CELLS.map((cell) => (
              <Bone key={cell} className="h-12 w-full" />
            ))}
          </div>
        </div>
      </div>
      <div className="profile-columns">
        {['wishes', 'proofs'].map((sheet) => (
          <div key={sheet} className="psheet">
            <div className="psheet-body">
              {FIELDS.map((field) => (
                <Bone key={field} className="h-12 w-full" />
              ))}
            </div>
          </div>
        ))}
      </div>
    </Bones>
  );
}
