import { useEffect, useRef } from 'react';
import { useTranslation } from 'react-i18next';
import { SearchInput } from '../../ui/search-input.tsx';
import { Select, type SelectOption } from '../../ui/select.tsx';
import type { ListAddress } from './use-list-address.ts';

const TYPING_PAUSE_MS = 300;
/** As much as the API takes. */
const QUERY_LENGTH = 100;

type ListToolsProps = {
  address: Pick<ListAddress<string>, 'sort' | 'changeSearch' | 'changeSort'>;
  /** What the line holds at first. */
  q: string;
  /** „In Ihrer Merkliste suchen“. */
  searchLabel: string;
  sorts: readonly SelectOption[];
};

export function ListTools({ address, q, searchLabel, sorts }: ListToolsProps) {
  const { t } = useTranslation('bookmarks');
  return (
    <div className="saved-tools">
      <SearchLine q={q} label={searchLabel} onSearch={address.changeSearch} />
      <div className="saved-sort">
        <span aria-hidden="true">{t('sort.label')}</span>
        <Select
          aria-label={t('sort.label')}
          value={address.sort}
          options={sorts}
          onChange={(event) => address.changeSort(event.target.value)}
        />
      </div>
    </div>
  );
}

/** Searches when the typing pauses. */
function SearchLine({ q, label, onSearch }: { q: string; label: string; onSearch: (q: string) => void }) {
  const pause = useRef<ReturnType<typeof setTimeout>>(undefined);
  useEffect(() => () => clearTimeout(pause.current), []);
  const searchSoon = (typed: string) => {
    clearTimeout(pause.current);
    pause.current = setTimeout(() => onSearch(typed), TYPING_PAUSE_MS);
  };
  return (
    <SearchInput
      defaultValue={q}
      maxLength={QUERY_LENGTH}
      placeholder={label}
      aria-label={label}
      onValueChange={searchSoon}
    />
  );
}
