import {
  JOB_ORIGINS,
  JOB_QUALITIES,
  OWN_JOB_SORTS,
  OWN_JOB_TABS,
  type OwnJobTab,
} from '@stellenvisite/contract/jobs/own-jobs';
import type { OwnJobs } from '@stellenvisite/contract/jobs/own-jobs.schema';
import { formatNumber } from '@stellenvisite/contract/platform/format-number';
import { clsx } from 'clsx';
import type { FormEvent } from 'react';
import { useTranslation } from 'react-i18next';
import { Link, useSearchParams } from 'react-router';
import { SearchInput } from '../../../../ui/forms/search-input.tsx';
import { Select } from '../../../../ui/forms/select.tsx';
import { useLocale } from '../../../../ui/use-locale.ts';
import { type ListQuery, withParam } from './list-address.ts';

export function JobTabs({ query, counts }: { query: ListQuery; counts: OwnJobs['counts'] | undefined }) {
  const { t } = useTranslation('own-jobs');
  const locale = useLocale();
  const [params] = useSearchParams();
  const current: OwnJobTab = query.tab ?? 'all';
  return (
    <nav
      className="mb-4 flex gap-0.5 overflow-x-auto border-line border-b px-3 pt-3 [scrollbar-width:none] max-md:px-[calc(var(--gutter)-10px)]"
      aria-label={t('tab.label')}
    >
      {OWN_JOB_TABS.filter((tab) => isShown(tab, current, counts)).map((tab) => (
        <Link
          key={tab}
          className="relative inline-flex min-h-11 items-center gap-[7px] whitespace-nowrap px-2.5 font-medium text-fs-8 text-ink-2 leading-none aria-[current]:font-semibold aria-[current]:text-ink aria-[current]:after:absolute aria-[current]:after:inset-x-2 aria-[current]:after:bottom-0 aria-[current]:after:h-[5px] aria-[current]:after:bg-marker-2"
          to={{ search: withParam(params, 'tab', tab === 'all' ? null : tab).toString() }}
          aria-current={tab === current ? 'page' : undefined}
          preventScrollReset
        >
          {t(`tab.${tab}`)} {counts && <b className="num font-medium">{formatNumber(counts[tab], locale)}</b>}
        </Link>
      ))}
    </nav>
  );
}

/** The two tabs that most employers never need are shown once they have jobs. */
function isShown(tab: OwnJobTab, current: OwnJobTab, counts: OwnJobs['counts'] | undefined): boolean {
  return (tab !== 'removed' && tab !== 'refused') || tab === current || (counts?.[tab] ?? 0) > 0;
}

const CHOICE = 'w-auto max-w-56 max-md:max-w-none [&>select]:font-semibold [&>select]:text-fs-8';
const FILTER = clsx(CHOICE, 'max-md:flex-[1_1_8rem]');

type JobFiltersProps = { query: ListQuery; departments: OwnJobs['departments'] };

/** Words, filters and order; the address holds all of them. */
export function JobFilters({ query, departments }: JobFiltersProps) {
  const { t } = useTranslation('own-jobs');
  const [params, setParams] = useSearchParams();
  const set = (name: string, value: string) =>
    setParams(withParam(params, name, value || null), { preventScrollReset: true, replace: true });
  const submit = (event: FormEvent<HTMLFormElement>) => {
    event.preventDefault();
    set('q', String(new FormData(event.currentTarget).get('q') ?? '').trim());
  };
  return (
    <search className="flex flex-wrap items-center gap-2 px-5 pb-4 max-md:px-gutter" aria-label={t('filter.label')}>
      <form className="min-w-60 flex-1 max-md:flex-[1_0_100%]" onSubmit={submit}>
        <SearchInput
          key={params.get('q')}
          name="q"
          aria-label={t('filter.search')}
          placeholder={t('filter.placeholder')}
          defaultValue={params.get('q') ?? ''}
          maxLength={100}
          onValueChange={(value) => value === '' && params.has('q') && set('q', '')}
        />
      </form>
      {departments.length > 0 && (
        <Select
          className={FILTER}
          aria-label={t('filter.department')}
          value={query.department?.[0] ?? ''}
          onChange={({ currentTarget }) => set('department', currentTarget.value)}
          options={[
            { value: '', label: t('filter.department') },
            ...departments.map(({ id, name }) => ({ value: id, label: name })),
            { value: 'none', label: t('filter.noDepartment') },
          ]}
        />
      )}
      <Select
        className={FILTER}
        aria-label={t('filter.origin')}
        value={query.origin?.[0] ?? ''}
        onChange={({ currentTarget }) => set('origin', currentTarget.value)}
        options={[
          { value: '', label: t('filter.origin') },
          ...JOB_ORIGINS.map((value) => ({ value, label: t(`origin.${value}`) })),
        ]}
      />
      <Select
        className={FILTER}
        aria-label={t('filter.quality')}
        value={query.quality ?? ''}
        onChange={({ currentTarget }) => set('quality', currentTarget.value)}
        options={[
          { value: '', label: t('filter.quality') },
          ...JOB_QUALITIES.map((value) => ({ value, label: t(`qualityIs.${value}`) })),
        ]}
      />
      <Select
        className={clsx(CHOICE, 'border-marker-2 bg-marker-soft max-md:flex-[1_0_100%]')}
        aria-label={t('filter.sort')}
        value={query.sort}
        onChange={({ currentTarget }) => set('sort', currentTarget.value)}
        options={OWN_JOB_SORTS.map((value) => ({ value, label: t(`sort.${value}`) }))}
      />
    </search>
  );
}
