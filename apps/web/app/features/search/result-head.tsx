import { ChevronDown, SlidersHorizontal } from 'lucide-react';
import type { Ref } from 'react';
import { useTranslation } from 'react-i18next';
import { Button } from '../../ui/button.tsx';
import { Chip, ChipClear } from '../../ui/chip.tsx';
import type { FilterChip } from './filter-chips.ts';
import { changeFilters, searchPath, withoutNarrowing } from './search-filters.ts';
import { SORTS } from './search-options.ts';
import type { Search } from './use-search.ts';

export type ResultHeadProps = {
  headline: string;
  headlineRef: Ref<HTMLHeadingElement>;
  chips: readonly FilterChip[];
  search: Search;
  formId: string;
  onOpenFilters: () => void;
};

export function ResultHead({ headline, headlineRef, chips, search, formId, onOpenFilters }: ResultHeadProps) {
  const { t } = useTranslation('search');
  return (
    <div className="res-head">
      <div className="min-w-0">
        <h1 ref={headlineRef} tabIndex={-1}>
          {headline}
        </h1>
        <p role="status" className="visually-hidden">
          {search.isWaiting ? t('status.loading') : headline}
        </p>
        {chips.length > 0 && (
          <ul className="chips" aria-label={t('filter.active')}>
            {chips.map(({ key, label, without }) => (
              <li key={key}>
                <Chip to={searchPath(without)}>{label}</Chip>
              </li>
            ))}
            <li>
              <ChipClear to={searchPath(withoutNarrowing(search.filters))} />
            </li>
          </ul>
        )}
      </div>
      <div className="res-tools no-print">
        <Button
          variant="secondary"
          size="s"
          className="res-filters script-only"
          icon={<SlidersHorizontal size={18} />}
          onClick={onOpenFilters}
          aria-haspopup="dialog"
        >
          {t('filter.all')}
        </Button>
        <SortSelect search={search} formId={formId} />
      </div>
    </div>
  );
}

function SortSelect({ search, formId }: { search: Search; formId: string }) {
  const { t } = useTranslation('search');
  const { t: field } = useTranslation('job-fields');
  const { filters, go } = search;
  return (
    <label className="sort">
      <span>{t('sort.label')}</span>
      <select
        name="sort"
        form={formId}
        value={filters.sort || 'relevance'}
        onChange={(event) => go(changeFilters(filters, { sort: event.target.value }))}
      >
        {SORTS.map((sort) => (
          <option key={sort} value={sort}>
            {field(`sort.${sort}`)}
          </option>
        ))}
      </select>
      <ChevronDown size={18} />
    </label>
  );
}
