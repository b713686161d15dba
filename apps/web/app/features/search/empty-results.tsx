import { formatNumber } from '@stellenvisite/contract/format-number';
import { useTranslation } from 'react-i18next';
import { LinkButton } from '../../ui/button.tsx';
import { EmptyState } from '../../ui/empty-state.tsx';
import { useLocale } from '../../ui/use-locale.ts';
import { type ChipWords, filterChips } from './filter-chips.ts';
import type { Relaxation, SearchAnswer } from './search-answer.ts';
import { changeFilters, NO_FILTERS, searchPath, withoutFilter } from './search-filters.ts';

export function EmptyResults({ answer, words }: { answer: SearchAnswer; words: ChipWords }) {
  const { t } = useTranslation('search');
  if (answer.isPlaceUnknown) return <UnknownPlace answer={answer} />;
  const hasWays = answer.relaxations.length > 0;
  return (
    <EmptyState
      title={t('empty.title')}
      text={t(hasWays ? 'empty.text' : 'empty.textNothing')}
      actions={
        <>
          {answer.relaxations.map((relaxation) => (
            <RelaxLink key={relaxation.name} relaxation={relaxation} answer={answer} words={words} />
          ))}
          <LinkButton to={searchPath(NO_FILTERS)} variant={hasWays ? 'ghost' : 'primary'}>
            {t('empty.clearAll')}
          </LinkButton>
        </>
      }
    />
  );
}

function RelaxLink({ relaxation, answer, words }: { relaxation: Relaxation; answer: SearchAnswer; words: ChipWords }) {
  const locale = useLocale();
  return (
    <LinkButton variant="secondary" to={searchPath(relaxation.filters)}>
      {relaxLabel(relaxation, answer, words)}
      <b className="num">{formatNumber(relaxation.total, locale)}</b>
    </LinkButton>
  );
}

function relaxLabel({ name, filters: relaxed }: Relaxation, { filters }: SearchAnswer, words: ChipWords): string {
  if (name === 'radius') return words.search('empty.wider', { radius: relaxed.radius });
  if (name === 'location') return words.search('empty.everywhere', { label: filters.location });
  if (name === 'q') return words.search('empty.without', { label: filters.q });
  const labels = filterChips(filters, words).filter((chip) => chip.name === name);
  return words.search('empty.without', { label: labels.map(({ label }) => label).join(', ') });
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
