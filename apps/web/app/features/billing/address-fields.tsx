import { type Billing, type BillingAddress, billingAddressSchema } from '@stellenvisite/contract/billing.schema';
import { COUNTRIES, type Country } from '@stellenvisite/contract/countries';
import { useTranslation } from 'react-i18next';
import type { FormProblem } from '../../ui/error-summary.tsx';
import { Field } from '../../ui/field.tsx';
import { Select } from '../../ui/select.tsx';
import { TextInput } from '../../ui/text-input.tsx';

const FIELDS = ['company', 'street', 'postalCode', 'city', 'country', 'vatId', 'email', 'reference'] as const;
type AddressField = (typeof FIELDS)[number];
export type AddressValues = Record<Exclude<AddressField, 'country'>, string> & { country: Country };

export function toAddressValues(known: Billing['address']): AddressValues {
  const { company, street, postalCode, city, country, vatId, email, reference } = known;
  return {
    company: company ?? '',
    street: street ?? '',
    postalCode: postalCode ?? '',
    city: city ?? '',
    country,
    vatId: vatId ?? '',
    email: email ?? '',
    reference: reference ?? '',
  };
}

/** The address as the server takes it, or which fields are wrong. */
export function readAddress(values: AddressValues): { address: BillingAddress } | { wrong: AddressField[] } {
  const said = { ...values, vatId: values.vatId.trim() || null, reference: values.reference.trim() || null };
  const read = billingAddressSchema.safeParse(said);
  if (read.success) return { address: read.data };
  const wrong = new Set(read.error.issues.map(({ path }) => path[0]));
  return { wrong: FIELDS.filter((field) => wrong.has(field)) };
}

export function useAddressProblems() {
  const { t } = useTranslation('billing');
  return (wrong: readonly AddressField[]): FormProblem[] =>
    wrong.flatMap((field) => (field === 'country' ? [] : [{ field: `ra-${field}`, text: t(`error.${field}`) }]));
}

type AddressFieldsProps = {
  values: AddressValues;
  onChange: (values: AddressValues) => void;
  problems: readonly FormProblem[];
};

const VAT_LABEL = { DE: 'address.vatId', AT: 'address.vatIdAt', CH: 'address.vatIdCh' } as const;
const AUTOCOMPLETE = {
  company: 'organization',
  street: 'street-address',
  postalCode: 'postal-code',
  city: 'address-level2',
  vatId: 'off',
  email: 'email',
  reference: 'off',
} as const;

export function AddressFields({ values, onChange, problems }: AddressFieldsProps) {
  const { t } = useTranslation('billing');
  const errorOf = (field: AddressField) => problems.find((problem) => problem.field === `ra-${field}`)?.text;
  const input = (field: Exclude<AddressField, 'country'>) => (
    <TextInput
      value={values[field]}
      autoComplete={AUTOCOMPLETE[field]}
      type={field === 'email' ? 'email' : 'text'}
      onChange={(event) => onChange({ ...values, [field]: event.target.value })}
    />
  );
  const field = (name: Exclude<AddressField, 'country' | 'vatId' | 'reference'>) => (
    <Field id={`ra-${name}`} label={t(`address.${name}`)} error={errorOf(name)} required>
      {input(name)}
    </Field>
  );
  return (
    <div className="bl-fields">
      <div data-wide>{field('company')}</div>
      {field('street')}
      {field('postalCode')}
      {field('city')}
      <Field id="ra-country" label={t('address.country')}>
        <Select
          value={values.country}
          options={COUNTRIES.map((country) => ({ value: country, label: t(`address.${country}`) }))}
          onChange={(event) => onChange({ ...values, country: event.target.value as Country })}
        />
      </Field>
      <Field
        id="ra-vatId"
        label={t(VAT_LABEL[values.country])}
        hint={values.country === 'CH' ? undefined : t('address.voluntary')}
        help={t(`address.vatHelp${values.country}`)}
        error={errorOf('vatId')}
      >
        {input('vatId')}
      </Field>
      {field('email')}
      <Field
        id="ra-reference"
        label={t('address.reference')}
        hint={t('address.voluntary')}
        help={t('address.referenceHelp')}
        error={errorOf('reference')}
      >
        {input('reference')}
      </Field>
    </div>
  );
}
