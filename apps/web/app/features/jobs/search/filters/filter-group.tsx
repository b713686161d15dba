import { formatNumber } from '@stellenvisite/contract/platform/format-number';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { Checkbox } from '../../../../ui/forms/checkbox.tsx';
import { useLocale } from '../../../../ui/use-locale.ts';
import { listOptions, type Option, topOptions } from '../line/search-options.ts';
import type { ListFilter, SearchFilters } from '../search-filters.ts';

/** Beginnings of our own long compounds, behind which a narrow column may break them. */
const BEGINNINGS = [
  'Allgemein',
  'Anästhesie',
  'Augen',
  'Berufs',
  'Einrichtungs',
  'Ernährungs',
  'Fachweiter',
  'Funktions',
  'Gefäß',
  'Gastro',
  'Geburts',
  'Gemein',
  'Gesundheits',
  'Intensiv',
  'Kinder',
  'Kranken',
  'Kurzzeit',
  'Medizin',
  'Mitarbei',
  'Neuro',
  'Notauf',
  'Nuklear',
  'Palliativ',
  'Pflege',
  'Physio',
  'Psycho',
  'Rehabili',
  'Springer',
  'Strahlen',
  'Tages',
  'Transfusions',
  'Unfall',
  'Universitäts',
  'Veröffent',
  'Wund',
];

const COMPOUND = new RegExp(`(?<![\\p{L}])(${BEGINNINGS.join('|')})(?=\\p{Ll}{4})`, 'gu');

const SOFT_HYPHEN = '\u00ad';

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

/** Renders one filter as checkboxes of a plain form, with the hits behind each choice. */
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

/** Inserts soft hyphens, invisible elsewhere: browsers without a German dictionary break words only at them. */
export function softHyphens(text: string): string {
  return text.replace(COMPOUND, `$1${SOFT_HYPHEN}`);
}
