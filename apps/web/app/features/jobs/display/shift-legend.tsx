import { SHIFTS } from '@stellenvisite/contract/jobs/duty';
import { clsx } from 'clsx';
import { useTranslation } from 'react-i18next';
import { ShiftCell } from './shift-cell.tsx';

/** Explains the shift letters F, T, S and N. */
export function ShiftLegend({ className }: { className?: string }) {
  const { t } = useTranslation('ui');
  return (
    <ul className={clsx('codes', className)} aria-label={t('shift.legend')}>
      {SHIFTS.map((shift) => (
        <li key={shift}>
          <ShiftCell shift={shift} size="s" />
          {t(`shift.${shift}.name`)}
        </li>
      ))}
    </ul>
  );
}
