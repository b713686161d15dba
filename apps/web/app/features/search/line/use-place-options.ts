import type { Place } from '@stellenvisite/contract/places.schema';
import { useTranslation } from 'react-i18next';
import type { LoadOptions } from '../../../ui/use-combobox.ts';
import { suggestPlaces } from './suggestions.ts';

/** Proposals for „Wo“, each told what it is: the region of a town, or that it is a region or a whole country itself. */
export function usePlaceOptions(): LoadOptions {
  const { t } = useTranslation('search');
  const note = ({ kind, region, country }: Place): string => {
    if (kind === 'country') return t('place.country');
    if (kind === 'region') return `${t(country === 'CH' ? 'place.canton' : 'place.region')}, ${country}`;
    return kind === 'district' ? `${t('place.district')}, ${country}` : `${region}, ${country}`;
  };
  return (query, signal) => suggestPlaces(query, signal, note);
}
