import { useTranslation } from 'react-i18next';
import { Chip, ChipClear } from '../../ui/chip.tsx';
import {
  countFilters,
  type EmployerFilters,
  employerSearch,
  LIST_FILTERS,
  readEmployerFilters,
  withoutFilter,
} from './employer-filters.ts';

/** The filters in force, each a link to the list without it. */
export function EmployerFilterChips({ filters, path }: { filters: EmployerFilters; path: string }) {
  const { t } = useTranslation(['employers', 'job-fields']);
  if (countFilters(filters) === 0) return null;
  const to = (next: EmployerFilters) => ({ pathname: path, search: employerSearch(next) });
  const none = { ...readEmployerFilters(new URLSearchParams()), sort: filters.sort };
  return (
    <div className="flex flex-wrap gap-2">
      {filters.q && <Chip to={to(withoutFilter(filters, 'q'))}>{t('list.chip.q', { value: filters.q })}</Chip>}
      {filters.location && (
        <Chip to={to(withoutFilter(filters, 'location'))}>
          {filters.radius
            ? t('list.chip.location', { place: filters.location, km: filters.radius })
            : t('list.chip.locationOnly', { place: filters.location })}
        </Chip>
      )}
      {LIST_FILTERS.flatMap((name) =>
        filters[name].map((value) => (
          <Chip key={`${name} ${value}`} to={to(withoutFilter(filters, name, value))}>
            {t(`job-fields:${name}.${value}`)}
          </Chip>
        )),
      )}
      <ChipClear to={to(none)}>{t('list.clear')}</ChipClear>
    </div>
  );
}
