import { Minus, Plus } from 'lucide-react';
import { useId } from 'react';
import { useTranslation } from 'react-i18next';

type StepperProps = {
  label: string;
  /** From the least to the most. */
  values: readonly (number | null)[];
  value: number | null;
  format: (value: number | null) => string;
  onChange: (value: number | null) => void;
};

/** Few values, one press apart. */
export function Stepper({ label, values, value, format, onChange }: StepperProps) {
  const { t } = useTranslation('seeker-profiles');
  const id = useId();
  const place = values.indexOf(value);
  const step = (by: 1 | -1) => {
    const next = values[place + by];
    if (next !== undefined) onChange(next);
  };
  return (
    // biome-ignore lint/a11y/useSemanticElements: a fieldset is for a form; this is one value
    <div role="group" aria-labelledby={id}>
      <h3 id={id}>{label}</h3>
      <div className="stepper">
        <button
          type="button"
          aria-label={t('stepper.less', { label })}
          aria-disabled={place <= 0 || undefined}
          onClick={() => step(-1)}
        >
          <Minus size={18} />
        </button>
        <output className="num">{format(value)}</output>
        <button
          type="button"
          aria-label={t('stepper.more', { label })}
          aria-disabled={place === values.length - 1 || undefined}
          onClick={() => step(1)}
        >
          <Plus size={18} />
        </button>
      </div>
    </div>
  );
}
