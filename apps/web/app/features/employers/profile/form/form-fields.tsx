import type { ReactNode } from 'react';
import { useTranslation } from 'react-i18next';
import { Field } from '../../../../ui/forms/field.tsx';
import { TextInput, type TextInputProps } from '../../../../ui/forms/text-input.tsx';
import { useTextValue } from '../../../../ui/forms/use-text-value.ts';
import {
  type EmployerField,
  type EmployerFields,
  FIELD_OF_PROBLEM,
  type ProblemKey,
  useEmployerForm,
} from '../use-employer-form.ts';

type FieldsOf<Value> = { [F in EmployerField]: EmployerFields[F] extends Value ? F : never }[EmployerField];
type Said = { label: string; help?: ReactNode; optional?: boolean };

/** Returns the text at the field: that of the last attempt to save, or because what is typed cannot be retained. */
export function useProblemText() {
  const { t } = useTranslation('own-employers');
  const { problems, invalid } = useEmployerForm();
  return (...keys: ProblemKey[]): string | undefined => {
    const key =
      keys.find((each) => problems.includes(each)) ?? keys.find((each) => invalid.has(FIELD_OF_PROBLEM[each]));
    return key && t(`problem.${key}`);
  };
}

type TextFieldProps = Said &
  Pick<TextInputProps, 'maxLength' | 'autoComplete' | 'inputMode' | 'type'> & {
    field: FieldsOf<string | null>;
    problem?: ProblemKey;
    required?: boolean;
  };

export function TextField({ field, label, help, optional, problem, required, ...input }: TextFieldProps) {
  const { t: ui } = useTranslation('ui');
  const { t } = useTranslation('own-employers');
  const { data, change, reject, fromOnboarding } = useEmployerForm();
  const problemText = useProblemText();
  const text = useTextValue<string>({
    value: data[field] ?? '',
    format: (value) => value,
    parse: (typed) => typed.trim(),
    onChange: (value) => change({ [field]: value === '' && field !== 'name' ? null : value }),
    onUnreadable: () => reject(field),
  });
  const error = problem && problemText(problem);
  const taken = fromOnboarding.includes(field) && data[field] ? t('fromOnboarding') : undefined;
  return (
    <Field
      label={label}
      id={`ef-${problem ?? field}`}
      hint={optional && ui('form.optional')}
      help={help ?? taken}
      {...(error && { error })}
      {...(required && { required })}
    >
      <TextInput {...input} {...text} />
    </Field>
  );
}

type NumberFieldProps = Said & { field: FieldsOf<number | null>; problem?: ProblemKey };

export function NumberField({ field, label, help, optional, problem }: NumberFieldProps) {
  const { t: ui } = useTranslation('ui');
  const { t } = useTranslation('own-employers');
  const { data, change, reject, invalid } = useEmployerForm();
  const problemText = useProblemText();
  const text = useTextValue<number | null>({
    value: data[field],
    format: (value) => (value === null ? '' : String(value)),
    parse: readCount,
    onChange: (value) => change({ [field]: value }),
    onUnreadable: () => reject(field),
  });
  const error = (problem && problemText(problem)) ?? (invalid.has(field) ? t('problem.number') : undefined);
  return (
    <Field
      label={label}
      id={`ef-${problem ?? field}`}
      hint={optional && ui('form.optional')}
      help={help}
      {...(error && { error })}
    >
      <TextInput inputMode="numeric" maxLength={9} {...text} />
    </Field>
  );
}

/** „1.850“ as people write it; undefined for what is no count. */
function readCount(typed: string): number | null | undefined {
  const text = typed.replace(/[\s.’']/g, '');
  if (text === '') return null;
  return /^\d{1,7}$/.test(text) ? Number(text) : undefined;
}
