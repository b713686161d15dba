import { formatNumber } from '@stellenvisite/contract/format-number';
import {
  JOB_ORIGINS,
  JOB_QUALITIES,
  OWN_JOB_SORTS,
  OWN_JOB_TABS,
  type OwnJobTab,
} from '@stellenvisite/contract/own-jobs';
import type { OwnJobs } from '@stellenvisite/contract/own-jobs.schema';
import type { FormEvent } from 'react';
import { useTranslation } from 'react-i18next';
import { Link, useSearchParams } from 'react-router';
import { SearchInput } from '../../../ui/search-input.tsx';
import { Select } from '../../../ui/select.tsx';
import { useLocale } from '../../../ui/use-locale.ts';
import { type ListQuery, withParam } from './list-address.ts';

export function JobTabs({ query, counts }: { query: ListQuery; counts: OwnJobs['counts'] | undefined }) {
  const { t } = useTranslation('own-jobs');
  const locale = useLocale();
  const [params] = useSearchParams();
  const current: OwnJobTab = query.tab ?? 'all';
  return (
    <nav className="jl-tabs" aria-label={t('tab.label')}>
      {OWN_JOB_TABS.map((tab) => (
        <Link
          key={tab}
          to={{ search: withParam(params, 'tab', tab === 'all' ? null : tab).toString() }}
          aria-current={tab === current ? 'page' : undefined}
          preventScrollReset
        >
          {t(`tab.${tab}`)} {counts && <b className="num">{formatNumber(counts[tab], locale)}</b>}
        </Link>
      ))}
    </nav>
  );
}

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
    <search className="jl-filters" aria-label={t('filter.label')}>
      <form onSubmit={submit}>
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
        aria-label={t('filter.origin')}
        value={query.origin?.[0] ?? ''}
        onChange={({ currentTarget }) => set('origin', currentTarget.value)}
        options={[
          { value: '', label: t('filter.origin') },
          ...JOB_ORIGINS.map((value) => ({ value, label: t(`origin.${value}`) })),
        ]}
      />
      <Select
        aria-label={t('filter.quality')}
        value={query.quality ?? ''}
        onChange={({ currentTarget }) => set('quality', currentTarget.value)}
        options={[
          { value: '', label: t('filter.quality') },
          ...JOB_QUALITIES.map((value) => ({ value, label: t(`qualityIs.${value}`) })),
        ]}
      />
      <Select
        className="jl-sort"
        aria-label={t('filter.sort')}
        value={query.sort}
        onChange={({ currentTarget }) => set('sort', currentTarget.value)}
        options={OWN_JOB_SORTS.map((value) => ({ value, label: t(`sort.${value}`) }))}
      />
    </search>
  );
}
