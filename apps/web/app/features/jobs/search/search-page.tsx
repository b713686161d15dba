import type { JobList } from '@stellenvisite/contract/jobs/job-search.schema';
import { DEFAULT_RADIUS_KM } from '@stellenvisite/contract/jobs/places';
import { Map as MapIcon, Search as SearchIcon, SlidersHorizontal } from 'lucide-react';
import { type FormEvent, Suspense, useEffect, useRef, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { Button } from '../../../ui/button.tsx';
import { lazyPart } from '../../../ui/lazy-part.ts';
import { MarkerStroke } from '../../../ui/marker-stroke.tsx';
import { useLocale } from '../../../ui/use-locale.ts';
import { useSlashKey } from '../../../ui/use-slash-key.ts';
import { EmmaCell } from '../../assistant/emma/shared/emma-button.tsx';
import { useEmmaPlace } from '../../assistant/emma/shared/use-emma-place.ts';
import { ActiveFilters } from './filters/active-filters.tsx';
import { type ChipWords, filterChips } from './filters/filter-chips.ts';
import { FilterGroup } from './filters/filter-group.tsx';
import { PayRange } from './filters/pay-range.tsx';
import { PlainFilters } from './filters/plain-filters.tsx';
import { ShiftFilter } from './filters/shift-filter.tsx';
import { RecentList, type RecentSearch, useRecentSearches } from './line/recent-list.tsx';
import { SearchRow, useSearchText } from './line/search-row.tsx';
import { ResultHead } from './results/result-head.tsx';
import { Results } from './results/results.tsx';
import { employerNamesOf, foundBy, searchHeadline, writtenPlaces } from './results/search-headline.ts';
import { MisunderstoodNote } from './results/search-problems.tsx';
import { wordChips } from './results/understood-words.ts';
import { countListed, type SearchAnswer } from './search-answer.ts';
import { alertQuery, changeFilters, type ListFilter, searchPath, toggleValue } from './search-filters.ts';
import { useOwnAnswer } from './use-own-answer.ts';
import { type Search, useSearch } from './use-search.ts';

type MobileActionsProps = {
  /** How many filters the person has set. */
  narrowing: number;
  onOpenFilters: () => void;
  /** Null where there is nothing to show on a map. */
  onOpenMap: (() => void) | null;
};

/** The filters people of this trade reach for first, in this order. */
const GROUPS: readonly ListFilter[] = ['employmentType', 'employerType', 'specialty'];

const SHOWN = 4;

/** The time after which an answer counts as read and its search is recorded. */
const LOOK_MS = 1500;

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
  const text = useSearchText(search, answer.filters);
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
            <SearchRow
              search={search}
              text={text}
              total={list.total || (list.unknown ?? 0)}
              recent={recent.searches}
              wordsRef={wordsField}
            />
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
          narrowing={chips.length}
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
      <MobileActions
        narrowing={chips.length}
        onOpenFilters={() => setSheet('filters')}
        onOpenMap={list.total > 0 ? () => go({ ...filters, view: 'map' }) : null}
      />
      <Suspense>
        {sheet === 'filters' && (
          <FilterSheet
            open
            onClose={() => setSheet(null)}
            search={search}
            facets={list.facets}
            total={countListed(list)}
          />
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

/** Returns the texts of the page, with the names of the employers among the hits. */
function useSearchWords({ list }: SearchAnswer): ChipWords {
  const { t: search } = useTranslation('search');
  const { t: fields } = useTranslation('job-fields');
  const locale = useLocale();
  return { search, fields, locale, employerNames: employerNamesOf(list) };
}

/** Only a search that requested something is worth remembering, and only one that was understood; in its right spelling. */
export function recentOf({ filters, misunderstood, list }: SearchAnswer, words: ChipWords): RecentSearch | null {
  const isWorthIt = (filters.q || filters.location) && misunderstood.length === 0 && list.total > 0;
  if (!isWorthIt) return null;
  const isCorrected = list.understood.some(({ corrected }) => corrected);
  const q = (isCorrected && list.suggestion) || filters.q;
  const asked = { ...filters, q, page: '', view: '', explain: false, includeHidden: false };
  const parts = [asked.q, asked.location, ...filterChips(asked, words).map(({ label }) => label)];
  return { path: searchPath(asked), label: parts.filter(Boolean).join(' · ') };
}

/** Tells the server what was searched for and whether anything was found, without saying who searched. Nothing is notified of null. */
export function useCountSearch(query: string | null, hasHits: boolean): void {
  useEffect(() => {
    if (query === null || query === '') return;
    const timer = setTimeout(() => {
      void fetch('/api/searches', {
        method: 'POST',
        headers: { 'content-type': 'application/json' },
        body: JSON.stringify({ query, hasHits }),
        keepalive: true,
      }).catch(() => undefined);
    }, LOOK_MS);
    return () => clearTimeout(timer);
  }, [query, hasHits]);
}

/** Renders the whole search in one line, for a phone; it opens the form. */
function SearchLine({ search, onOpen }: { search: Search; onOpen: () => void }) {
  const { t } = useTranslation('search');
  const { q, location, radius } = search.filters;
  const place = location || writtenPlaces(search.written, t);
  const around = search.isWhole ? place : `${place} · ${t('form.km', { km: radius || DEFAULT_RADIUS_KM })}`;
  const where = place ? around : t('form.anywhere');
  return (
    <div className="wrap sline-phone">
      <button type="button" className="sm" onClick={onOpen} aria-haspopup="dialog">
        <SearchIcon size={20} />
        <span>
          <b>{q || t('form.anything')}</b>
          <small>{where}</small>
        </span>
        <span className="visually-hidden">{t('form.open')}</span>
      </button>
    </div>
  );
}

/** Always visible on a desktop; on a phone the sheet takes its place, unless there is no script to open it. */
function FilterBar({ search, facets }: { search: Search; facets: JobList['facets'] }) {
  const { t } = useTranslation('search');
  const { filters, go } = search;
  return (
    <section className="fbar no-print" aria-label={t('filter.label')}>
      <div className="wrap fgrid">
        <ShiftFilter filters={filters} facets={facets} onChange={go} />
        <PayRange filters={filters} counts={facets.salary} onChange={go} />
        {GROUPS.map((name) => (
          <FilterGroup
            key={name}
            name={name}
            filters={filters}
            counts={facets[name as keyof JobList['facets']]}
            limit={SHOWN}
            onToggle={(group, value) => go(toggleValue(filters, group, value))}
          />
        ))}
      </div>
      <PlainFilters filters={filters} facets={facets} barGroups={GROUPS} barLimit={SHOWN} />
    </section>
  );
}

/** Renders the buttons for filters and map at the bottom of a phone. */
function MobileActions({ narrowing, onOpenFilters, onOpenMap }: MobileActionsProps) {
  const { t } = useTranslation('search');
  const emma = useEmmaPlace();
  return (
    <div className="m-bar script-only no-print">
      <Button wide icon={<SlidersHorizontal size={20} />} onClick={onOpenFilters} aria-haspopup="dialog">
        {t('filter.open')}
        {narrowing > 0 && (
          <b className="num">
            {narrowing} <span className="visually-hidden">{t('filter.inUse')}</span>
          </b>
        )}
      </Button>
      {onOpenMap && (
        <Button variant="secondary" icon={<MapIcon size={20} />} onClick={onOpenMap}>
          {t('map.map')}
        </Button>
      )}
      {(emma === 'everywhere' || emma === 'unknown') && <EmmaCell isKnown={emma === 'everywhere'} />}
    </div>
  );
}
