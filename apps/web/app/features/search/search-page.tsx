import { type FormEvent, Suspense, useEffect, useRef, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { lazyPart } from '../../ui/lazy-part.ts';
import { MarkerStroke } from '../../ui/marker-stroke.tsx';
import { useSlashKey } from '../../ui/use-slash-key.ts';
import { useCountSearch } from '../statistics/shared/use-count-search.ts';
import { ActiveFilters } from './filters/active-filters.tsx';
import { FilterBar } from './filters/filter-bar.tsx';
import { filterChips } from './filters/filter-chips.ts';
import { RecentList } from './line/recent-list.tsx';
import { recentOf } from './line/recent-of.ts';
import { useRecentSearches } from './line/recent-searches.ts';
import { SearchLine } from './line/search-line.tsx';
import { SearchRow } from './line/search-row.tsx';
import { useSearchText } from './line/use-search-text.ts';
import { useSearchWords } from './line/use-search-words.ts';
import { PhoneBar } from './phone-bar.tsx';
import { ResultHead } from './results/result-head.tsx';
import { Results } from './results/results.tsx';
import { foundBy, searchHeadline } from './results/search-headline.ts';
import { MisunderstoodNote } from './results/search-problems.tsx';
import { wordChips } from './results/understood-words.ts';
import type { SearchAnswer } from './search-answer.ts';
import { alertQuery, changeFilters } from './search-filters.ts';
import { useOwnAnswer } from './use-own-answer.ts';
import { useSearch } from './use-search.ts';

const FilterSheet = lazyPart(async () => (await import('./filters/filter-sheet.tsx')).FilterSheet);
const SearchDialog = lazyPart(async () => (await import('./line/search-dialog.tsx')).SearchDialog);

const FORM_ID = 'search';

type SearchPageProps = { answer: SearchAnswer; mayRemember: boolean; mapStyleUrl?: string | undefined };

export function SearchPage({ answer: common, mayRemember, mapStyleUrl }: SearchPageProps) {
  const answer = useOwnAnswer(common);
  const { t } = useTranslation('search');
  const words = useSearchWords(answer);
  const search = useSearch(answer);
  const { filters, chosen, go, isWaiting } = search;
  const { list } = answer;
  const text = useSearchText(answer.filters);
  const headline = searchHeadline(answer.filters, foundBy(answer), words);
  const chips = filterChips(chosen, words);
  const fromWords = wordChips(chosen.q === answer.filters.q ? list.understood : [], search.written, chosen, words);
  const recent = useRecentSearches(mayRemember, recentOf(answer, words));
  const [sheet, setSheet] = useState<'filters' | 'search' | null>(null);
  const wordsField = useRef<HTMLInputElement>(null);
  const heading = usePageFocus(list.page);
  useCountSearch(common.list.page === 1 ? alertQuery(common.filters) : null, common.list.total > 0);
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
          narrowing={chips.length + fromWords.length}
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
      <PhoneBar
        narrowing={chips.length + fromWords.length}
        onOpenFilters={() => setSheet('filters')}
        onOpenMap={list.total > 0 ? () => go({ ...filters, view: 'map' }) : null}
      />
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

/** Going to another page moves the focus to the head of the new list. */
function usePageFocus(page: number) {
  const heading = useRef<HTMLHeadingElement>(null);
  const shown = useRef(page);
  useEffect(() => {
    if (shown.current !== page) heading.current?.focus({ preventScroll: true });
    shown.current = page;
  }, [page]);
  return heading;
}
