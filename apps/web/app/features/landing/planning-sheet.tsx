import { type Shift, WEEKDAYS } from '@stellenvisite/contract/duty';
import { clsx } from 'clsx';
import { Plus } from 'lucide-react';
import { useTranslation } from 'react-i18next';
import { LinkButton } from '../../ui/button.tsx';
import { isWeekend } from '../jobs/shared/shift.ts';
import { ShiftCell } from '../jobs/shared/shift-cell.tsx';
import { useWeekWords } from '../jobs/shared/use-week-words.ts';

const LETTERS: Record<string, Shift> = { F: 'early', T: 'day', S: 'late', N: 'night' };
const shiftsOf = (row: string) => [...row].map((letter) => LETTERS[letter] ?? null);

const ABOVE = [
  { name: 'Aydın, S.', week: 'FFF-SS-' },
  { name: 'Brandt, J.', week: 'SS-NN--' },
];
const OPEN = 'FFSS--N';
const BELOW = [
  { name: 'Ferrari, L.', week: '-NN--FF' },
  { name: 'Nowak, M.', week: 'TTTTT--' },
];

/** A ward's roster with a gap in it: an example, no real ward. */
export function PlanningSheet() {
  const { t } = useTranslation('landing');
  const words = useWeekWords();
  return (
    <figure className="psheet" aria-label={t('planning.sheet')}>
      <div className="prow phead" aria-hidden="true">
        <span className="pname">{t('planning.ward')}</span>
        {WEEKDAYS.map((day, index) => (
          <span key={day} className={clsx('pc', isWeekend(index) && 'we')}>
            {words.day(day)}
          </span>
        ))}
      </div>
      {ABOVE.map((row) => (
        <PlanningRow key={row.name} {...row} />
      ))}
      <div className="prow prow-open">
        <span className="pname">{t('planning.open')}</span>
        <PlanningCells week={OPEN} look="gap" />
        <LinkButton to="/fuer-arbeitgeber" size="s" className="prow-btn" icon={<Plus size={18} />}>
          {t('planning.advertise')}
        </LinkButton>
      </div>
      {BELOW.map((row) => (
        <PlanningRow key={row.name} {...row} />
      ))}
    </figure>
  );
}

function PlanningRow({ name, week }: { name: string; week: string }) {
  return (
    <div className="prow" aria-hidden="true">
      <span className="pname">{name}</span>
      <PlanningCells week={week} />
    </div>
  );
}

function PlanningCells({ week, look }: { week: string; look?: 'gap' }) {
  return shiftsOf(week).map((shift, index) => (
    <span key={WEEKDAYS[index]} className={clsx('pc', isWeekend(index) && 'we')}>
      {shift && <ShiftCell shift={shift} {...(look && { look })} />}
    </span>
  ));
}
