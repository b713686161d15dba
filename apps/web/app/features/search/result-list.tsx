import { formatNumber } from '@stellenvisite/contract/format-number';
import type { JobItem } from '@stellenvisite/contract/jobs';
import { type KeyboardEvent, type MouseEvent, Suspense } from 'react';
import { useTranslation } from 'react-i18next';
import { LinkButton } from '../../ui/button.tsx';
import { JobCard } from '../../ui/job/job-card.tsx';
import { Pagination } from '../../ui/pagination.tsx';
import { useLocale } from '../../ui/use-locale.ts';
import type { SearchAnswer } from './search-answer.ts';
import { changeFilters, searchPath } from './search-filters.ts';

export type ResultListProps = {
  answer: SearchAnswer;
  selectedId: string | null;
  /** There is room for a job beside the list. */
  opensBeside: boolean;
  /** Opens a job beside the list; false where there is no room for it and the link must lead to its page. */
  onSelect: (job: JobItem) => boolean;
  onIntent: (id: string) => void;
};

export function ResultList({ answer, selectedId, opensBeside, onSelect, onIntent }: ResultListProps) {
  const { t } = useTranslation('search');
  const { list, filters, asOf, pageCount } = answer;
  const select = (job: JobItem) => (event: MouseEvent) => {
    const isPlainClick = event.button === 0 && !event.metaKey && !event.ctrlKey && !event.shiftKey && !event.altKey;
    if (isPlainClick && onSelect(job)) event.preventDefault();
  };
  return (
    <section className="job-list bleed-phone" aria-label={t('list.label')} onKeyDown={(event) => moveByArrow(event)}>
      <ul>
        {list.items.map((job) => (
          <li key={job.id} onPointerEnter={() => onIntent(job.id)} onFocus={() => onIntent(job.id)}>
            <Suspense>
              <JobCard
                job={job}
                asOf={asOf}
                as="h2"
                selected={job.id === selectedId}
                opensBeside={opensBeside}
                onClick={select(job)}
              />
            </Suspense>
          </li>
        ))}
      </ul>
      <WiderHint answer={answer} />
      <Pagination
        className="list-pager"
        page={list.page}
        pageCount={pageCount}
        toPage={(page) => searchPath(changeFilters(filters, { page: page > 1 ? String(page) : '' }))}
      />
    </section>
  );
}

/** Arrows move from card to card; Enter opens, as on any link. */
function moveByArrow(event: KeyboardEvent<HTMLElement>) {
  if (event.key !== 'ArrowDown' && event.key !== 'ArrowUp') return;
  const links = [...event.currentTarget.querySelectorAll<HTMLAnchorElement>('a[data-job]')];
  const at = links.indexOf(event.target as HTMLAnchorElement);
  const next = links[at + (event.key === 'ArrowDown' ? 1 : -1)];
  if (at < 0 || !next) return;
  event.preventDefault();
  next.focus();
  next.closest('article')?.scrollIntoView({ block: 'nearest' });
}

function WiderHint({ answer: { wider, filters } }: { answer: SearchAnswer }) {
  const { t } = useTranslation('search');
  const locale = useLocale();
  if (!wider) return null;
  const { radius, total } = wider;
  return (
    <aside className="hint">
      <p>
        <b>{t('list.hint')}</b> {t('list.wider', { radius, count: total, formatted: formatNumber(total, locale) })}
      </p>
      <LinkButton variant="secondary" size="s" to={searchPath(changeFilters(filters, { radius: String(radius) }))}>
        {t('list.widen')}
      </LinkButton>
    </aside>
  );
}
