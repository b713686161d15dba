import { OWN_JOB_PAGE_SIZES } from '@stellenvisite/contract/own-jobs';
import type { ListedJob, OwnJobs } from '@stellenvisite/contract/own-jobs.schema';
import { keepPreviousData } from '@tanstack/react-query';
import { FileUp, Plus } from 'lucide-react';
import { Suspense, useEffect, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { useSearchParams } from 'react-router';
import { useErrorText } from '../../../i18n/use-error-text.ts';
import { downloadFile } from '../../../session/download-file.ts';
import { $api } from '../../../session/queries.ts';
import { Button, LinkButton } from '../../../ui/button.tsx';
import { lazyPart } from '../../../ui/lazy-part.ts';
import { Note } from '../../../ui/note.tsx';
import { Pagination } from '../../../ui/pagination.tsx';
import { Select } from '../../../ui/select.tsx';
import { useActingEmployer, useMayAct } from '../../employer-area/shared/use-acting-employer.ts';
import { BulkBar } from './bulk-bar.tsx';
import { type AskedBulk, BulkDialog } from './bulk-dialog.tsx';
import { NoHits, NoJobs } from './empty-lists.tsx';
import { HintsDialog, HistoryDialog } from './history-dialog.tsx';
import { JobFigures } from './job-figures.tsx';
import { JobFilters, JobTabs } from './job-filters.tsx';
import { JobTable } from './job-table.tsx';
import { JobsSkeleton } from './jobs-skeleton.tsx';
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
import { type Selection, useSelection } from './use-selection.ts';

const CorrectClassDialog = lazyPart(async () => (await import('./correct-class-dialog.tsx')).CorrectClassDialog);
const ImportDialog = lazyPart(async () => (await import('./import-dialog.tsx')).ImportDialog);

/** What needs no question before it is done, since it can be undone. */
const AT_ONCE: readonly RowAction[] = ['renew', 'pause', 'resume', 'fill', 'close'];

/** The jobs of the employer; the address holds tab, filters, order and page. */
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
    <div className="jl">
      <header className="area-head">
        <h1>{t('title')}</h1>
        {mayChange && (
          <div className="jl-head">
            <Button variant="secondary" icon={<FileUp size={20} />} onClick={() => setIsImporting(true)}>
              {t('csv.import')}
            </Button>
            <LinkButton to="/post-job" icon={<Plus size={20} />}>
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

/** Who comes without an address of their own finds the list as they left it. */
function useListQuery(): ListQuery {
  const [params, setParams] = useSearchParams();
  const [kept, setKept] = useState(() => (params.size === 0 ? recallList() : null));
  useEffect(() => {
    if (!kept) rememberList(params);
    else if (params.size > 0) setKept(null);
    else setParams(kept, { replace: true, preventScrollReset: true });
  }, [kept, params, setParams]);
  // The address changes a moment later: until then what was kept counts, and no other list is asked for.
  return readListQuery(kept && params.size === 0 ? kept : params);
}

type LoadedListProps = { data: OwnJobs; query: ListQuery; employerId: string; mayChange: boolean };
type OpenDialog = { kind: 'history' | 'correct' | 'hints'; job: ListedJob };

function LoadedList({ data, query, employerId, mayChange }: LoadedListProps) {
  const { t } = useTranslation('own-jobs');
  const errorText = useErrorText();
  const bulk = useBulk(employerId);
  const filter = filterOf(query);
  const selection = useSelection(JSON.stringify(filter));
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
  const chosen = () => (selection.isAll ? { filter } : { ids: [...selection.ids] });
  const count = selection.isAll ? data.total : selection.ids.size;
  const saveFile = () =>
    downloadFile(`/api/employer/jobs/file?${fileQuery(query, employerId)}`, t('csv.name')).catch(setFileFailure);
  const failure = bulk.failure ?? publish.error ?? fileFailure;
  return (
    <>
      <JobFigures figures={data.figures} />
      {failure != null && (
        <Note tone="warn" role="alert">
          {errorText(failure)}
        </Note>
      )}
      <section className="jl-sheet" aria-label={t('title')}>
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

type BarsProps = {
  selection: Selection;
  total: number;
  bulk: ReturnType<typeof useBulk>;
  onAsk: (action: AskedBulk['action']) => void;
  onFile: () => void;
};

/** What was just done stands in the place of what can be done. */
function Bars({ selection, total, bulk, onAsk, onFile }: BarsProps) {
  if (bulk.outcome) return <OutcomeBar outcome={bulk.outcome} onUndo={() => void bulk.undo()} onEnd={bulk.dismiss} />;
  return <BulkBar selection={selection} total={total} onAct={onAsk} onFile={onFile} />;
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
    <footer className="jl-foot">
      <p className="num" role="status">
        {t('range', { from, to: from + items.length - 1, total })}
      </p>
      <Button variant="ghost" size="s" onClick={onFile}>
        {t('csv.export')}
      </Button>
      <Select
        size="s"
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
