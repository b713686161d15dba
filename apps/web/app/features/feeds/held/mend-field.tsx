import { COUNTRIES } from '@stellenvisite/contract/countries';
import type { MendableField } from '@stellenvisite/contract/feeds';
import { JOB_CATEGORIES } from '@stellenvisite/contract/job-fields';
import { PAY_PERIODS } from '@stellenvisite/contract/pay';
import { useTranslation } from 'react-i18next';
import { Field } from '../../../ui/field.tsx';
import { Select, type SelectOption } from '../../../ui/select.tsx';
import { TextArea, TextInput } from '../../../ui/text-input.tsx';

type MendFieldProps = { field: MendableField; value: string; onChange: (value: string) => void };

const DAYS: readonly MendableField[] = ['reportedOn', 'startsOn', 'validThrough'];
const AMOUNTS: readonly MendableField[] = ['payMin', 'payMax'];

export function MendField({ field, value, onChange }: MendFieldProps) {
  const { t } = useTranslation('feeds');
  const options = useOptions(field);
  const kind = {
    type: DAYS.includes(field) ? 'date' : 'text',
    ...(AMOUNTS.includes(field) && { inputMode: 'decimal' as const }),
  };
  return (
    <Field label={t(`mend.${field}`)}>
      {options ? (
        <Select
          value={value}
          onChange={(event) => onChange(event.target.value)}
          options={[{ value: '', label: t('mend.choose') }, ...options]}
        />
      ) : field === 'text' ? (
        <TextArea rows={6} value={value} onChange={(event) => onChange(event.target.value)} />
      ) : (
        <TextInput {...kind} value={value} onChange={(event) => onChange(event.target.value)} />
      )}
    </Field>
  );
}

function useOptions(field: MendableField): SelectOption[] | null {
  const { t } = useTranslation('job-fields');
  const { t: ui } = useTranslation('ui');
  const { t: own } = useTranslation('feeds');
  if (field === 'category') return JOB_CATEGORIES.map((value) => ({ value, label: t(`category.${value}`) }));
  if (field === 'payPeriod') return PAY_PERIODS.map((value) => ({ value, label: ui(`pay.${value}`) }));
  if (field === 'country') return COUNTRIES.map((value) => ({ value, label: own(`country.${value}`) }));
  return null;
}
