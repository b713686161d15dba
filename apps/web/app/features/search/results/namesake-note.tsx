import { useTranslation } from 'react-i18next';
import { TextLink } from '../../../ui/text-link.tsx';
import { writtenParts } from '../filters/written-filters.ts';
import type { SearchAnswer } from '../search-answer.ts';
import { changeFilters, type SearchFilters, searchPath } from '../search-filters.ts';

/** Other towns of the same name, each a link to the search there. */
export function NamesakeNote({ answer }: { answer: SearchAnswer }) {
  const { t } = useTranslation('search');
  const { others = [] } = answer.list.place ?? {};
  if (others.length === 0) return null;
  return (
    <p className="spelling">
      {t('place.orMeant')}{' '}
      {others.map(({ name, text }, index) => (
        <span key={text}>
          {index > 0 && ', '}
          <TextLink to={searchPath(searchIn(text, answer))}>{name}</TextLink>
        </span>
      ))}
      ?
    </p>
  );
}

/** A place that is written among the words leaves them. */
export function searchIn(location: string, { filters, list }: SearchAnswer): SearchFilters {
  const written = writtenParts(list.understood, filters).find(({ kind }) => kind === 'location');
  return changeFilters(filters, { location, q: written ? written.without : filters.q });
}
