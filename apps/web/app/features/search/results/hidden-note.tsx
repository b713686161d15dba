import { useTranslation } from 'react-i18next';
import { TextLink } from '../../../ui/text-link.tsx';
import type { SearchAnswer } from '../search-answer.ts';
import { changeFilters, searchPath } from '../search-filters.ts';

/** How many jobs are left out because the person has hidden their employers, and the way to see them. */
export function HiddenNote({ answer: { list, filters } }: { answer: SearchAnswer }) {
  const { t } = useTranslation('search');
  if (!list.hidden) return null;
  const isShown = filters.includeHidden;
  return (
    <p className="spelling">
      {t(isShown ? 'hidden.shown' : 'hidden.left', { count: list.hidden })}{' '}
      <TextLink to={searchPath(changeFilters(filters, { includeHidden: !isShown }))}>
        {t(isShown ? 'hidden.hide' : 'hidden.show')}
      </TextLink>
    </p>
  );
}
