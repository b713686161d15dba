import type { OwnJob } from '@stellenvisite/contract/own-jobs.schema';
import { keepPreviousData } from '@tanstack/react-query';
import { Suspense, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { useSearchParams } from 'react-router';
import { useErrorText } from '../../i18n/use-error-text.ts';
import { $api } from '../../session/queries.ts';
import { LinkButton } from '../../ui/button.tsx';
import { EmptyState } from '../../ui/empty-state.tsx';
import { lazyPart } from '../../ui/lazy-part.ts';
import { Note } from '../../ui/note.tsx';
import { Pagination } from '../../ui/pagination.tsx';
import { OwnJobFilters } from './own-job-filters.tsx';
import { OwnJobTable } from './own-job-table.tsx';
import { readOwnJobsQuery } from './own-jobs-query.ts';
import { OwnJobsSkeleton } from './own-jobs-skeleton.tsx';

const CorrectClassDialog = lazyPart(async () => (await import('./correct-class-dialog.tsx')).CorrectClassDialog);

/** The employer's jobs, newest first, page by page; the address holds filter and page. */
export function OwnJobs() {
  const { t } = useTranslation('own-jobs');
  const errorText = useErrorText();
  const [params] = useSearchParams();
  const { data, error } = $api.useQuery(
    'get',
    '/api/employer/jobs',
    { params: { query: readOwnJobsQuery(params) } },
    { placeholderData: keepPreviousData },
  );
  const [corrected, setCorrected] = useState<OwnJob>();
  const isFiltered = params.has('q') || params.has('certainty');
  const toPage = (page: number) => {
    const next = new URLSearchParams(params);
    next.set('page', String(page));
    return { search: next.toString() };
  };
  return (
    <div className="grid grid-cols-[minmax(0,1fr)] gap-4">
      {(isFiltered || data?.total !== 0) && <OwnJobFilters key={params.get('q')} />}
      <p className="text-fs-8 text-ink-2" role="status">
        {data ? t('count', { count: data.total }) : '\u00a0'}
      </p>
      {error && (
        <Note tone="warn" role="alert">
          {errorText(error)}
        </Note>
      )}
      {!data && !error && <OwnJobsSkeleton />}
      {data && data.items.length > 0 && <OwnJobTable jobs={data.items} onCorrect={setCorrected} />}
      {data?.items.length === 0 && (isFiltered ? <NothingMatches /> : <NoJobs />)}
      {data && <Pagination page={data.page} pageCount={Math.ceil(data.total / data.pageSize)} toPage={toPage} />}
      <Suspense>
        {corrected && <CorrectClassDialog key={corrected.id} job={corrected} onClose={() => setCorrected(undefined)} />}
      </Suspense>
    </div>
  );
}

function NothingMatches() {
  const { t } = useTranslation('own-jobs');
  return (
    <EmptyState
      title={t('nothing.title')}
      text={t('nothing.text')}
      actions={<LinkButton to="/employer-dashboard/stellen">{t('nothing.all')}</LinkButton>}
    />
  );
}

function NoJobs() {
  const { t } = useTranslation('own-jobs');
  return (
    <EmptyState
      art="building"
      title={t('none.title')}
      text={t('none.text')}
      actions={<LinkButton to="/employer-dashboard">{t('none.employers')}</LinkButton>}
    />
  );
}
