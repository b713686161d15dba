import { JOB_SORTS } from '@stellenvisite/contract/jobs/job-search';
import type { Understood } from '@stellenvisite/contract/jobs/job-search.schema';
import type { TFunction } from 'i18next';
import { ChevronDown, SlidersHorizontal } from 'lucide-react';
import { type ReactNode, type Ref, useEffect, useRef, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { Button } from '../../../../ui/button.tsx';
import { RadioGroup } from '../../../../ui/forms/radio-group.tsx';
import { TextLink } from '../../../../ui/text-link.tsx';
import { AlertButton } from '../../../seekers/alerts/shared/alert-button.tsx';
import { writtenParts } from '../filters/written-filters.ts';
import { loadJobMap } from '../map/map-place.tsx';
import type { SearchAnswer } from '../search-answer.ts';
import { alertQuery, changeFilters, type SearchFilters, searchPath } from '../search-filters.ts';
import type { Search } from '../use-search.ts';
import { alsoWords, exactWords } from './understood-words.ts';
import { useUnknownTitle } from './unknown-group.tsx';

const scrollBehavior = () => (window.matchMedia('(prefers-reduced-motion: reduce)').matches ? 'instant' : 'smooth');

export type ResultHeadProps = {
  headline: string;
  headlineRef: Ref<HTMLHeadingElement>;
  answer: SearchAnswer;
  search: Search;
  formId: string;
  /** How many filters the person has set. */
  narrowing: number;
  onOpenFilters: () => void;
  /** The filters in force. */
  children: ReactNode;
};

export function ResultHead(props: ResultHeadProps) {
  const { headline, headlineRef, answer, search, formId, narrowing, onOpenFilters, children } = props;
  const { t } = useTranslation('search');
  // Going to another page moves the focus to the headline, which says it already.
  const announcement = useAnnouncement(headline, searchPath({ ...answer.filters, page: '', view: '' }));
  return (
    <div className="res-head">
      <div className="min-w-0">
        <h1 ref={headlineRef} tabIndex={-1}>
          {headline}
        </h1>
        <p role="status" className="visually-hidden">
          {announcement}
        </p>
        <UnknownNote answer={answer} />
        <NamesakeNote answer={answer} />
        <SpellingNote answer={answer} />
        <UnderstoodNotes understood={answer.list.understood} />
        <HiddenNote answer={answer} />
      </div>
      <div className="res-more">
        {children}
        <AlsoLine understood={answer.list.understood} />
      </div>
      <div className="res-tools no-print">
        <Button
          variant="secondary"
          size="s"
          className="res-filters script-only"
          icon={<SlidersHorizontal size={18} />}
          onClick={onOpenFilters}
          aria-haspopup="dialog"
        >
          {t('filter.all')}
          {narrowing > 0 && (
            <b className="count num">
              {narrowing} <span className="visually-hidden">{t('filter.inUse')}</span>
            </b>
          )}
        </Button>
        <AlertButton query={alertQuery(answer.filters)} isFirst />
        <ViewSwitch search={search} />
        <SortSelect
          search={search}
          formId={formId}
          isAround={answer.list.place?.kind === 'point'}
          isByMatch={answer.isByMatch === true}
        />
      </div>
    </div>
  );
}

type SortSelectProps = {
  search: Search;
  formId: string;
  /** Nearness needs a point to measure it from. */
  isAround: boolean;
  /** Job seekers have their own order in the place of relevance. */
  isByMatch: boolean;
};

function SortSelect({ search, formId, isAround, isByMatch }: SortSelectProps) {
  const { t } = useTranslation('search');
  const { t: field } = useTranslation('job-fields');
  const { filters, go } = search;
  const chosen = filters.sort || 'relevance';
  const sorts = JOB_SORTS.filter((sort) => sort !== 'distance' || isAround || chosen === sort);
  return (
    <label className="sort">
      <span>{t('sort.label')}</span>
      <select
        name="sort"
        form={formId}
        value={chosen}
        onChange={(event) => go(changeFilters(filters, { sort: event.target.value }))}
      >
        {sorts.map((sort) => (
          <option key={sort} value={sort}>
            {field(sort === 'relevance' && isByMatch ? 'sort.match' : `sort.${sort}`)}
          </option>
        ))}
      </select>
      <ChevronDown size={18} />
    </label>
  );
}

/** Names the synonyms that were searched too, because a hit may not contain the typed word. */
function AlsoLine({ understood }: { understood: readonly Understood[] }) {
  const { t } = useTranslation('search');
  const { words, hasMore } = alsoWords(understood);
  if (words.length === 0) return null;
  return (
    <p className="also">
      {t('understood.also')} <span lang="de">{words.join(', ')}</span>
      {hasMore && ` ${t('understood.more')}`}
    </p>
  );
}

/**
 * Returns the screen reader announcement of each new answer, once; the first answer is read with the page and needs none.
 * A repeated text gets an inaudible suffix, because screen readers skip an unchanged one.
 */
function useAnnouncement(text: string, answerKey: string): string {
  const [said, setSaid] = useState('');
  const known = useRef(answerKey);
  useEffect(() => {
    if (known.current === answerKey) return;
    known.current = answerKey;
    setSaid((before) => (before === text ? `${text}\u00a0` : text));
  }, [text, answerKey]);
  return said;
}

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

/** Another spelling: either it was searched for, and the typed one is a link away, or it is offered. */
function SpellingNote({ answer: { filters, list, isPlaceUnknown } }: { answer: SearchAnswer }) {
  const { t } = useTranslation('search');
  const { suggestion, understood } = list;
  if (!suggestion || !filters.q || isPlaceUnknown) return null;
  const pathOf = (q: string) => searchPath(changeFilters(filters, { q }));
  const isSearchedFor = understood.some(({ corrected }) => corrected);
  if (!isSearchedFor) {
    return (
      <p className="spelling">
        <TextLink to={pathOf(suggestion)}>{t('spelling.didYouMean', { words: suggestion })}</TextLink>
      </p>
    );
  }
  return (
    <p className="spelling">
      {t(list.total > 0 ? 'spelling.shown' : 'spelling.searched', { words: suggestion })}{' '}
      <TextLink to={pathOf(exactWords(filters.q, understood))}>{t('spelling.exactly', { words: filters.q })}</TextLink>
    </p>
  );
}

/** Announces the second group of the list, where it follows others. */
function UnknownNote({ answer }: { answer: SearchAnswer }) {
  const { t } = useTranslation('search');
  const title = useUnknownTitle(answer);
  const { total, unknown = 0 } = answer.list;
  if (total === 0 || unknown === 0) return null;
  return (
    <p className="spelling">
      {title}. {t('list.unknown.atEnd', { count: unknown })}
    </p>
  );
}

/** Other towns of the same name, each a link to the search there. */
export function NamesakeNote({ answer }: { answer: SearchAnswer }) {
  const { t } = useTranslation('search');
  const { others = [] } = answer.list.place ?? {};
  if (others.length === 0) return null;
  return (
    <p className="spelling">
      {t('place.orMeant')}{' '}
      {others.map(({ name, text }, index) => (
        <span key={text}>
          {index > 0 && ', '}
          <TextLink to={searchPath(searchIn(text, answer))}>{name}</TextLink>
        </span>
      ))}
      ?
    </p>
  );
}

/** A place that is written among the words leaves them. */
function searchIn(location: string, { filters, list }: SearchAnswer): SearchFilters {
  const written = writtenParts(list.understood, filters).find(({ kind }) => kind === 'location');
  return changeFilters(filters, { location, q: written ? written.without : filters.q });
}

/** Where the search is not quite what the words say: what it left out, and what it cannot know. */
function UnderstoodNotes({ understood }: { understood: readonly Understood[] }) {
  const { t } = useTranslation('search');
  return notesOn(understood, t).map((note) => (
    <p key={note} className="spelling">
      {note}
    </p>
  ));
}

export function notesOn(understood: readonly Understood[], t: TFunction): string[] {
  const textsOf = (kind: Understood['kind']) => understood.filter((part) => part.kind === kind).map(({ text }) => text);
  const notes = [
    ...leftOut(understood, t),
    ...textsOf('unsearchable').map((words) => t('understood.unsearchable', { words })),
  ];
  // A word that occurs twice gets one note.
  return [...new Set(notes)];
}

/** Which of the words no job meets together with the others. */
function leftOut(understood: readonly Understood[], t: TFunction): string[] {
  const words = understood.flatMap(({ text, isLeftOut }) =>
    isLeftOut ? [t('understood.quoted', { word: text })] : [],
  );
  return words.length === 0 ? [] : [t('understood.leftOut', { count: words.length, words: words.join(', ') })];
}

/** List or map; a phone has its button at the bottom. */
function ViewSwitch({ search: { filters, go } }: { search: Search }) {
  const { t } = useTranslation('search');
  const frame = useRef<HTMLDivElement>(null);
  const show = (view: 'list' | 'map') => {
    go({ ...filters, view: view === 'map' ? view : '' });
    // The map is as high as the window: its head moves up, so that all of it is seen.
    if (view === 'map') frame.current?.closest('.res-head')?.scrollIntoView({ behavior: scrollBehavior() });
  };
  return (
    <div ref={frame} className="view-switch script-only" onPointerEnter={() => void loadJobMap()}>
      <RadioGroup
        layout="segments"
        name="view"
        legend={t('map.view')}
        hideLegend
        value={filters.view === 'map' ? 'map' : 'list'}
        options={[
          { value: 'list', label: t('map.list') },
          { value: 'map', label: t('map.map') },
        ]}
        onValueChange={show}
      />
    </div>
  );
}
