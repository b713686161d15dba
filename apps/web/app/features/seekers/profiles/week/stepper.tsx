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

const STEP =
  'grid h-11 place-items-center rounded-control hover:bg-sheet-2 aria-[disabled]:cursor-default aria-[disabled]:bg-transparent aria-[disabled]:text-ink-3';

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
    <div
      className="border-line border-l px-4 pt-3.5 pb-4 max-md:px-2.5 max-md:pt-3 max-md:pb-3.5"
      role="group"
      aria-labelledby={id}
    >
      <h3 className="mb-1.5 font-semibold font-text text-fs-8 leading-[1.3] tracking-normal" id={id}>
        {label}
      </h3>
      <div className="grid grid-cols-[2.75rem_minmax(0,1fr)_2.75rem] items-center rounded-control border-[1.5px] border-field-line bg-sheet">
        <button
          className={STEP}
          type="button"
          aria-label={t('stepper.less', { label })}
          aria-disabled={place <= 0 || undefined}
          onClick={() => step(-1)}
        >
          <Minus size={18} />
        </button>
        <output className="num whitespace-nowrap text-center font-semibold text-fs-7 max-md:text-fs-8">
          {format(value)}
        </output>
        <button
          className={STEP}
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
