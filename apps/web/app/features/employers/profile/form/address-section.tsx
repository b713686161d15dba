import { COUNTRIES, type Country } from '@stellenvisite/contract/jobs/countries';
import { useEffect, useRef } from 'react';
import { useTranslation } from 'react-i18next';
import { Combobox } from '../../../../ui/forms/combobox.tsx';
import { Field } from '../../../../ui/forms/field.tsx';
import { Select } from '../../../../ui/forms/select.tsx';
import { TextInput } from '../../../../ui/forms/text-input.tsx';
import { useAddress } from '../../../jobs/display/places/use-address.ts';
import { useEmployerForm } from '../use-employer-form.ts';
import { FormSection } from './contact-section.tsx';
import { useProblemText } from './form-fields.tsx';
import { PinMap } from './pin-map.tsx';

/** The fields fill each other; the pin says where the entrance is. */
export function AddressSection() {
  const { t } = useTranslation(['own-employers', 'job-fields']);
  const { data, change, location, fromOnboarding } = useEmployerForm();
  const problemText = useProblemText();
  const { street, postalCode, city, country, pin = null } = data.address;
  const field = useAddress({ country, street: street ?? '', postcode: postalCode ?? '', city }, null);
  const { address, place, filled, choose, load } = field;
  const started = useRef(address);
  const onAddress = useRef((_: typeof address) => {});
  useEffect(() => {
    // A pin belongs to the address it was set for.
    onAddress.current = (typed) =>
      change({
        address: {
          street: typed.street.trim() || null,
          postalCode: typed.postcode.trim() || null,
          city: typed.city.trim(),
          country: typed.country,
          pin: null,
        },
      });
  });
  useEffect(() => {
    if (address === started.current) return;
    started.current = address;
    onAddress.current(address);
  }, [address]);
  const cityProblem = problemText('city', 'pin');
  const postcodeProblem = problemText('postalCode');
  return (
    <FormSection part="address">
      <div className="grid gap-4 min-[48rem]:grid-cols-[1fr_1fr]">
        <div className="grid content-start gap-4">
          <Field label={t('address.country')}>
            <Select
              value={address.country}
              onChange={(event) => field.change({ country: event.target.value as Country })}
              options={COUNTRIES.map((value) => ({ value, label: t(`job-fields:country.${value}`) }))}
            />
          </Field>
          <Field label={t('address.street')}>
            <TextInput
              defaultValue={address.street}
              maxLength={120}
              autoComplete="street-address"
              onChange={(event) => field.change({ street: event.target.value })}
            />
          </Field>
          <div className="grid grid-cols-[7.5rem_minmax(0,1fr)] gap-3 items-start">
            <Field
              label={t('address.postalCode')}
              id="ef-postalCode"
              {...(postcodeProblem && { error: postcodeProblem })}
            >
              <Combobox
                key={`postcode ${filled.postcode} ${address.country}`}
                name="postcode"
                aria-label={t('address.postalCode')}
                maxLength={5}
                defaultValue={address.postcode}
                onTextChange={(postcode) => field.change({ postcode })}
                onSelect={choose('postcode')}
                loadOptions={async (query, signal) =>
                  /^\d/.test(query.trim())
                    ? (await load(query, signal)).map(({ id, postalCode: code, name, region }) => ({
                        value: String(id),
                        label: code ?? query,
                        note: `${name}, ${region}`,
                      }))
                    : []
                }
              />
            </Field>
            <Field
              label={t('address.city')}
              id="ef-city"
              required
              {...(cityProblem && { error: cityProblem })}
              {...(fromOnboarding.includes('address') && { help: t('fromOnboarding') })}
            >
              <Combobox
                key={`city ${filled.city} ${address.country}`}
                name="city"
                aria-label={t('address.city')}
                maxLength={100}
                defaultValue={address.city}
                onTextChange={(typed) => field.change({ city: typed })}
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
        </div>
        <PinMap
          center={place ?? location}
          pin={pin}
          onMove={(moved) => change({ address: { ...data.address, pin: moved } })}
        />
      </div>
    </FormSection>
  );
}
