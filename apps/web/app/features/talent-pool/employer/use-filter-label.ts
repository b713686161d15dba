import type { TalentFacets } from '@stellenvisite/contract/talent-pool/talent-pool.schema';
import { useTranslation } from 'react-i18next';
import { useLanguageName } from '../../seekers/profiles/shared/use-language-name.ts';
import { monthText } from '../talent-card.tsx';
import type { FilterName } from './filter-options.tsx';
import type { PoolFilters } from './pool-address.ts';

/** Returns a function for the label of a filter: its name, or its current value. */
export function useFilterLabel(facets: TalentFacets | undefined) {
  const { t } = useTranslation('talent-pool');
  const nameOf = useLanguageName();
  const several = (names: readonly string[]) =>
    names.length > 1 ? t('filter.more', { first: names[0], count: names.length - 1 }) : (names[0] ?? null);
  const textOf = (name: FilterName, filters: PoolFilters): string | null => {
    const { location, radius, language, languageLevel, availableBy } = filters;
    switch (name) {
      case 'occupation':
        return several(
          filters.occupation.map((key) => facets?.occupation.find(({ value }) => value === key)?.label ?? key),
        );
      case 'location':
        return location && radius ? t('filter.placeWithin', { place: location, km: radius }) : location || null;
      case 'hours':
        return several(filters.hours.map((value) => t(`filter.hoursOf.${value}`)));
      case 'language':
        if (!language && !languageLevel) return null;
        return languageLevel
          ? t('filter.languageFrom', { language: nameOf(language ?? 'de'), level: t(`filter.level.${languageLevel}`) })
          : nameOf(language ?? 'de');
      case 'licence':
        return several(filters.licence.map((value) => t(`card.licence.${value}`)));
      case 'years':
        return several(filters.years.map((value) => t(`card.years.${value}`)));
      case 'availableBy':
        return availableBy && t('filter.availableUntil', { month: monthText(availableBy) });
    }
  };
  return (name: FilterName, filters: PoolFilters) => {
    const text = textOf(name, filters);
    return { label: text ?? t(`filter.${name}`), isOn: text !== null };
  };
}
