import '../talent-pool.css';
import './employer-pool.css';
import type { TalentCard } from '@stellenvisite/contract/talent-pool/talent-card.schema';
import type { TalentProfiles } from '@stellenvisite/contract/talent-pool/talent-pool.schema';
import { clsx } from 'clsx';
import type { TFunction } from 'i18next';
import { BellPlus, SlidersHorizontal } from 'lucide-react';
import { useEffect, useState } from 'react';
import { Trans, useTranslation } from 'react-i18next';
import { Link, useSearchParams } from 'react-router';
import { problemCodeOf } from '../../../api/problem-code.ts';
import { useErrorText } from '../../../i18n/use-error-text.ts';
import { $api } from '../../../session/queries.ts';
import { Button } from '../../../ui/button.tsx';
import { EmptyState } from '../../../ui/feedback/empty-state.tsx';
import { RowsSkeleton, Skeleton } from '../../../ui/feedback/skeletons.tsx';
import { useLocale } from '../../../ui/use-locale.ts';
import { useActingEmployer, useMayAct } from '../../identity/acting-employer/use-acting-employer.ts';
import { AccessClosed, AccessInReview, AccessUnverified } from './access-closed.tsx';
import { EnquiryDialog, proposeJob } from './enquiry-dialog.tsx';
import { FilterSheet } from './filter-sheet.tsx';
import { JobRow } from './job-row.tsx';
import { NoProfiles } from './no-profiles.tsx';
import { countFilters, type PoolAddress, readPoolAddress, writeFilters, writePoolAddress } from './pool-address.ts';
import { PoolFilters } from './pool-filters.tsx';
import { useFacets, useLivePool, useProfiles, usePublishedJobs, useReadPoolAgain } from './pool-queries.ts';
import { askStateOf, type PoolActions, ProfileList, SortSelect } from './profile-list.tsx';
import { ProfilePane } from './profile-pane.tsx';
import { SavedSearches } from './saved-searches.tsx';
import { useFilterLabel } from './use-filter-label.ts';
import { usePoolKeys } from './use-pool-keys.ts';

const KEYS = [
  ['J', 'next'],
  ['K', 'previous'],
  ['Enter', 'open'],
  ['A', 'ask'],
  ['M', 'mark'],
  ['Esc', 'close'],
] as const;

/** Appears where a profile will: opening one is counted, so none is opened by itself. */
function KeyHint() {
  const { t } = useTranslation('talent-pool');
  return (
    <aside className="tp-pane" aria-label={t('keys.title')}>
      <div className="te-hint">
        <p>{t('keys.choose')}</p>
        <ul>
          {KEYS.map(([key, does]) => (
            <li key={key}>
              <kbd>{key}</kbd>
              {t(`keys.${does}`)}
            </li>
          ))}
        </ul>
      </div>
    </aside>
  );
}

/** Renders the search of employers: filters, anonymous profiles, and one of them next to the list. */
export function EmployerPool() {
  const { t } = useTranslation('talent-pool');
  const errorText = useErrorText();
  const { employerId } = useActingEmployer();
  const mayAsk = useMayAct('talent_pool.enquire');
  const { address, change } = usePoolAddress();
  const { data: published } = usePublishedJobs(employerId);
  const { data: facets, isError: isUncounted } = useFacets(address, employerId);
  const jobs = published?.items ?? [];
  const inPool = facets?.category.flatMap(({ value, count }) => (count > 0 ? [value] : []));
  const jobId =
    address.job === 'none'
      ? null
      : (jobs.find(({ id }) => id === address.job)?.id ?? proposeJob(jobs, address, inPool));
  const { profiles, preview, error, refetch, dataUpdatedAt } = useProfiles(address, {
    employerId,
    jobId,
    isReady: published !== undefined && (facets !== undefined || isUncounted),
  });
  const [open, setOpen] = useState<'filters' | 'searches' | null>(null);
  const [asked, setAsked] = useState<TalentCard | null>(null);
  const mark = useMark(employerId);
  useLivePool();
  const items = profiles?.items ?? [];
  const itemOf = (id: string | null) => items.find(({ card }) => card.id === id);
  const close = () => change({ profile: null, page: address.page });
  const actions: PoolActions = { employerId, jobs, jobId, mayAsk, onAsk: setAsked, onMark: mark };
  usePoolKeys({
    ids: items.map(({ card }) => card.id),
    openId: address.profile,
    onOpen: (profile) => change({ profile, page: address.page }),
    onAsk: (id) => {
      const item = itemOf(id);
      if (item && profiles && askStateOf({ ...actions, ...item, allowance: profiles.allowance }) === 'free')
        setAsked(item.card);
    },
    onMark: (id) => mark(id, !itemOf(id)?.isMarked),
    onClose: close,
  });
  const labelOf = useFilterLabel(facets);
  const proposedName = (['occupation', 'location'] as const)
    .map((name) => labelOf(name, address))
    .flatMap(({ label, isOn }) => (isOn ? [label] : []))
    .join(', ');
  const code = problemCodeOf(error);
  if (code === 'talent_pool.access_closed') return <AccessClosed error={error} />;
  if (code === 'talent_pool.in_review') return <AccessInReview />;
  if (preview || code === 'talent_pool.not_verified') return <AccessUnverified preview={preview} />;
  return (
    <div className={clsx('te', address.profile && 'te-open')}>
      <header className="te-head">
        <h1>
          {t('title')} {profiles && <small>{countText(profiles, t)}</small>}
        </h1>
        {profiles && <Allowance allowance={profiles.allowance} />}
      </header>
      <JobRow jobs={jobs} jobId={jobId} onChoose={(job) => change({ job })} />
      <PoolFilters address={address} facets={facets} onChange={change}>
        <button type="button" className="link" onClick={() => setOpen('searches')}>
          <BellPlus size={16} />
          {t('saved.open')}
        </button>
      </PoolFilters>
      <div className="te-body">
        <div className="te-list">
          {profiles && items.length > 0 && (
            <ProfileList
              profiles={profiles}
              asOf={new Date(dataUpdatedAt).toISOString()}
              address={address}
              actions={actions}
              onChange={change}
            />
          )}
          {profiles && items.length === 0 && (
            <NoProfiles
              relaxations={profiles.relaxations}
              address={address}
              facets={facets}
              onChange={change}
              onNotify={() => setOpen('searches')}
            />
          )}
          {!profiles && error && (
            <EmptyState
              className="m-6"
              title={t('search.unread')}
              text={errorText(error)}
              actions={<Button onClick={() => void refetch()}>{t('search.again')}</Button>}
            />
          )}
          {!profiles && !error && <CardsSkeleton />}
        </div>
        {address.profile ? (
          <ProfilePane key={address.profile} id={address.profile} actions={actions} onClose={close} />
        ) : (
          <KeyHint />
        )}
      </div>
      <div className="te-bar">
        <Button icon={<SlidersHorizontal size={20} />} aria-haspopup="dialog" onClick={() => setOpen('filters')}>
          {t('filter.label')} {countFilters(address) > 0 && <b className="num">{countFilters(address)}</b>}
        </Button>
        {jobId && <SortSelect address={address} onChange={change} />}
      </div>
      <Announcement jobId={jobId} total={profiles?.total} />
      {open === 'filters' && (
        <FilterSheet
          address={address}
          facets={facets}
          total={profiles?.total}
          onChange={change}
          onClose={() => setOpen(null)}
        />
      )}
      {open === 'searches' && (
        <SavedSearches
          employerId={employerId}
          query={writeFilters(address).toString()}
          proposedName={proposedName}
          onClose={() => setOpen(null)}
        />
      )}
      {asked && profiles && (
        <EnquiryDialog card={asked} allowance={profiles.allowance} actions={actions} onClose={() => setAsked(null)} />
      )}
    </div>
  );
}

