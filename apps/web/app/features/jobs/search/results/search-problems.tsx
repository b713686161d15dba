import { formatNumber } from '@stellenvisite/contract/platform/format-number';
import { useTranslation } from 'react-i18next';
import { LinkButton } from '../../../../ui/button.tsx';
import { EmptyState } from '../../../../ui/feedback/empty-state.tsx';
import { Note } from '../../../../ui/feedback/note.tsx';
import { TextLink } from '../../../../ui/text-link.tsx';
import { useLocale } from '../../../../ui/use-locale.ts';
import { facetOf } from '../filters/filter-chips.ts';
import type { SearchAnswer } from '../search-answer.ts';
import { changeFilters, searchPath } from '../search-filters.ts';

/** Says which filters were left out, and offers the address without them. */
export function MisunderstoodNote({ answer: { misunderstood, filters } }: { answer: SearchAnswer }) {
  const { t } = useTranslation('search');
  const { t: field } = useTranslation('job-fields');
  if (misunderstood.length === 0) return null;
  const names = [...new Set(misunderstood.map((name) => field(`facet.${facetOf(name)}`)))].join(', ');
  return (
    <Note tone="warn" role="status" className="mb-5">
      <p>
        <b>{t('problem.title', { count: misunderstood.length, names })}</b>{' '}
        {t('problem.text', { count: misunderstood.length })}{' '}
        <TextLink to={searchPath(filters)}>{t('problem.clear')}</TextLink>
      </p>
    </Note>
  );
}

export function BeyondLastPage({ answer: { pageCount, filters } }: { answer: SearchAnswer }) {
  const { t } = useTranslation('search');
  const locale = useLocale();
  const toPage = (page: number) => searchPath(changeFilters(filters, { page: page > 1 ? String(page) : '' }));
  return (
    <EmptyState
      title={t('problem.beyondTitle')}
      text={t('problem.beyondText', { count: pageCount, formatted: formatNumber(pageCount, locale) })}
      actions={
        <>
          <LinkButton to={toPage(1)}>{t('problem.first')}</LinkButton>
          {pageCount > 1 && (
            <LinkButton variant="secondary" to={toPage(pageCount)}>
              {t('problem.last')}
            </LinkButton>
          )}
        </>
      }
    />
  );
}
