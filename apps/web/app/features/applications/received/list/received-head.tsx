import { RECEIVED_SORTS, type ReceivedSort } from '@stellenvisite/contract/applications/received-applications';
import { SHIFTS } from '@stellenvisite/contract/jobs/duty';
import { clsx } from 'clsx';
import { BookmarkCheck, Columns3, FilterX, List, Search, X } from 'lucide-react';
import { type RefObject, useEffect, useRef, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { Link } from 'react-router';
import { Select } from '../../../../ui/forms/select.tsx';
import { IconButton } from '../../../../ui/icon-button.tsx';
import { useShiftLetters } from '../../../jobs/display/shift.ts';
import { isFiltered, type ReceivedAddress, useFilterOptions } from '../shared/received-queries.ts';

type ReceivedHeadProps = {
  address: ReceivedAddress;
  onChange: (next: Partial<ReceivedAddress>) => void;
  employerId: string;
  searchRef: RefObject<HTMLInputElement | null>;
};

const NO_FILTER = {
  jobId: null,
  departmentId: null,
  shifts: [],
  waiting: null,
  tag: null,
  isMine: false,
  q: '',
} as const;

/** Title, search, filters, order and the two views. */
export function ReceivedHead({ address, onChange, employerId, searchRef }: ReceivedHeadProps) {
  const { t } = useTranslation('received-applications');
  return (
    <header className="rb-head">
      <h1>{t('title')}</h1>
      <SearchLine key={employerId} value={address.q} onChange={(q) => onChange({ q })} inputRef={searchRef} />
      <search className="rb-filters" aria-label={t('filter.label')}>
        <PlaceFilter address={address} onChange={onChange} employerId={employerId} />
        <button
          type="button"
          className="rb-chip rb-chip-mine"
          aria-pressed={address.isMine}
          onClick={() => onChange({ isMine: !address.isMine })}
        >
          {t('filter.mine')}
        </button>
        <ShiftFilter address={address} onChange={onChange} />
        <TagFilter address={address} onChange={onChange} employerId={employerId} />
        <button
          type="button"
          className="rb-chip"
          aria-pressed={address.waiting === 'over_promise'}
          onClick={() => onChange({ waiting: address.waiting ? null : 'over_promise' })}
        >
          {t('filter.overPromise')}
        </button>
        {isFiltered(address) && (
          <IconButton
            className="rb-clear"
            label={t('filter.clear')}
            icon={<FilterX size={18} />}
            onClick={() => onChange(NO_FILTER)}
          />
        )}
      </search>
      <div className="rb-view">
        <Link
          className="icon-btn rb-known"
          to="/employer-dashboard/bewerbungen/bekannte"
          aria-label={t('known')}
          title={t('known')}
        >
          <BookmarkCheck size={20} />
        </Link>
        <Select
          size="s"
          className="rb-sort"
          aria-label={t('sort.label')}
          value={address.sort}
          options={RECEIVED_SORTS.map((value) => ({ value, label: t(`sort.${value}`) }))}
          onChange={({ target }) => onChange({ sort: target.value as ReceivedSort })}
        />
        <fieldset className="rb-seg">
          <legend className="visually-hidden">{t('view.label')}</legend>
          {(['board', 'list'] as const).map((view) => (
            <button
              key={view}
              type="button"
              aria-pressed={address.view === view}
              aria-label={t(`view.${view}`)}
              title={t(`view.${view}`)}
              onClick={() => onChange({ view, column: null })}
            >
              {view === 'board' ? <Columns3 size={16} /> : <List size={16} />}
            </button>
          ))}
        </fieldset>
      </div>
    </header>
  );
}

const TYPING_MS = 300;

type SearchLineProps = { value: string; onChange: (q: string) => void; inputRef: RefObject<HTMLInputElement | null> };

/** Asks when somebody has stopped typing for a moment. */
function SearchLine({ value, onChange, inputRef }: SearchLineProps) {
  const { t } = useTranslation('received-applications');
  const [text, setText] = useState(value);
  const asked = useRef(value);
  // biome-ignore lint/correctness/useExhaustiveDependencies: the address changes with every answer, the text with every key
  useEffect(() => {
    if (text.trim() === asked.current) return;
    const timer = setTimeout(() => {
      asked.current = text.trim();
      onChange(asked.current);
    }, TYPING_MS);
    return () => clearTimeout(timer);
  }, [text]);
  useEffect(() => {
    if (value === asked.current) return;
    asked.current = value;
    setText(value);
  }, [value]);
  return (
    <div className="inp inp-s rb-search">
      <Search size={18} />
      <input
        ref={inputRef}
        type="search"
        autoComplete="off"
        maxLength={100}
        aria-label={t('filter.search')}
        placeholder={t('filter.search')}
        aria-keyshortcuts="/"
        value={text}
        onChange={({ target }) => setText(target.value)}
      />
      {text !== '' && <IconButton label={t('filter.emptySearch')} icon={<X size={18} />} onClick={() => setText('')} />}
    </div>
  );
}

type FilterProps = Pick<ReceivedHeadProps, 'address' | 'onChange'>;

/** Of one job, or of all jobs of a department. */
function PlaceFilter({ address, onChange, employerId }: FilterProps & { employerId: string }) {
  const { t } = useTranslation('received-applications');
  const { data } = useFilterOptions(employerId);
  const value = address.jobId
    ? `job ${address.jobId}`
    : address.departmentId
      ? `department ${address.departmentId}`
      : '';
  const choose = (chosen: string) => {
    const [kind, id = null] = chosen.split(' ');
    onChange({ jobId: kind === 'job' ? id : null, departmentId: kind === 'department' ? id : null });
  };
  return (
    <Select
      size="s"
      className="rb-place"
      aria-label={t('filter.place')}
      value={value}
      onChange={({ target }) => choose(target.value)}
    >
      <option value="">{t('filter.allJobs')}</option>
      {(['department', 'job'] as const).map((kind) => {
        const options = data?.[kind === 'job' ? 'jobs' : 'departments'] ?? [];
        return (
          options.length > 0 && (
            <optgroup key={kind} label={t(`filter.${kind}`)}>
              {options.map(({ id, name, count }) => (
                <option key={id} value={`${kind} ${id}`} lang="de">
                  {t('filter.option', { name, count })}
                </option>
              ))}
            </optgroup>
          )
        );
      })}
    </Select>
  );
}

/** Only where the team has given tags. */
function TagFilter({ address, onChange, employerId }: FilterProps & { employerId: string }) {
  const { t } = useTranslation('received-applications');
  const { data } = useFilterOptions(employerId);
  if (!data || (data.tags.length === 0 && !address.tag)) return null;
  return (
    <Select
      size="s"
      className="rb-tag"
      aria-label={t('filter.tag')}
      value={address.tag ?? ''}
      options={[
        { value: '', label: t('filter.allTags') },
        ...data.tags.map(({ tag, count }) => ({ value: tag, label: t('filter.option', { name: tag, count }) })),
      ]}
      onChange={({ target }) => onChange({ tag: target.value || null })}
    />
  );
}

function ShiftFilter({ address, onChange }: FilterProps) {
  const { t } = useTranslation(['received-applications', 'ui']);
  const letters = useShiftLetters();
  const { shifts } = address;
  return (
    <fieldset className="rb-shifts">
      <legend className="visually-hidden">{t('filter.shifts')}</legend>
      {SHIFTS.map((shift) => (
        <button
          key={shift}
          type="button"
          className={clsx('rb-shift', `sh-${shift}`)}
          aria-pressed={shifts.includes(shift)}
          aria-label={t('filter.shift', { shift: t(`ui:shift.${shift}.name`) })}
          title={t('filter.shift', { shift: t(`ui:shift.${shift}.name`) })}
          onClick={() =>
            onChange({
              shifts: SHIFTS.filter((each) => (each === shift ? !shifts.includes(each) : shifts.includes(each))),
            })
          }
        >
          {letters[shift]}
        </button>
      ))}
    </fieldset>
  );
}
