import { OWN_JOB_PAGE_SIZES } from '@stellenvisite/contract/jobs/own-jobs';
import type { ListedJob, OwnJobs } from '@stellenvisite/contract/jobs/own-jobs.schema';
import { keepPreviousData } from '@tanstack/react-query';
import { FileUp, Plus } from 'lucide-react';
import { Suspense, useEffect, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { useSearchParams } from 'react-router';
import { useErrorText } from '../../../../i18n/use-error-text.ts';
import { $api } from '../../../../session/queries.ts';
import { downloadFile } from '../../../../session/use-download.ts';
import { Button, LinkButton } from '../../../../ui/button.tsx';
import { Note } from '../../../../ui/feedback/note.tsx';
import { Select } from '../../../../ui/forms/select.tsx';
import { lazyPart } from '../../../../ui/lazy-part.ts';
import { Pagination } from '../../../../ui/table/pagination.tsx';
import { type Selection, useSelection } from '../../../../ui/table/use-selection.ts';
import { useActingEmployer, useMayAct } from '../../../identity/acting-employer/use-acting-employer.ts';
import { type AskedBulk, BulkDialog } from './bulk-dialog.tsx';
import { NoHits, NoJobs } from './empty-lists.tsx';
import { HintsDialog, HistoryDialog } from './history-dialog.tsx';
import { JobBulkActions } from './job-bulk-actions.tsx';
import { JobFigures } from './job-figures.tsx';
import { JobFilters, JobTabs } from './job-filters.tsx';
import { JobTable } from './job-table.tsx';
import { JobsSkeleton, SHEET } from './jobs-skeleton.tsx';
import {
  filterOf,
  isNarrowed,
  type ListQuery,
  readListQuery,
  recallList,
  rememberList,
  withParam,
} from './list-address.ts';
import { OutcomeBar } from './outcome-bar.tsx';
import { type RowAction, RowActions } from './row-actions.tsx';
import { type BulkOrder, OWN_JOBS, useBulk } from './use-bulk.ts';

const CorrectClassDialog = lazyPart(async () => (await import('./correct-class-dialog.tsx')).CorrectClassDialog);
const ImportDialog = lazyPart(async () => (await import('./import-dialog.tsx')).ImportDialog);

/** Actions that run without confirmation because they can be undone. */
const AT_ONCE: readonly RowAction[] = ['renew', 'pause', 'resume', 'fill', 'close'];

/** Renders the jobs of the employer; the address holds tab, filters, order and page. */
export function JobsScreen() {
  const { t } = useTranslation('own-jobs');
  const errorText = useErrorText();
  const { employerId } = useActingEmployer();
  const mayChange = useMayAct('job.change');
  const query = useListQuery();
  const { data, error } = $api.useQuery(
    'get',
    '/api/employer/jobs',
    { params: { query: { ...query, employerId } } },
    { placeholderData: keepPreviousData },
  );
  const [isImporting, setIsImporting] = useState(false);
  return (
    <div>
      <header className="area-head flex flex-wrap items-end justify-between gap-x-6 gap-y-3">
        <h1>{t('title')}</h1>
        {mayChange && (
          <div className="flex flex-wrap gap-2 max-md:w-full">
            <Button
              variant="secondary"
              className="max-md:flex-1"
              icon={<FileUp size={20} />}
              onClick={() => setIsImporting(true)}
            >
              {t('csv.import')}
            </Button>
            <LinkButton to="/post-job" className="max-md:flex-1" icon={<Plus size={20} />}>
              {t('post')}
            </LinkButton>
          </div>
        )}
      </header>
      {error && (
        <Note tone="warn" role="alert">
          {errorText(error)}
        </Note>
      )}
      {!data && !error && <JobsSkeleton />}
      {data && data.counts.all === 0 && !isNarrowed(query) && (
        <NoJobs mayChange={mayChange} onImport={() => setIsImporting(true)} />
      )}
      {data && (data.counts.all > 0 || isNarrowed(query)) && (
        <LoadedList data={data} query={query} employerId={employerId} mayChange={mayChange} />
      )}
      <Suspense>
        {isImporting && <ImportDialog employerId={employerId} onClose={() => setIsImporting(false)} />}
      </Suspense>
    </div>
  );
}

/** Returns the query of the list; without parameters in the address, it restores the last query of this tab. */
function useListQuery(): ListQuery {
  const [params, setParams] = useSearchParams();
  const [storedQuery, setStoredQuery] = useState(() => (params.size === 0 ? recallList() : null));
  useEffect(() => {
    if (!storedQuery) rememberList(params);
    else if (params.size > 0) setStoredQuery(null);
    else setParams(storedQuery, { replace: true, preventScrollReset: true });
  }, [storedQuery, params, setParams]);
  // The address changes asynchronously: the restored query applies until then, so that no other list is requested.
  return readListQuery(storedQuery && params.size === 0 ? storedQuery : params);
}

type LoadedListProps = { data: OwnJobs; query: ListQuery; employerId: string; mayChange: boolean };
type OpenDialog = { kind: 'history' | 'correct' | 'hints'; job: ListedJob };

function LoadedList({ data, query, employerId, mayChange }: LoadedListProps) {
  const { t } = useTranslation('own-jobs');
  const errorText = useErrorText();
  const bulk = useBulk(employerId);
  const filter = filterOf(query);
  const selection = useSelection<ListedJob>(({ id }) => id, { scope: JSON.stringify(filter) });
  const [asked, setAsked] = useState<AskedBulk | null>(null);
  const [dialog, setDialog] = useState<OpenDialog | null>(null);
  const [fileFailure, setFileFailure] = useState<unknown>(null);
  const publish = usePublish();
  const now = Date.now();

  const act = (job: ListedJob, action: RowAction) => {
    if (action === 'history' || action === 'correct') return setDialog({ kind: action, job });
    if (action === 'publish') return publish.mutate({ params: { path: { id: job.id } } });
    const order: BulkOrder = { action, selection: { ids: [job.id] } };
    if (AT_ONCE.includes(action)) void bulk.run(order);
    else setAsked({ ...order, count: 1 });
  };
  const chosen = () => (selection.isAll ? { filter } : { ids: selection.rows.map(({ id }) => id) });
  const count = selection.isAll ? data.total : selection.rows.length;
  const saveFile = () =>
    downloadFile(`/api/employer/jobs/file?${fileQuery(query, employerId)}`, t('csv.name')).catch(setFileFailure);
  const failure = bulk.failure ?? publish.error ?? fileFailure;
  return (
    <>
      <WithheldNote withheld={data.figures.withheld} />
      <JobFigures figures={data.figures} />
      {failure != null && (
        <Note tone="warn" role="alert">
          {errorText(failure)}
        </Note>
      )}
      <section className={SHEET} aria-label={t('title')}>
        <JobTabs query={query} counts={data.counts} />
        <JobFilters query={query} departments={data.departments} />
        {data.items.length > 0 ? (
          <JobTable
            jobs={data.items}
            sort={query.sort}
            selection={mayChange ? selection : null}
            now={now}
            onHints={(job) => setDialog({ kind: 'hints', job })}
            actions={(job) => (
              <RowActions
                job={job}
                now={now}
                hasDepartments={data.departments.length > 0}
                isBusy={bulk.isBusy}
                mayChange={mayChange}
                onAct={act}
              />
            )}
          />
        ) : (
          <NoHits relax={data.relax} />
        )}
        <ListFoot data={data} query={query} onFile={() => void saveFile()} />
      </section>
      {mayChange && (
        <Bars
          selection={selection}
          total={data.total}
          bulk={bulk}
          onFile={() => void saveFile()}
          onAsk={(action) => setAsked({ action, selection: chosen(), count })}
        />
      )}
      {asked && (
        <BulkDialog
          asked={asked}
          figures={data.figures}
          departments={data.departments}
          progress={bulk.progress}
          preview={bulk.preview}
          run={bulk.run}
          onClose={() => setAsked(null)}
          onDone={() => {
            setAsked(null);
            selection.clear();
          }}
        />
      )}
      {dialog?.kind === 'history' && <HistoryDialog job={dialog.job} onClose={() => setDialog(null)} />}
      {dialog?.kind === 'hints' && <HintsDialog job={dialog.job} onClose={() => setDialog(null)} />}
      <Suspense>
        {dialog?.kind === 'correct' && <CorrectClassDialog job={dialog.job} onClose={() => setDialog(null)} />}
      </Suspense>
    </>
  );
}

function WithheldNote({ withheld }: { withheld: OwnJobs['figures']['withheld'] }) {
  const { t } = useTranslation('own-jobs');
  const { removed, refused } = withheld;
  if (removed + refused === 0) return null;
  return (
    <Note tone="warn" className="mb-5">
      <b>{t('withheld.title', { count: removed + refused })}</b>{' '}
      {[
        removed > 0 && t('withheld.removed', { count: removed }),
        refused > 0 && t('withheld.refused', { count: refused }),
      ]
        .filter(Boolean)
        .join(' ')}
    </Note>
  );
}

type BarsProps = {
  selection: Selection<ListedJob>;
  total: number;
  bulk: ReturnType<typeof useBulk>;
  onAsk: (action: AskedBulk['action']) => void;
  onFile: () => void;
};

/** Shows the outcome of the last bulk action in place of the available actions. */
function Bars({ selection, total, bulk, onAsk, onFile }: BarsProps) {
  if (bulk.outcome) return <OutcomeBar outcome={bulk.outcome} onUndo={() => void bulk.undo()} onEnd={bulk.dismiss} />;
  return <JobBulkActions selection={selection} total={total} onAct={onAsk} onFile={onFile} />;
}

function usePublish() {
  return $api.useMutation('post', '/api/employer/jobs/{id}/publication', {
    onSettled: (_data, _error, _variables, _before, { client }) => client.invalidateQueries({ queryKey: OWN_JOBS }),
  });
}

function fileQuery({ page: _page, pageSize: _size, ...query }: ListQuery, employerId: string): string {
  const search = new URLSearchParams({ employerId });
  for (const [name, value] of Object.entries(query))
    for (const each of [value].flat()) search.append(name, String(each));
  return search.toString();
}

function ListFoot({ data, query, onFile }: { data: OwnJobs; query: ListQuery; onFile: () => void }) {
  const { t } = useTranslation('own-jobs');
  const [params, setParams] = useSearchParams();
  const { page, pageSize, total, items } = data;
  const from = (page - 1) * pageSize + 1;
  if (total === 0) return null;
  return (
    <footer className="flex flex-wrap items-center gap-x-4 gap-y-2 border-line border-t px-5 py-3 text-fs-8 text-ink-2 max-md:justify-center max-md:px-gutter">
      <p className="num flex-1 max-md:flex-[1_0_100%] max-md:text-center" role="status">
        {t('range', { from, to: from + items.length - 1, total })}
      </p>
      <Button variant="ghost" size="s" onClick={onFile}>
        {t('csv.export')}
      </Button>
      <Select
        size="s"
        className="w-auto"
        aria-label={t('perPage')}
        value={String(query.pageSize)}
        onChange={({ currentTarget }) =>
          setParams(withParam(params, 'pageSize', currentTarget.value), { preventScrollReset: true, replace: true })
        }
        options={OWN_JOB_PAGE_SIZES.map((size) => ({ value: String(size), label: t('ofPage', { count: size }) }))}
      />
      <Pagination
        page={page}
        pageCount={Math.ceil(total / pageSize)}
        toPage={(next) => ({ search: withParam(params, 'page', String(next)).toString() })}
      />
    </footer>
  );
}
