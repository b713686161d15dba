import { useTranslation } from 'react-i18next';
import { Chip, ChipClear } from '../../../../ui/chip.tsx';
import type { WordChip } from '../results/understood-words.ts';
import { searchPath, withoutNarrowing } from '../search-filters.ts';
import type { Search } from '../use-search.ts';
import type { FilterChip } from './filter-chips.ts';

export type ActiveFiltersProps = { chosen: readonly FilterChip[]; written: readonly WordChip[]; search: Search };

/** Lists the active filters, each a link to the search without it: first those from the search words, then the selected ones. */
export function ActiveFilters({ chosen, written, search }: ActiveFiltersProps) {
  const { t } = useTranslation('search');
  if (chosen.length + written.length === 0) return null;
  const clearPath = search.pathTo(withoutNarrowing(search.filters));
  const clears = clearPath !== searchPath({ ...search.chosen, page: '' });
  return (
    <div className="chips">
      {written.length > 0 && (
        <>
          <span className="chips-lead" id="chips-written">
            {t('understood.label')}
          </span>
          <ul aria-labelledby="chips-written">
            {written.map(({ key, label, without }) => (
              <li key={key}>
                <Chip to={searchPath(without)} className="chip-word">
                  <span>{label}</span>
                </Chip>
              </li>
            ))}
          </ul>
        </>
      )}
      {chosen.length > 0 && (
        <ul aria-label={t('filter.active')}>
          {chosen.map(({ key, label, without }) => (
            <li key={key}>
              <Chip to={searchPath(without)}>{label}</Chip>
            </li>
          ))}
        </ul>
      )}
      {clears && <ChipClear to={clearPath} />}
    </div>
  );
}
