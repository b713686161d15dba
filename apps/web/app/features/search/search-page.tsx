import { Map as MapIcon, SlidersHorizontal } from 'lucide-react';
import { type FormEvent, lazy, Suspense, useEffect, useRef, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { Button } from '../../ui/button.tsx';
import { MarkerStroke } from '../../ui/marker-stroke.tsx';
import { JobListSkeleton } from '../../ui/skeletons.tsx';
import { useLocale } from '../../ui/use-locale.ts';
import { ActiveFilters } from './active-filters.tsx';
import { EmptyResults } from './empty-results.tsx';
import { FilterBar } from './filter-bar.tsx';
import { filterChips } from './filter-chips.ts';
import { JobPane } from './job-pane.tsx';
import { MapPlace, type MapPlaceProps } from './map/map-place.tsx';
import { RecentList } from './recent-list.tsx';
import { useRecentSearches } from './recent-searches.ts';
import { ResultHead } from './result-head.tsx';
import { ResultList } from './result-list.tsx';
import type { SearchAnswer } from './search-answer.ts';
import { changeFilters, searchPath } from './search-filters.ts';
import { foundBy, searchHeadline } from './search-headline.ts';
import { SearchLine } from './search-line.tsx';
import { BeyondLastPage, MisunderstoodNote } from './search-problems.tsx';
import { SearchRow } from './search-row.tsx';
import { wordChips } from './understood-words.ts';
import { usePane } from './use-pane.ts';
import { useSearch } from './use-search.ts';
import { useSearchText } from './use-search-text.ts';
import { useSharedJob } from './use-shared-job.ts';
import { useSlashKey } from './use-slash-key.ts';

const FilterSheet = lazy(async () => ({ default: (await import('./filter-sheet.tsx')).FilterSheet }));
const SearchDialog = lazy(async () => ({ default: (await import('./search-dialog.tsx')).SearchDialog }));

const FORM_ID = 'search';

type SearchPageProps = { answer: SearchAnswer; mayRemember: boolean; mapStyleUrl?: string | undefined };

export function SearchPage({ answer, mayRemember, mapStyleUrl }: SearchPageProps) {
  const { t } = useTranslation('search');
  const words = useSearchWords(answer);
  const search = useSearch(answer);
  const { filters, chosen, go, isWaiting } = search;
  const { list } = answer;
  const text = useSearchText(answer.filters);
  const headline = searchHeadline(answer.filters, foundBy(answer), words);
  const chips = filterChips(chosen, words);
  const fromWords = wordChips(chosen.q === answer.filters.q ? list.understood : [], search.written, chosen, words);
  const narrowing = chips.length + fromWords.length;
  const recent = useRecentSearches(mayRemember, recentOf(answer, words));
  const [sheet, setSheet] = useState<'filters' | 'search' | null>(null);
  const wordsField = useRef<HTMLInputElement>(null);
  const heading = usePageFocus(list.page);
  useSlashKey(wordsField, () => setSheet('search'));

  const submit = (event: FormEvent) => {
    event.preventDefault();
    go(changeFilters(filters, { q: text.q.text.trim(), location: text.location.text.trim() }));
  };
  return (
    <div className="search-page">
      <search aria-label={t('form.label')}>
        <form id={FORM_ID} action="/jobs" method="get" onSubmit={submit}>
          <div className="sline no-print">
            <MarkerStroke />
            <SearchRow search={search} text={text} total={list.total} recent={recent.searches} wordsRef={wordsField} />
            <SearchLine search={search} onOpen={() => setSheet('search')} />
          </div>
          <Suspense>
            <FilterBar search={search} facets={list.facets} />
          </Suspense>
        </form>
      </search>
      <div className="wrap results">
        <MisunderstoodNote answer={answer} />
        <ResultHead
          headline={headline}
          headlineRef={heading}
          answer={answer}
          search={search}
          formId={FORM_ID}
          onOpenFilters={() => setSheet('filters')}
        >
          <ActiveFilters chosen={chips} written={fromWords} search={search} />
        </ResultHead>
        <Suspense>
          <Results
            answer={answer}
            isWaiting={isWaiting}
            words={words}
            map={{ title: headline, styleUrl: mapStyleUrl, onLeave: () => go({ ...filters, view: '' }) }}
          />
        </Suspense>
        <RecentList recent={recent.searches} onClear={recent.clear} className="mt-10 max-w-xl" />
      </div>
      <div className="m-bar script-only no-print">
        <Button wide icon={<SlidersHorizontal size={20} />} onClick={() => setSheet('filters')} aria-haspopup="dialog">
          {t('filter.open')}
          {narrowing > 0 && <b className="num">{narrowing}</b>}
        </Button>
        {list.total > 0 && (
          <Button variant="secondary" icon={<MapIcon size={20} />} onClick={() => go({ ...filters, view: 'map' })}>
            {t('map.map')}
          </Button>
        )}
      </div>
      <Suspense>
        {sheet === 'filters' && (
          <FilterSheet open onClose={() => setSheet(null)} search={search} facets={list.facets} total={list.total} />
        )}
        {sheet === 'search' && (
          <SearchDialog
            open
            onClose={() => setSheet(null)}
            search={search}
            recent={recent.searches}
            onClearRecent={recent.clear}
          />
        )}
      </Suspense>
    </div>
  );
}

type ResultsProps = {
  answer: SearchAnswer;
  isWaiting: boolean;
  words: SearchWords;
  map: Pick<MapPlaceProps, 'title' | 'styleUrl' | 'onLeave'>;
};

function Results({ answer, isWaiting, words, map }: ResultsProps) {
  const pane = usePane(answer);
  const isMap = answer.filters.view === 'map';
  const [pointedId, setPointedId] = useState<string | null>(null);
  useSharedJob();
  if (!isWaiting && answer.isBeyond) return <BeyondLastPage answer={answer} />;
  if (!isWaiting && answer.list.total === 0) return <EmptyResults answer={answer} words={words} />;
  return (
    <div className="res-grid">
      {isWaiting ? (
        <JobListSkeleton count={Math.max(3, answer.list.items.length)} />
      ) : (
        <ResultList
          answer={answer}
          words={words}
          selectedId={isMap ? null : pane.id}
          opensBeside={pane.hasRoom && !isMap}
          onSelect={isMap ? () => false : pane.select}
          onIntent={isMap ? setPointedId : pane.prepare}
        />
      )}
      {isMap ? (
        <MapPlace {...map} answer={answer} pointedId={pointedId} />
      ) : (
        <JobPane id={pane.id} item={pane.item} asOf={answer.asOf} />
      )}
    </div>
  );
}

/** Only a search that asked for something is worth remembering, and only one that was understood; in its right spelling. */
function recentOf({ filters, misunderstood, list }: SearchAnswer, words: SearchWords) {
  const isWorthIt = (filters.q || filters.location) && misunderstood.length === 0 && list.total > 0;
  if (!isWorthIt) return null;
  const isCorrected = list.understood.some(({ corrected }) => corrected);
  const asked = { ...filters, q: (isCorrected && list.suggestion) || filters.q, page: '', view: '' };
  const parts = [asked.q, asked.location, ...filterChips(asked, words).map(({ label }) => label)];
  return { path: searchPath(asked), label: parts.filter(Boolean).join(' · ') };
}

type SearchWords = ReturnType<typeof useSearchWords>;

function useSearchWords({ list }: SearchAnswer) {
  const { t: search } = useTranslation('search');
  const { t: fields } = useTranslation('job-fields');
  const locale = useLocale();
  const employerNames = Object.fromEntries(list.items.map(({ employer }) => [employer.id, employer.name]));
  return { search, fields, locale, employerNames };
}

/** Turning a page puts the focus at the head of the new list. */
function usePageFocus(page: number) {
  const heading = useRef<HTMLHeadingElement>(null);
  const shown = useRef(page);
  useEffect(() => {
    if (shown.current !== page) heading.current?.focus({ preventScroll: true });
    shown.current = page;
  }, [page]);
  return heading;
}
