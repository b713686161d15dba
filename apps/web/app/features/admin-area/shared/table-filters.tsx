import { clsx } from 'clsx';
import { type ReactNode, useEffect, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { SearchInput } from '../../../ui/search-input.tsx';
import { Select, type SelectOption } from '../../../ui/select.tsx';
import { SavedViews } from './saved-views.tsx';
import type { TableAddress } from './use-table-query.ts';

const TYPING_MS = 300;

export type TableFilter = {
  /** Its name in the address. */
  name: string;
  label: string;
  /** Without the one for "all". */
  options: readonly SelectOption[];
};

type TableFiltersProps = {
  /** Which table, for its saved views. */
  screen: string;
  /** Null: the table has no words to search for. */
  search: string | null;
  filters: readonly TableFilter[];
  address: TableAddress;
  /** Further controls, such as a period. */
  children?: ReactNode;
};

/** The line above a table: words, filters, saved views. What narrows the list is marked yellow. */
export function TableFilters({ screen, search, filters, address, children }: TableFiltersProps) {
  const { t } = useTranslation('admin-area');
  const { params, choose, reset } = address;
  // The words begin anew when the address is changed by something else than typing.
  const [round, setRound] = useState(0);
  const isNarrowed = [...params.keys()].some((key) => key !== 'page' && key !== 'sort');
  return (
    <search className="adm-filters">
      {search !== null && <Words key={round} label={search} address={address} />}
      {filters.map(({ name, label, options }) => (
        <Select
          key={name}
          aria-label={label}
          size="s"
          className={clsx('adm-filter', params.get(name) && 'adm-on')}
          value={params.get(name) ?? ''}
          options={[{ value: '', label: t('table.all', { label }) }, ...options]}
          onChange={({ target }) => choose({ [name]: target.value })}
        />
      ))}
      {children}
      <span className="adm-filters-end">
        {isNarrowed && (
          <button
            type="button"
            className="adm-text"
            onClick={() => {
              reset();
              setRound(round + 1);
            }}
          >
            {t('table.reset')}
          </button>
        )}
        <SavedViews screen={screen} params={params} onOpen={() => setRound(round + 1)} />
      </span>
    </search>
  );
}

function Words({ label, address }: { label: string; address: TableAddress }) {
  const known = address.params.get('q') ?? '';
  const [words, setWords] = useState(known);
  // biome-ignore lint/correctness/useExhaustiveDependencies: asked for when the typing pauses, not when the address changes
  useEffect(() => {
    if (words === known) return;
    const timer = setTimeout(() => address.choose({ q: words.trim() }), TYPING_MS);
    return () => clearTimeout(timer);
  }, [words]);
  return (
    <div className="adm-words">
      <SearchInput
        size="s"
        aria-label={label}
        placeholder={label}
        defaultValue={known}
        maxLength={120}
        onValueChange={setWords}
      />
    </div>
  );
}
