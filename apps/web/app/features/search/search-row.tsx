import { formatNumber } from '@stellenvisite/contract/format-number';
import { ChevronDown, Search as SearchIcon } from 'lucide-react';
import type { Ref } from 'react';
import { useTranslation } from 'react-i18next';
import { Button } from '../../ui/button.tsx';
import { Combobox } from '../../ui/combobox.tsx';
import { useLocale } from '../../ui/use-locale.ts';
import { RadiusOptions } from './radius-options.tsx';
import type { RecentSearch } from './recent-searches.ts';
import { RemoteOptions, remoteFilter, remoteValue } from './remote-options.tsx';
import { changeFilters } from './search-filters.ts';
import { DEFAULT_RADIUS } from './search-options.ts';
import { suggestPlaces } from './suggestions.ts';
import type { Search } from './use-search.ts';
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
  const { filters, go } = search;
  const words = useWordOptions(recent);
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
          onSelect={({ value, label }) => words.follow(value) || go(changeFilters(filters, { q: label }))}
          inputRef={wordsRef}
          aria-label={t('form.what')}
        />
      </label>
      {/* biome-ignore lint/a11y/noLabelWithoutControl: the combobox renders the input */}
      <label className="sf sf-s">
        <span className="sf-label">{t('form.where')}</span>
        <Combobox
          key={text.location.key}
          look="row"
          name="location"
          defaultValue={text.location.text}
          placeholder={t('form.whereHint')}
          maxLength={100}
          loadOptions={suggestPlaces}
          onTextChange={text.location.setText}
          onSelect={({ label }) => go(changeFilters(filters, { q: text.q.text.trim(), location: label }))}
          aria-label={t('form.where')}
        />
      </label>
      <label className="sf sf-s">
        <span className="sf-label">{t('form.radius')}</span>
        <select
          name="radius"
          value={filters.radius || DEFAULT_RADIUS}
          onChange={(event) => go(changeFilters(filters, { radius: event.target.value }))}
        >
          <RadiusOptions chosen={filters.radius} />
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
