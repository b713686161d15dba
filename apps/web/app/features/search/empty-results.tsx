import { useTranslation } from 'react-i18next';
import { LinkButton } from '../../ui/button.tsx';
import { EmptyState } from '../../ui/empty-state.tsx';
import type { ChipWords } from './filter-chips.ts';
import { RelaxWays } from './relax-ways.tsx';
import { SaveSearch } from './save-search.tsx';
import type { SearchAnswer } from './search-answer.ts';
import { changeFilters, NO_FILTERS, searchPath, withoutFilter } from './search-filters.ts';

export function EmptyResults({ answer, words }: { answer: SearchAnswer; words: ChipWords }) {
  const { t } = useTranslation('search');
  if (answer.isPlaceUnknown) return <UnknownPlace answer={answer} />;
  const hasWays = answer.list.relaxations.length > 0;
  return (
    <div className="empty-results">
      <EmptyState
        title={t('empty.title')}
        text={t(hasWays ? 'empty.text' : 'empty.textNothing')}
        actions={
          <>
            {hasWays && <RelaxWays answer={answer} words={words} />}
            <LinkButton to={searchPath(NO_FILTERS)} variant={hasWays ? 'ghost' : 'primary'}>
              {t('empty.clearAll')}
            </LinkButton>
            <SaveSearch filters={answer.filters} />
          </>
        }
      />
    </div>
  );
}

function UnknownPlace({ answer: { filters, list } }: { answer: SearchAnswer }) {
  const { t } = useTranslation('search');
  const { suggestion } = list;
  return (
    <EmptyState
      title={t('empty.place', { place: filters.location })}
      text={t('empty.placeText')}
      actions={
        <>
          {suggestion && (
            <LinkButton to={searchPath(changeFilters(filters, { location: suggestion }))}>
              {t('empty.didYouMean', { place: suggestion })}
            </LinkButton>
          )}
          <LinkButton variant="secondary" to={searchPath(withoutFilter(filters, 'location'))}>
            {t('empty.anywhere')}
          </LinkButton>
        </>
      }
    />
  );
}
