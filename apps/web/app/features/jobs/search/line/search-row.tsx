import { DEFAULT_RADIUS_KM } from '@stellenvisite/contract/jobs/places';
import type { Place } from '@stellenvisite/contract/jobs/places.schema';
import { formatNumber } from '@stellenvisite/contract/platform/format-number';
import { ChevronDown, Search as SearchIcon } from 'lucide-react';
import { type Ref, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { Button } from '../../../../ui/button.tsx';
import { Combobox } from '../../../../ui/forms/combobox.tsx';
import type { LoadOptions } from '../../../../ui/forms/use-combobox.ts';
import { useLocale } from '../../../../ui/use-locale.ts';
import { RadiusOptions } from '../filters/radius-options.tsx';
import { RemoteOptions, remoteFilter, remoteValue } from '../filters/remote-options.tsx';
import { isWider, widenPlace } from '../results/widen-place.ts';
import { changeFilters, type SearchFilters } from '../search-filters.ts';
import { type Search, useAddressText } from '../use-search.ts';
import { NearMeButton } from './near-me-button.tsx';
import type { RecentSearch } from './recent-list.tsx';
import { suggestPlaces } from './suggestions.ts';
import { useWordOptions } from './use-word-options.ts';

type SearchText = ReturnType<typeof useSearchText>;

export type SearchRowProps = {
  search: Search;
  text: SearchText;
  total: number;
  recent: readonly RecentSearch[];
  wordsRef: Ref<HTMLInputElement>;
};

/** Renders the highlighted row: Was, Wo, Umkreis, and a button that counts. */
export function SearchRow({ search, text, total, recent, wordsRef }: SearchRowProps) {
  const { t } = useTranslation('search');
  const locale = useLocale();
  const { filters, go, isWhole } = search;
  const words = useWordOptions(recent);
  const places = usePlaceOptions();
  const goTo = (location: string) => go(changeFilters(filters, { q: text.q.text.trim(), location }));
  const chooseRadius = async (value: string) => {
    if (!isWider(value)) return go(changeFilters(filters, { radius: value }));
    const location = await widenPlace(filters.location, value);
    if (location) goTo(location);
  };
  return (
    <div className="wrap sform">
      {/* biome-ignore lint/a11y/noLabelWithoutControl: the combobox renders the input */}
      <label className="sf sf-s sf-what">
        <span className="sf-label">{t('form.what')}</span>
        <Combobox
          key={text.q.key}
          look="row"
          name="q"
          defaultValue={text.q.text}
          placeholder={t('form.whatHint')}
          maxLength={200}
          openOnFocus={recent.length > 0}
          loadOptions={words.load}
          onTextChange={text.q.setText}
          onSelect={(option) => {
            const choice = words.follow(option);
            if (choice) go(changeFilters(filters, { q: '', ...choice }));
          }}
          inputRef={wordsRef}
          aria-label={t('form.what')}
        />
      </label>
      <div className="relative grid">
        {/* biome-ignore lint/a11y/noLabelWithoutControl: the combobox renders the input */}
        <label className="sf sf-s sf-where">
          <span className="sf-label">{t('form.where')}</span>
          <Combobox
            key={text.location.key}
            look="row"
            name="location"
            defaultValue={text.location.text}
            placeholder={t('form.whereHint')}
            maxLength={100}
            loadOptions={places}
            onTextChange={text.location.setText}
            onSelect={({ label }) => goTo(label)}
            aria-label={t('form.where')}
          />
        </label>
        <NearMeButton look="icon" onPlace={goTo} />
      </div>
      <label className="sf sf-s">
        <span className="sf-label">{t('form.radius')}</span>
        <select
          name="radius"
          value={isWhole ? '' : filters.radius || DEFAULT_RADIUS_KM}
          onChange={(event) => chooseRadius(event.target.value)}
        >
          <RadiusOptions chosen={filters.radius} location={filters.location} isWhole={isWhole} />
        </select>
        <ChevronDown size={20} />
      </label>
      <label className="sf sf-s sf-remote">
        <span className="sf-label">{t('form.remote')}</span>
        <select
          name="remote"
          value={remoteValue(filters.remote)}
          onChange={(event) => go(changeFilters(filters, { remote: remoteFilter(event.target.value) }))}
        >
          <RemoteOptions chosen={filters.remote} />
        </select>
        <ChevronDown size={20} />
      </label>
      <Button type="submit" className="sgo" icon={<SearchIcon size={20} />}>
        {text.isChanged ? t('form.search') : t('form.found', { count: total, formatted: formatNumber(total, locale) })}
      </Button>
    </div>
  );
}

/**
 * Returns the text of the two fields, which may be ahead of the address. They follow the requested search, not its answer: input
 * typed or cleared while the results load stays. A place among the words comes with the answer and is shown until the next one.
 */
export function useSearchText({ chosen, filters }: Pick<Search, 'chosen' | 'filters'>, answered: SearchFilters) {
  const isAnswered = chosen.q === answered.q && chosen.location === answered.location;
  const [understood, setUnderstood] = useState(filters.location);
  if (isAnswered && understood !== filters.location) setUnderstood(filters.location);
  const words = useAddressText(chosen.q);
  const place = useAddressText(filters.location || (isAnswered ? '' : understood), { isEditLeft: !chosen.location });
  const isPlaceChanged = chosen.location !== answered.location || place.text.trim() !== filters.location;
  return { q: words, location: place, isChanged: words.text.trim() !== answered.q || isPlaceChanged };
}

/** Loads suggestions for „Wo“, each with a note: the region of a town, or that it is itself a region or a country. */
export function usePlaceOptions(): LoadOptions {
  const { t } = useTranslation('search');
  const note = ({ kind, region, country }: Place): string => {
    if (kind === 'country') return t('place.country');
    if (kind === 'region') return `${t(country === 'CH' ? 'place.canton' : 'place.region')}, ${country}`;
    return kind === 'district' ? `${t('place.district')}, ${country}` : `${region}, ${country}`;
  };
  return (query, signal) => suggestPlaces(query, signal, note);
}
