import { clsx } from 'clsx';
import type { ComponentProps } from 'react';
import { useTranslation } from 'react-i18next';
import { JOB_CATEGORY_KEYS } from '../../jobs/shared/category.ts';

type CategoryChoiceProps = {
  legend: string;
  type: 'radio' | 'checkbox';
  /** What react-hook-form gives an input. */
  input: ComponentProps<'input'>;
  id?: string;
};

/** The six fields of work, each with its colour from the floor plan. */
export function CategoryChoice({ legend, type, input, id }: CategoryChoiceProps) {
  const { t } = useTranslation('job-fields');
  return (
    <fieldset>
      <legend className="fld-label mb-1.5">{legend}</legend>
      <div className="ob-cats">
        {JOB_CATEGORY_KEYS.map((category, index) => (
          <label key={category} className={clsx('ob-cat', `tint-${category}`)}>
            <input {...input} type={type} value={category} {...(index === 0 && id ? { id } : {})} />
            <i aria-hidden="true" />
            {t(`category.${category}`)}
          </label>
        ))}
      </div>
    </fieldset>
  );
}
