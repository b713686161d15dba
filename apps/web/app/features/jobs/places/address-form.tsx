import type { Country } from '@stellenvisite/contract/jobs/countries';
import { useId } from 'react';
import { useTranslation } from 'react-i18next';
import { Form } from 'react-router';
import { Button } from '../../../ui/button.tsx';
import { Card } from '../../../ui/card.tsx';
import { Combobox } from '../../../ui/forms/combobox.tsx';
import { Field } from '../../../ui/forms/field.tsx';
import { Select } from '../../../ui/forms/select.tsx';
import { TextInput } from '../../../ui/forms/text-input.tsx';
import type { AddressProblem, AddressProblems } from '../display/places/postcode.ts';
import type { useAddress } from '../display/places/use-address.ts';

type AddressFormProps = {
  field: ReturnType<typeof useAddress>;
  countries: readonly Country[];
  problems: AddressProblems;
};

/** Renders a plain form that the server checks; with script the fields propose places and fill each other. */
export function AddressForm({ field, countries, problems }: AddressFormProps) {
  const { t } = useTranslation(['places', 'job-fields']);
  const { address, filled, change, choose, load } = field;
  const titleId = useId();
  const problem = (key: AddressProblem | undefined) =>
    key && {
      error: t(`error.${key}`, {
        country: t(`inCountry.${address.country}`),
        digits: t(`digits.${address.country}`),
      }),
    };
  return (
    <Card as="section" aria-labelledby={titleId}>
      <h2 id={titleId} className="visually-hidden">
        {t('form')}
      </h2>
      <Form className="grid gap-5" noValidate>
        <Field label={t('country')}>
          <Select
            name="country"
            value={address.country}
            onChange={(event) => change({ country: event.target.value as Country })}
            options={countries.map((country) => ({ value: country, label: t(`job-fields:country.${country}`) }))}
          />
        </Field>
        <Field label={t('street')} hint={t('streetHint')}>
          <TextInput name="street" defaultValue={address.street} maxLength={120} autoComplete="street-address" />
        </Field>
        <div className="grid grid-cols-[9rem_minmax(0,1fr)] gap-4 max-sm:grid-cols-1">
          <Field
            label={t('postcode')}
            help={t(`postcodeHelp.${address.country}`)}
            required
            {...problem(problems.postcode)}
          >
            <Combobox
              key={`postcode ${filled.postcode} ${address.country}`}
              name="postcode"
              aria-label={t('postcode')}
              maxLength={5}
              defaultValue={address.postcode}
              onTextChange={(postcode) => change({ postcode })}
              onSelect={choose('postcode')}
              loadOptions={async (query, signal) =>
                /^\d/.test(query.trim())
                  ? (await load(query, signal)).map(({ id, postalCode, name, region }) => ({
                      value: String(id),
                      label: postalCode ?? query,
                      note: `${name}, ${region}`,
                    }))
                  : []
              }
            />
          </Field>
          <Field label={t('city')} help={t('cityHelp')} required {...problem(problems.city)}>
            <Combobox
              key={`city ${filled.city} ${address.country}`}
              name="city"
              aria-label={t('city')}
              maxLength={100}
              defaultValue={address.city}
              onTextChange={(city) => change({ city })}
              onSelect={choose('city')}
              loadOptions={async (query, signal) =>
                (await load(query, signal)).map(({ id, name, region }) => ({
                  value: String(id),
                  label: name,
                  note: region,
                }))
              }
            />
          </Field>
        </div>
        <Button type="submit" className="justify-self-start">
          {t('check')}
        </Button>
      </Form>
    </Card>
  );
}
