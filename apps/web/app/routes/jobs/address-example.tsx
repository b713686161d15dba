import { COUNTRIES, type Country } from '@stellenvisite/contract/jobs/countries';
import { countrySchema } from '@stellenvisite/contract/jobs/countries.schema';
import type { Place } from '@stellenvisite/contract/jobs/places.schema';
import { formatNumber } from '@stellenvisite/contract/platform/format-number';
import { useTranslation } from 'react-i18next';
import { apiOf, requireData } from '../../api/client.ts';
import { type AddressProblems, addressProblems } from '../../features/jobs/display/places/postcode.ts';
import { type Address, useAddress } from '../../features/jobs/display/places/use-address.ts';
import { AddressForm } from '../../features/jobs/places/address-form.tsx';
import { PlaceMap } from '../../features/jobs/places/place-map.tsx';
import { Card } from '../../ui/card.tsx';
import { Note } from '../../ui/feedback/note.tsx';
import { useLocale } from '../../ui/use-locale.ts';
import type { Route } from './+types/address-example';

type AddressPageProps = {
  address: Address;
  /** The place the server found for a checked address. */
  place: Place | null;
  isChecked: boolean;
  problems: AddressProblems;
  countries: readonly Country[];
};

export const handle = { title: 'places:meta.title', namespaces: ['places', 'job-fields'] };

const MAX_LENGTH = 100;

export async function loader({ context, url }: Route.LoaderArgs) {
  const text = (name: string) =>
    (url.searchParams.get(name) ?? '').replaceAll('\0', '').toWellFormed().slice(0, MAX_LENGTH);
  const address = {
    country: countrySchema.catch('DE').parse(url.searchParams.get('country')),
    street: text('street'),
    postcode: text('postcode'),
    city: text('city'),
  };
  const isChecked = url.searchParams.has('city');
  const problems = isChecked ? addressProblems(address) : {};
  const { country } = address;
  const q = `${address.postcode.trim()} ${address.city.trim()}`;
  const found =
    isChecked && Object.keys(problems).length === 0
      ? requireData(await apiOf(context).GET('/api/places', { params: { query: { q, country, limit: 1 } } })).items
      : [];
  return { address, place: found[0] ?? null, isChecked, problems, countries: COUNTRIES };
}

export default function AddressExample({ loaderData }: Route.ComponentProps) {
  return <AddressPage key={JSON.stringify(loaderData.address)} {...loaderData} />;
}

function AddressPage({ address, place, isChecked, problems, countries }: AddressPageProps) {
  const { t } = useTranslation(['places', 'job-fields']);
  const field = useAddress(address, place);
  const hasProblems = Object.keys(problems).length > 0;
  return (
    <div className="wrap pt-6 pb-20 md:pt-10 md:pb-24">
      <h1 className="text-fs-1">{t('title')}</h1>
      <p className="mt-3 max-w-[44rem] text-fs-5 text-ink-2">{t('lead')}</p>
      <div className="mt-8 grid grid-cols-[minmax(0,1fr)_26rem] items-start gap-8 max-lg:grid-cols-1">
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
      <div className="bg-shift-t-tint p-4">
        <PlaceMap
          className="h-auto max-h-[26rem] w-full"
          pin={place}
          label={place ? t('map', { place: place.name, region: place.region }) : t('mapEmpty')}
        />
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
