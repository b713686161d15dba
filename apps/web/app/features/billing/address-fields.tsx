import type { Billing } from '@stellenvisite/contract/billing/billing.schema';
import { billingAddressSchema } from '@stellenvisite/contract/billing/billing-address.schema';
import { COUNTRIES, type Country } from '@stellenvisite/contract/jobs/countries';
import { z } from '@stellenvisite/contract/platform/zod';
import type { UseFormRegisterReturn } from 'react-hook-form';
import { useTranslation } from 'react-i18next';
import { Field } from '../../ui/forms/field.tsx';
import { Select } from '../../ui/forms/select.tsx';
import { TextInput } from '../../ui/forms/text-input.tsx';
import { FIELDS } from './billing-layout.ts';

/** In the order of the form. */
export const ADDRESS_FIELDS = [
  'company',
  'street',
  'postalCode',
  'city',
  'country',
  'vatId',
  'email',
  'reference',
  'leitwegId',
  'costCentre',
] as const;
type AddressField = (typeof ADDRESS_FIELDS)[number];

/** The address as it is typed becomes the address as the server takes it. */
export const addressFormSchema = z
  .object({
    company: z.string(),
    street: z.string(),
    postalCode: z.string(),
    city: z.string(),
    country: z.enum(COUNTRIES),
    vatId: z.string(),
    email: z.string(),
    reference: z.string(),
    leitwegId: z.string(),
    costCentre: z.string(),
  })
  .transform((typed) => ({
    ...typed,
    vatId: typed.vatId.trim() || null,
    reference: typed.reference.trim() || null,
    leitwegId: (typed.country === 'DE' && typed.leitwegId.trim()) || null,
    costCentre: typed.costCentre.trim() || null,
  }))
  .pipe(billingAddressSchema);

export function toAddressValues(known: Billing['address']): z.input<typeof addressFormSchema> {
  const { company, street, postalCode, city, country, vatId, email, reference, leitwegId, costCentre } = known;
  return {
    company: company ?? '',
    street: street ?? '',
    postalCode: postalCode ?? '',
    city: city ?? '',
    country,
    vatId: vatId ?? '',
    email: email ?? '',
    reference: reference ?? '',
    leitwegId: leitwegId ?? '',
    costCentre: costCentre ?? '',
  };
}

type AddressFieldsProps = {
  country: Country;
  /** Connects the control of a field with the form it belongs to. */
  register: (name: AddressField) => UseFormRegisterReturn;
  field: (name: AddressField) => { id: string; error?: string };
};

type RequiredField = Exclude<AddressField, 'country' | 'vatId' | (typeof OWN_NUMBERS)[number]>;
const OWN_NUMBERS = ['reference', 'leitwegId', 'costCentre'] as const;

const VAT_LABEL = { DE: 'address.vatId', AT: 'address.vatIdAt', CH: 'address.vatIdCh' } as const;
const AUTOCOMPLETE = {
  company: 'organization',
  street: 'street-address',
  postalCode: 'postal-code',
  city: 'address-level2',
  vatId: 'off',
  email: 'email',
  reference: 'off',
  leitwegId: 'off',
  costCentre: 'off',
} as const;

export function AddressFields({ country, register, field }: AddressFieldsProps) {
  const { t } = useTranslation('billing');
  const input = (name: Exclude<AddressField, 'country'>) => (
    <TextInput {...register(name)} autoComplete={AUTOCOMPLETE[name]} type={name === 'email' ? 'email' : 'text'} />
  );
  const required = (name: RequiredField) => (
    <Field label={t(`address.${name}`)} required {...field(name)}>
      {input(name)}
    </Field>
  );
  return (
    <div className={FIELDS}>
      <div className="min-[48rem]:col-span-full">{required('company')}</div>
      {required('street')}
      {required('postalCode')}
      {required('city')}
      <Field label={t('address.country')} {...field('country')}>
        <Select
          {...register('country')}
          options={COUNTRIES.map((value) => ({ value, label: t(`address.${value}`) }))}
        />
      </Field>
      <Field
        label={t(VAT_LABEL[country])}
        hint={country === 'CH' ? undefined : t('address.voluntary')}
        help={t(`address.vatHelp${country}`)}
        {...field('vatId')}
      >
        {input('vatId')}
      </Field>
      {required('email')}
      {OWN_NUMBERS.filter((name) => name !== 'leitwegId' || country === 'DE').map((name) => (
        <Field
          key={name}
          label={t(`address.${name}`)}
          hint={t('address.voluntary')}
          help={t(`address.${name}Help`)}
          {...field(name)}
        >
          {input(name)}
        </Field>
      ))}
    </div>
  );
}
