import { SHIFTS, type Shift } from '@stellenvisite/contract/jobs/duty';
import type { JobList } from '@stellenvisite/contract/jobs/job-search.schema';
import { formatNumber } from '@stellenvisite/contract/platform/format-number';
import { useTranslation } from 'react-i18next';
import { Checkbox } from '../../../../ui/forms/checkbox.tsx';
import { useLocale } from '../../../../ui/use-locale.ts';
import { ShiftPicker } from '../../display/shift-picker.tsx';
import { changeFilters, type SearchFilters } from '../search-filters.ts';

export type FilterPartProps = {
  filters: SearchFilters;
  facets: JobList['facets'];
  onChange: (filters: SearchFilters) => void;
};

export function ShiftFilter({ filters, facets, onChange }: FilterPartProps) {
  const { t } = useTranslation('job-fields');
  const locale = useLocale();
  const counts = Object.fromEntries(facets.shift.map(({ value, count }) => [value, count])) as Partial<
    Record<Shift, number>
  >;
  return (
    <div className="fgroup">
      <p className="fgroup-title" aria-hidden="true">
        {t('facet.shift')}
      </p>
      <ShiftPicker
        name="shift"
        value={SHIFTS.filter((shift) => filters.shift.includes(shift))}
        onValueChange={(shift) => onChange(changeFilters(filters, { shift }))}
        counts={counts}
        formatCount={(count) => formatNumber(count, locale)}
      />
      <Checkbox
        dense
        name="weekendFree"
        value="true"
        checked={filters.weekendFree}
        onChange={(event) => onChange(changeFilters(filters, { weekendFree: event.target.checked }))}
        label={t('weekendFree')}
        count={formatNumber(facets.weekendFree[0]?.count ?? 0, locale)}
      />
    </div>
  );
}
