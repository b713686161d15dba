import { COUNTRIES } from '@stellenvisite/contract/countries';
import { countrySchema } from '@stellenvisite/contract/countries.schema';
import { apiOf, requireData } from '../api/client.ts';
import { AddressPage } from '../features/places/address-page.tsx';
import { addressProblems } from '../features/places/shared/postcode.ts';
import { pageMeta, textsOf } from '../page-meta.server.ts';
import { metaTags } from '../page-meta.ts';
import '../features/places/places.css';
import type { Route } from './+types/address-example';

export const handle = { namespaces: ['places', 'job-fields'] };

const LONGEST = 100;

export async function loader({ context, url }: Route.LoaderArgs) {
  const t = textsOf(context, 'places');
  const text = (name: string) =>
    (url.searchParams.get(name) ?? '').replaceAll('\0', '').toWellFormed().slice(0, LONGEST);
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
  const meta = pageMeta(context, {
    title: t('meta.title'),
    description: t('meta.description'),
    path: '/address-example',
    isIndexed: false,
  });
  return { meta, address, place: found[0] ?? null, isChecked, problems, countries: COUNTRIES };
}

export const meta: Route.MetaFunction = ({ loaderData }) => metaTags(loaderData?.meta);

export default function AddressExample({ loaderData }: Route.ComponentProps) {
  return <AddressPage key={JSON.stringify(loaderData.address)} {...loaderData} />;
}
