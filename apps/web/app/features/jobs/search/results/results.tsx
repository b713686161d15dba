import type { JobItem } from '@stellenvisite/contract/jobs/jobs.schema';
import {
  type KeyboardEvent,
  type MouseEvent,
  Suspense,
  useEffect,
  useRef,
  useState,
  useSyncExternalStore,
} from 'react';
import { useTranslation } from 'react-i18next';
import { useNavigate, useSearchParams } from 'react-router';
import { lazyPart } from '../../../../ui/lazy-part.ts';
import { Pagination } from '../../../../ui/table/pagination.tsx';
import { JobCard } from '../../display/job-card.tsx';
import { JobListSkeleton } from '../../display/job-skeletons.tsx';
import type { ChipWords } from '../filters/filter-chips.ts';
import { MapPlace, type MapPlaceProps } from '../map/map-place.tsx';
import { JobPane } from '../pane/job-pane.tsx';
import { countListed, type SearchAnswer } from '../search-answer.ts';
import { changeFilters, searchPath } from '../search-filters.ts';
import { EmptyResults } from './empty-results.tsx';
import { RelaxWays } from './relax-ways.tsx';
import { BeyondLastPage } from './search-problems.tsx';
import { UnknownGroup } from './unknown-group.tsx';

const RankingTable = lazyPart(async () => (await import('./ranking-table.tsx')).RankingTable);

type ListedJob = SearchAnswer['list']['items'][number];

type ResultListProps = {
  answer: SearchAnswer;
  words: ChipWords;
  selectedId: string | null;
  /** There is room for a job next to the list. */
  opensInPane: boolean;
  /** Opens a job next to the list; false where there is no room for it and the link must lead to its page. */
  onSelect: (job: JobItem) => boolean;
  onIntent: (id: string) => void;
};

/** Room for list and job side by side; `search.css` has the same width. */
const ROOMY = '(width >= 68.75rem)';

const hasRoomForPane = () => window.matchMedia(ROOMY).matches;

export type ResultsProps = {
  answer: SearchAnswer;
  isWaiting: boolean;
  words: ChipWords;
  map: Pick<MapPlaceProps, 'title' | 'styleUrl' | 'onLeave'>;
};

/** Renders the list, and next to it the selected job or the map. A slow answer is awaited in the list's own shape and size. */
export function Results({ answer, isWaiting, words, map }: ResultsProps) {
  const pane = usePane(answer);
  const isMap = answer.filters.view === 'map';
  const [pointedId, setPointedId] = useState<string | null>(null);
  useSharedJob();
  if (!isWaiting && answer.isBeyond) return <BeyondLastPage answer={answer} />;
  if (!isWaiting && countListed(answer.list) === 0) return <EmptyResults answer={answer} words={words} />;
  return (
    <div className="res-grid">
      {isWaiting ? (
        <JobListSkeleton count={Math.max(3, answer.list.items.length)} />
      ) : (
        <ResultList
          answer={answer}
          words={words}
          selectedId={isMap ? null : pane.id}
          opensInPane={pane.hasRoom && !isMap}
          onSelect={isMap ? () => false : pane.select}
          onIntent={isMap ? setPointedId : pane.prepare}
        />
      )}
      {isMap ? (
        <MapPlace {...map} answer={answer} pointedId={pointedId} />
      ) : (
        <JobPane id={pane.id} item={pane.item} opened={answer.opened} asOf={answer.asOf} />
      )}
    </div>
  );
}

/**
 * A link copied where list and job stand side by side, opened where there is no room for both: it leads to the job, and
 * going back to the list. The server cannot know the width, and its page stays the same for everyone.
 */
function useSharedJob(): void {
  const [params] = useSearchParams();
  const navigate = useNavigate();
  const isFollowed = useRef(false);

  useEffect(() => {
    const id = params.get('job');
    if (!id || isFollowed.current || hasRoomForPane() || id !== findJobOfOpenedLink()) return;
    isFollowed.current = true;
    const list = new URLSearchParams(params);
    list.delete('job');
    const goToJob = async () => {
      await navigate(
        { search: list.toString() },
        { replace: true, preventScrollReset: true, defaultShouldRevalidate: false },
      );
      await navigate(`/jobs/${encodeURIComponent(id)}`);
    };
    void goToJob();
  }, [params, navigate]);
}

/** Only the link that brought somebody here counts, not a job chosen on a screen that has become narrow since. */
function findJobOfOpenedLink(): string | null {
  const [opening] = performance.getEntriesByType('navigation');
  return opening ? new URL(opening.name).searchParams.get('job') : null;
}

function subscribe(listener: () => void) {
  const query = window.matchMedia(ROOMY);
  query.addEventListener('change', listener);
  return () => query.removeEventListener('change', listener);
}

/** Which job appears next to the list: the one in the address, else the first; none without room or script. */
function usePane({ list, filters }: SearchAnswer) {
  const hasRoom = useSyncExternalStore(subscribe, hasRoomForPane, () => false);
  const [params] = useSearchParams();
  const navigate = useNavigate();
  const wanted = params.get('job') ?? list.items[0]?.id ?? null;
  const id = hasRoom ? wanted : null;
  return {
    hasRoom,
    id,
    item: list.items.find((job) => job.id === wanted),
    select: (job: JobItem): boolean => {
      if (!hasRoom) return false;
      const address = searchPath(filters, job.id);
      void navigate(address, { preventScrollReset: true, replace: true, defaultShouldRevalidate: false });
      return true;
    },
    prepare: (jobId: string) => {
      if (hasRoom) void import('../pane/use-job-detail.ts').then(({ prefetchJobDetail }) => prefetchJobDetail(jobId));
    },
  };
}

function ResultList(props: ResultListProps) {
  const { answer, words, selectedId, opensInPane, onSelect, onIntent } = props;
  const { t } = useTranslation('search');
  const { list, filters, asOf, pageCount } = answer;
  const stated = list.items.filter((job) => !job.isRosterUnknown);
  const unknown = list.items.filter((job) => job.isRosterUnknown);
  const select = (job: JobItem) => (event: MouseEvent) => {
    const isPlainClick = event.button === 0 && !event.metaKey && !event.ctrlKey && !event.shiftKey && !event.altKey;
    if (isPlainClick && onSelect(job)) event.preventDefault();
  };
  const toEntry = (job: ListedJob, as: 'h2' | 'h3') => (
    <li key={job.id} onPointerEnter={() => onIntent(job.id)} onFocus={() => onIntent(job.id)}>
      <Suspense>
        <JobCard
          job={job}
          asOf={asOf}
          as={as}
          selected={job.id === selectedId}
          opensInPane={opensInPane}
          onClick={select(job)}
        />
        {job.ranking && <RankingTable ranking={job.ranking} />}
      </Suspense>
    </li>
  );
  return (
    <section className="job-list bleed-phone" aria-label={t('list.label')} onKeyDown={(event) => moveByArrow(event)}>
      {stated.length > 0 && <ul>{stated.map((job) => toEntry(job, 'h2'))}</ul>}
      {unknown.length > 0 && <UnknownGroup answer={answer}>{unknown.map((job) => toEntry(job, 'h3'))}</UnknownGroup>}
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
