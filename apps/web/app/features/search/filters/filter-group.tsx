import { formatNumber } from '@stellenvisite/contract/format-number';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { Checkbox } from '../../../ui/checkbox.tsx';
import { softHyphens } from '../../../ui/soft-hyphens.ts';
import { useLocale } from '../../../ui/use-locale.ts';
import { listOptions, type Option, topOptions } from '../line/search-options.ts';
import type { ListFilter, SearchFilters } from '../search-filters.ts';

export type FilterGroupProps = {
  name: ListFilter;
  filters: SearchFilters;
  counts: readonly Option[];
  onToggle: (name: ListFilter, value: string) => void;
  /** Only so many: the few with most hits, or the first. */
  limit?: number | undefined;
  /** A button shows the others. */
  canGrow?: boolean;
};

/** One filter as checkboxes of a plain form, with the hits behind each choice. */
export function FilterGroup({ name, filters, counts, onToggle, limit, canGrow = false }: FilterGroupProps) {
  const { t } = useTranslation('job-fields');
  const { t: words } = useTranslation('search');
  const locale = useLocale();
  const [isGrown, setIsGrown] = useState(false);
  const chosen = filters[name];
  const all = listOptions(name, counts, chosen);
  const options = limit === undefined || isGrown ? all : topOptions(name, all, chosen, limit);
  if (options.length === 0) return null;
  return (
    <fieldset className="fgroup">
      <legend>{t(`facet.${name}`)}</legend>
      {options.map(({ value, count }) => (
        <Checkbox
          key={value}
          dense
          name={name}
          value={value}
          checked={chosen.includes(value)}
          onChange={() => onToggle(name, value)}
          label={softHyphens(t(`${name}.${value}`))}
          count={formatNumber(count, locale)}
        />
      ))}
      {canGrow && options.length < all.length && (
        <button type="button" className="link fgroup-more" onClick={() => setIsGrown(true)}>
          {words('filter.showAll', { count: all.length })}
        </button>
      )}
    </fieldset>
  );
}
