import type { JobItem } from '@stellenvisite/contract/jobs.schema';
import { type KeyboardEvent, type MouseEvent, Suspense } from 'react';
import { useTranslation } from 'react-i18next';
import { lazyPart } from '../../../ui/lazy-part.ts';
import { Pagination } from '../../../ui/pagination.tsx';
import { JobCard } from '../../jobs/shared/job-card.tsx';
import type { ChipWords } from '../filters/filter-chips.ts';
import type { SearchAnswer } from '../search-answer.ts';
import { changeFilters, searchPath } from '../search-filters.ts';
import { RelaxWays } from './relax-ways.tsx';

const RankingTable = lazyPart(async () => (await import('./ranking-table.tsx')).RankingTable);

export type ResultListProps = {
  answer: SearchAnswer;
  words: ChipWords;
  selectedId: string | null;
  /** There is room for a job beside the list. */
  opensBeside: boolean;
  /** Opens a job beside the list; false where there is no room for it and the link must lead to its page. */
  onSelect: (job: JobItem) => boolean;
  onIntent: (id: string) => void;
};

export function ResultList(props: ResultListProps) {
  const { answer, words, selectedId, opensBeside, onSelect, onIntent } = props;
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
              {job.ranking && <RankingTable ranking={job.ranking} />}
            </Suspense>
          </li>
        ))}
      </ul>
      <MoreHint answer={answer} words={words} />
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

function MoreHint({ answer, words }: { answer: SearchAnswer; words: ChipWords }) {
  const { t } = useTranslation('search');
  if (answer.list.relaxations.length === 0) return null;
  return (
    <aside className="hint" aria-label={t('list.hint')}>
      <p>
        <b>{t('list.hint')}</b> {t('list.hintText')}
      </p>
      <RelaxWays answer={answer} words={words} />
    </aside>
  );
}
