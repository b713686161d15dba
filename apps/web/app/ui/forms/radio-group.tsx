import { clsx } from 'clsx';
import type { ReactNode } from 'react';

export type RadioOption<Value extends string> = {
  value: Value;
  label: ReactNode;
  help?: ReactNode;
  disabled?: boolean;
};

export type RadioGroupProps<Value extends string> = {
  name: string;
  legend: ReactNode;
  hideLegend?: boolean;
  options: readonly RadioOption<Value>[];
  /** Null: none is chosen yet. */
  value?: Value | null;
  defaultValue?: Value;
  onValueChange?: (value: Value) => void;
  /** `joined` are cards without gaps in one frame; `segments` is the small switch between two or three views. */
  layout?: 'list' | 'cards' | 'joined' | 'segments';
  className?: string;
};

const LISTS = { list: undefined, cards: 'grid gap-2', joined: 'opt-joined', segments: 'seg' } as const;

export function RadioGroup<Value extends string>(props: RadioGroupProps<Value>) {
  const { name, legend, hideLegend, options, value, defaultValue, onValueChange, layout = 'list', className } = props;
  const segments = layout === 'segments';
  const hasCards = layout === 'cards' || layout === 'joined';
  return (
    <fieldset className={clsx('min-w-0', className)}>
      <legend className={hideLegend ? 'visually-hidden' : 'fld-label mb-1.5'}>{legend}</legend>
      <div className={LISTS[layout]}>
        {options.map((option) => (
          <label key={option.value} className={segments ? undefined : clsx('opt', hasCards && 'opt-card')}>
            <input
              type="radio"
              className={segments ? undefined : 'dot'}
              name={name}
              value={option.value}
              disabled={option.disabled}
              {...(value !== undefined
                ? { checked: value === option.value }
                : { defaultChecked: defaultValue === option.value })}
              onChange={() => onValueChange?.(option.value)}
            />
            <span>
              {option.label}
              {option.help && <small>{option.help}</small>}
            </span>
          </label>
        ))}
      </div>
    </fieldset>
  );
}
