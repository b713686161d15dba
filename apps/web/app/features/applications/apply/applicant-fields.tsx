import { useTranslation } from 'react-i18next';
import { Field } from '../../../ui/field.tsx';
import { TextInput, type TextInputProps } from '../../../ui/text-input.tsx';
import type { ApplyValues } from './apply-values.ts';
import type { ApplyFormControl } from './use-apply-form.ts';

type TextField = 'fullName' | 'email' | 'phone' | 'occupation' | 'location' | 'callbackTime';

const INPUT: Record<TextField, TextInputProps> = {
  fullName: { autoComplete: 'name', maxLength: 100 },
  email: { type: 'email', autoComplete: 'email', inputMode: 'email' },
  phone: { type: 'tel', autoComplete: 'tel', inputMode: 'tel', maxLength: 40 },
  occupation: { autoComplete: 'organization-title', maxLength: 120 },
  location: { autoComplete: 'address-level2', maxLength: 120 },
  callbackTime: { maxLength: 200 },
};

type ApplicantFieldsProps = { control: ApplyFormControl; names: readonly TextField[] };

/** Who applies, as fields. */
export function ApplicantFields({ control, names }: ApplicantFieldsProps) {
  const { t } = useTranslation('applications');
  const { values, change, errorOf, idOf, isNeeded } = control;
  return (
    <div className="apl-fields">
      {names.map((name) => (
        <Field
          key={name}
          id={idOf(name)}
          label={t(`apply.field.${name}`)}
          hint={isNeeded(name) ? undefined : t('apply.optional')}
          help={name === 'callbackTime' || name === 'email' ? t(`apply.help.${name}`) : undefined}
          error={errorOf(name)}
          required={isNeeded(name)}
          className={name === 'callbackTime' ? 'apl-wide' : ''}
        >
          <TextInput
            {...INPUT[name]}
            name={name}
            value={values[name]}
            onChange={(event) => change({ [name]: event.target.value } as Partial<ApplyValues>)}
          />
        </Field>
      ))}
    </div>
  );
}
