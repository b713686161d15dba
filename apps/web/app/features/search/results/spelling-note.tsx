import { useTranslation } from 'react-i18next';
import { TextLink } from '../../../ui/text-link.tsx';
import type { SearchAnswer } from '../search-answer.ts';
import { changeFilters, searchPath } from '../search-filters.ts';
import { exactWords } from './understood-words.ts';

/** Another spelling: either it was searched for, and the typed one is a link away, or it is offered. */
export function SpellingNote({ answer: { filters, list, isPlaceUnknown } }: { answer: SearchAnswer }) {
  const { t } = useTranslation('search');
  const { suggestion, understood } = list;
  if (!suggestion || !filters.q || isPlaceUnknown) return null;
  const pathOf = (q: string) => searchPath(changeFilters(filters, { q }));
  const isSearchedFor = understood.some(({ corrected }) => corrected);
  if (!isSearchedFor) {
    return (
      <p className="spelling">
        <TextLink to={pathOf(suggestion)}>{t('spelling.didYouMean', { words: suggestion })}</TextLink>
      </p>
    );
  }
  return (
    <p className="spelling">
      {t(list.total > 0 ? 'spelling.shown' : 'spelling.searched', { words: suggestion })}{' '}
      <TextLink to={pathOf(exactWords(filters.q, understood))}>{t('spelling.exactly', { words: filters.q })}</TextLink>
    </p>
  );
}
