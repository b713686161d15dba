import type { Country } from '@stellenvisite/contract/countries';
import { formatNumber } from '@stellenvisite/contract/format-number';
import type { Place } from '@stellenvisite/contract/places.schema';
import { useTranslation } from 'react-i18next';
import { Card } from '../../ui/card.tsx';
import { Note } from '../../ui/note.tsx';
import { useLocale } from '../../ui/use-locale.ts';
import { AddressForm } from './address-form.tsx';
import { PlaceMap } from './place-map.tsx';
import type { AddressProblems } from './shared/postcode.ts';
import { type Address, useAddress } from './shared/use-address.ts';

export type AddressPageProps = {
  address: Address;
  /** The place the server found for a checked address. */
  place: Place | null;
  isChecked: boolean;
  problems: AddressProblems;
  countries: readonly Country[];
};

export function AddressPage({ address, place, isChecked, problems, countries }: AddressPageProps) {
  const { t } = useTranslation(['places', 'job-fields']);
  const field = useAddress(address, place);
  const hasProblems = Object.keys(problems).length > 0;
  return (
    <div className="wrap pt-6 pb-20 md:pt-10 md:pb-24">
      <h1 className="text-fs-1">{t('title')}</h1>
      <p className="mt-3 max-w-[44rem] text-fs-5 text-ink-2">{t('lead')}</p>
      <div className="addr">
        <div className="grid gap-4">
          {isChecked && !hasProblems && (
            <Note tone={place ? 'good' : 'warn'} role="status">
              {place ? t('found', { address: addressText(address, place) }) : t('error.unknown')}
            </Note>
          )}
          <AddressForm field={field} countries={countries} problems={problems} />
        </div>
        <AddressMap place={field.place} />
      </div>
    </div>
  );
}

function addressText({ street, postcode }: Address, place: Place): string {
  return [street.trim(), `${postcode.trim()} ${place.name}`].filter(Boolean).join(', ');
}

function AddressMap({ place }: { place: Place | null }) {
  const { t } = useTranslation(['places', 'job-fields']);
  const locale = useLocale();
  const degrees = (value: number) => formatNumber(value, locale, { max: 2 });
  return (
    <Card as="aside" flush>
      <div className="addr-map">
        <PlaceMap pin={place} label={place ? t('map', { place: place.name, region: place.region }) : t('mapEmpty')} />
      </div>
      <p className="p-4 text-fs-8 text-ink-2" role="status">
        {place ? (
          <>
            <b className="block font-display text-fs-5 text-ink">{place.name}</b>
            {t('where', {
              region: place.region,
              country: t(`job-fields:country.${place.country}`),
              lat: degrees(place.lat),
              lon: degrees(place.lon),
            })}
            {place.population > 0 && ` · ${t('population', { count: place.population })}`}
          </>
        ) : (
          t('mapHint')
        )}
      </p>
    </Card>
  );
}
