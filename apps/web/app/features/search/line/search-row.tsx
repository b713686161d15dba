import { formatNumber } from '@stellenvisite/contract/format-number';
import { DEFAULT_RADIUS_KM } from '@stellenvisite/contract/places';
import { ChevronDown, Search as SearchIcon } from 'lucide-react';
import type { Ref } from 'react';
import { useTranslation } from 'react-i18next';
import { Button } from '../../../ui/button.tsx';
import { Combobox } from '../../../ui/combobox.tsx';
import { useLocale } from '../../../ui/use-locale.ts';
import { RadiusOptions } from '../filters/radius-options.tsx';
import { RemoteOptions, remoteFilter, remoteValue } from '../filters/remote-options.tsx';
import { isWider, widenPlace } from '../results/widen-place.ts';
import { changeFilters } from '../search-filters.ts';
import type { Search } from '../use-search.ts';
import { NearMeButton } from './near-me-button.tsx';
import type { RecentSearch } from './recent-searches.ts';
import { usePlaceOptions } from './use-place-options.ts';
import type { SearchText } from './use-search-text.ts';
import { useWordOptions } from './use-word-options.ts';

export type SearchRowProps = {
  search: Search;
  text: SearchText;
  total: number;
  recent: readonly RecentSearch[];
  wordsRef: Ref<HTMLInputElement>;
};

/** The highlighted row: Was, Wo, Umkreis, and a button that counts. */
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
