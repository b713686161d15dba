import { SHIFTS, type Shift } from '@stellenvisite/contract/jobs/duty';
import { clsx } from 'clsx';
import { useTranslation } from 'react-i18next';
import { useShiftLetters } from './shift.ts';

export type ShiftPickerProps = {
  name: string;
  value: readonly Shift[];
  onValueChange?: (value: Shift[]) => void;
  counts?: Partial<Record<Shift, number>>;
  formatCount?: (count: number) => string;
  className?: string;
};

/** The shifts a person would work. Real checkboxes, so it works in a plain form. */
export function ShiftPicker({ name, value, onValueChange, counts, formatCount = String, className }: ShiftPickerProps) {
  const { t } = useTranslation('ui');
  const letters = useShiftLetters();
  const toggle = (shift: Shift, on: boolean) =>
    onValueChange?.(SHIFTS.filter((each) => (each === shift ? on : value.includes(each))));
  return (
    <fieldset className={className}>
      <legend className="visually-hidden">{t('shift.pick')}</legend>
      <div className="fshifts">
        {SHIFTS.map((shift) => (
          <label key={shift} className={clsx('fshift', `sh-${shift}`)}>
            <input
              type="checkbox"
              name={name}
              value={shift}
              {...(onValueChange
                ? { checked: value.includes(shift), onChange: (event) => toggle(shift, event.target.checked) }
                : { defaultChecked: value.includes(shift) })}
            />
            <b aria-hidden="true">{letters[shift]}</b>
            <span>{t(`shift.${shift}.name`)}</span>
            {counts?.[shift] !== undefined && <i className="num">{formatCount(counts[shift])}</i>}
          </label>
        ))}
      </div>
    </fieldset>
  );
}
