import { clsx } from 'clsx';
import type { ComponentProps } from 'react';
import { useTranslation } from 'react-i18next';
import { JOB_CATEGORY_KEYS } from '../../../jobs/display/category.ts';

type CategoryChoiceProps = {
  legend: string;
  type: 'radio' | 'checkbox';
  /** The input props from react-hook-form. */
  input: ComponentProps<'input'>;
  id?: string;
};

/** Renders the six fields of work, each with its colour from the floor plan. */
export function CategoryChoice({ legend, type, input, id }: CategoryChoiceProps) {
  const { t } = useTranslation('job-fields');
  return (
    <fieldset>
      <legend className="fld-label mb-1.5">{legend}</legend>
      <div className="grid grid-cols-3 gap-2 max-md:grid-cols-[1fr_1fr]">
        {JOB_CATEGORY_KEYS.map((category, index) => (
          <label
            key={category}
            className={clsx(
              'relative flex min-h-14 items-center gap-2.5 rounded-control border-[1.5px] border-field-line bg-sheet px-3.5 py-2 font-medium leading-[1.2]',
              'has-checked:border-ink has-checked:bg-marker-soft has-focus-visible:outline-3 has-focus-visible:outline-focus has-focus-visible:outline-offset-2',
              `tint-${category}`,
            )}
          >
            <input
              {...input}
              className="absolute inset-0 m-0 cursor-pointer opacity-0"
              type={type}
              value={category}
              {...(index === 0 && id ? { id } : {})}
            />
            <i className="h-7 w-3 flex-none rounded-[2px] bg-c" aria-hidden="true" />
            {t(`category.${category}`)}
          </label>
        ))}
      </div>
    </fieldset>
  );
}