/** Everything appears in the address: another filter begins with the first page, an open profile stays open. */
function usePoolAddress() {
  const [params, setParams] = useSearchParams();
  const address = readPoolAddress(params);
  const change = (next: Partial<PoolAddress>) =>
    setParams(writePoolAddress({ ...address, page: 1, ...next }), { preventScrollReset: true });
  return { address, change };
}

function useMark(employerId: string) {
  const readAgain = useReadPoolAgain();
  const done = { onSettled: () => void readAgain() };
  const set = $api.useMutation('put', '/api/talent-pool/{id}/mark', done);
  const unset = $api.useMutation('delete', '/api/talent-pool/{id}/mark', done);
  return (id: string, isMarked: boolean) =>
    (isMarked ? set : unset).mutate({ params: { path: { id }, query: { employerId } } });
}

type AllowanceProps = { allowance: { isVerified: boolean; left: number; perMonth: number } };

function Allowance({ allowance: { isVerified, left, perMonth } }: AllowanceProps) {
  const { t } = useTranslation('talent-pool');
  const month = new Intl.DateTimeFormat(useLocale(), { month: 'long' }).format(new Date());
  return (
    <p>
      {isVerified ? (
        <Trans
          t={t}
          i18nKey="search.allowance"
          values={{ left, limit: perMonth, month }}
          components={{ b: <b className="num" /> }}
        />
      ) : (
        <Trans
          t={t}
          i18nKey="search.unverified"
          components={{ verify: <Link className="link" to="/employer-dashboard/profil/verifizierung" /> }}
        />
      )}
    </p>
  );
}

/** Announces to screen readers that the choice of another job has sorted the list again. */
function Announcement({ jobId, total }: { jobId: string | null; total: number | undefined }) {
  const { t } = useTranslation('talent-pool');
  const [first, setFirst] = useState<string | null | undefined>(undefined);
  useEffect(() => {
    if (total !== undefined && first === undefined) setFirst(jobId);
  }, [total, first, jobId]);
  return (
    <p className="visually-hidden" role="status">
      {first !== undefined && first !== jobId && total !== undefined && t('search.sorted', { count: total })}
    </p>
  );
}

function CardsSkeleton() {
  const { t } = useTranslation('talent-pool');
  return (
    <RowsSkeleton label={t('search.loading')} rows={5} className="grid gap-px">
      <div className="tc">
        <Skeleton className="size-10" />
        <Skeleton className="h-10 w-2/3" />
        <Skeleton className="h-9 w-16" />
        <Skeleton className="col-span-full h-14 w-full" />
      </div>
    </RowsSkeleton>
  );
}

/** Calls profiles fitting only where they were compared with a job. */
function countText({ total, fitting }: Pick<TalentProfiles, 'total' | 'fitting'>, t: TFunction): string {
  return fitting === null ? t('search.all', { count: total }) : t('search.found', { count: fitting, all: total });
}
