import { JOB_SORTS } from '@stellenvisite/contract/job-search';
import { ChevronDown, SlidersHorizontal } from 'lucide-react';
import type { ReactNode, Ref } from 'react';
import { useTranslation } from 'react-i18next';
import { Button } from '../../../ui/button.tsx';
import { AlertButton } from '../../job-alerts/shared/alert-button.tsx';
import { ViewSwitch } from '../map/view-switch.tsx';
import type { SearchAnswer } from '../search-answer.ts';
import { alertQuery, changeFilters, searchPath } from '../search-filters.ts';
import type { Search } from '../use-search.ts';
import { AlsoLine } from './also-line.tsx';
import { HiddenNote } from './hidden-note.tsx';
import { NamesakeNote } from './namesake-note.tsx';
import { SpellingNote } from './spelling-note.tsx';
import { UnderstoodNotes } from './understood-notes.tsx';
import { useAnnouncement } from './use-announcement.ts';

export type ResultHeadProps = {
  headline: string;
  headlineRef: Ref<HTMLHeadingElement>;
  answer: SearchAnswer;
  search: Search;
  formId: string;
  /** How many filters are in force. */
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
        <SortSelect search={search} formId={formId} isAround={answer.list.place?.kind === 'point'} />
      </div>
    </div>
  );
}

type SortSelectProps = {
  search: Search;
  formId: string;
  /** Nearness needs a point to measure it from. */
  isAround: boolean;
};

function SortSelect({ search, formId, isAround }: SortSelectProps) {
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
            {field(`sort.${sort}`)}
          </option>
        ))}
      </select>
      <ChevronDown size={18} />
    </label>
  );
}
