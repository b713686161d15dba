import type { SavedJob } from '@stellenvisite/contract/seekers/bookmarks.schema';
import { clsx } from 'clsx';
import { ChevronLeft, Plus } from 'lucide-react';
import { type ReactNode, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { Link, useSearchParams } from 'react-router';
import { useErrorText } from '../../../i18n/use-error-text.ts';
import { $api } from '../../../session/queries.ts';
import { Button, LinkButton } from '../../../ui/button.tsx';
import { Dialog } from '../../../ui/dialog.tsx';
import { EmptyState } from '../../../ui/feedback/empty-state.tsx';
import { Note } from '../../../ui/feedback/note.tsx';
import { Skeleton, Skeletons } from '../../../ui/feedback/skeletons.tsx';
import { JobTitle } from '../../jobs/display/job-title.tsx';
import { comparePath, MAX_COMPARED, readCompared, withCompared } from './compare-address.ts';
import { CompareTable } from './compare-table.tsx';
import { CompareWeeks } from './compare-weeks.tsx';
import type { Compared } from './compared-job.ts';
import { NetAssumptionsPanel } from './net-assumptions.tsx';

const LETTERS = ['A', 'B', 'C'] as const;
/** The pairs of three jobs that a phone shows. */
const PAIRS: readonly (readonly [number, number])[] = [
  [0, 1],
  [0, 2],
  [1, 2],
];
/** As many as can be chosen from at once. */
const CHOICES = 100;

/** Renders two or three saved jobs side by side: weeks, facts and the estimated net pay. */
export function CompareScreen() {
  const { t } = useTranslation('comparison');
  const errorText = useErrorText();
  const [params] = useSearchParams();
  const ids = readCompared(params);
  const [pair, setPair] = useState(0);
  const saved = $api.useQuery(
    'get',
    '/api/saved-jobs',
    { params: { query: { jobId: ids, pageSize: MAX_COMPARED } } },
    { enabled: ids.length > 0 },
  );
  const profile = $api.useQuery('get', '/api/profile');
  const jobs = inOrder(saved.data?.items ?? [], ids).map((each, at): Compared => {
    const isShown = ids.length < MAX_COMPARED || (PAIRS[pair] ?? [0, 1]).includes(at);
    return { letter: LETTERS[at] ?? '', saved: each, isShown };
  });
  const known = jobs.map(({ saved: { job } }) => job.id);
  if (saved.error)
    return (
      <>
        <CompareHead />
        <Note tone="warn" role="alert" className="mt-6">
          <p>{errorText(saved.error)}</p>
          <Button variant="secondary" size="s" className="mt-2" onClick={() => void saved.refetch()}>
            {t('reload')}
          </Button>
        </Note>
      </>
    );
  if (ids.length > 0 && !saved.data) return <CompareSkeleton />;
  if (jobs.length < 2) return <ChooseSecond ids={known} first={jobs[0]?.saved} />;
  return (
    <>
      <CompareHead>
        <Exchange ids={known} />
      </CompareHead>
      {jobs.length === MAX_COMPARED && <PairTabs pair={pair} onChange={setPair} />}
      <CompareWeeks jobs={jobs} own={profile.data?.data.week ?? null} />
      <CompareTable jobs={jobs} />
      <NetAssumptionsPanel countries={jobs.map(({ saved: { job } }) => job.location.country)} />
    </>
  );
}

export function CompareHead({ children }: { children?: ReactNode }) {
  const { t } = useTranslation('comparison');
  return (
    <>
      <Link className="link inline-flex min-h-11 items-center gap-1.5" to="/dashboard/merkliste">
        <ChevronLeft size={18} />
        {t('back')}
      </Link>
      <header className="area-head">
        <div>
          <h1>{t('title')}</h1>
          <p>{t('lead')}</p>
        </div>
        {children}
      </header>
    </>
  );
}

/** Returns the jobs in the order of the address. What is not saved any more is left out. */
function inOrder(items: readonly SavedJob[], ids: readonly string[]): SavedJob[] {
  return ids.flatMap((id) => items.find(({ job }) => job.id === id) ?? []);
}

function PairTabs({ pair, onChange }: { pair: number; onChange: (pair: number) => void }) {
  const { t } = useTranslation('comparison');
  return (
    <fieldset className="mt-5 grid grid-cols-3 gap-1 rounded-control border border-line-2 bg-sheet p-1 md:hidden">
      <legend className="visually-hidden">{t('pairs')}</legend>
      {PAIRS.map(([first, second], at) => (
        <button
          key={`${first}${second}`}
          type="button"
          aria-pressed={at === pair}
          className={clsx(
            'min-h-11 rounded-cell font-semibold text-fs-7',
            at === pair ? 'bg-marker text-on-marker' : 'text-ink-2',
          )}
          onClick={() => onChange(at)}
        >
          {t('pair', { first: LETTERS[first], second: LETTERS[second] })}
        </button>
      ))}
    </fieldset>
  );
}

function Exchange({ ids }: { ids: readonly string[] }) {
  const { t } = useTranslation('comparison');
  const [isOpen, setIsOpen] = useState(false);
  const isFull = ids.length === MAX_COMPARED;
  const label = isFull ? t('exchange.replace', { letter: LETTERS[MAX_COMPARED - 1] }) : t('exchange.add');
  return (
    <>
      <Button variant="secondary" icon={<Plus size={20} />} onClick={() => setIsOpen(true)}>
        {label}
      </Button>
      {isOpen && (
        <Dialog open onClose={() => setIsOpen(false)} title={label}>
          <Choices ids={ids} onChoose={() => setIsOpen(false)} />
        </Dialog>
      )}
    </>
  );
}

/** With one job alone there is nothing to compare: the list to choose from is the page. */
function ChooseSecond({ ids, first }: { ids: readonly string[]; first: SavedJob | undefined }) {
  const { t } = useTranslation('comparison');
  return (
    <section>
      <CompareHead />
      <h2 className="mt-6 text-fs-4">{first ? t('choose.second') : t('choose.first')}</h2>
      {first && (
        <p className="mt-1 text-ink-2" lang="de">
          <b>
            <JobTitle title={first.job.title} />
          </b>
          , {first.job.employer.name}
        </p>
      )}
      <div className="mt-4">
        <Choices ids={ids} />
      </div>
    </section>
  );
}

function Choices({ ids, onChoose }: { ids: readonly string[]; onChoose?: () => void }) {
  const { t } = useTranslation('comparison');
  const { data } = $api.useQuery('get', '/api/saved-jobs', { params: { query: { pageSize: CHOICES, sort: 'ends' } } });
  if (!data) return <ListSkeleton />;
  const others = data.items.filter(({ job, state }) => state === 'open' && !ids.includes(job.id));
  if (others.length === 0)
    return (
      <EmptyState
        art="saved"
        title={t('choose.none')}
        text={t('choose.noneText')}
        actions={<LinkButton to="/jobs">{t('choose.search')}</LinkButton>}
      />
    );
  return (
    <ul className="divide-y divide-line rounded-control border border-line bg-sheet">
      {others.map(({ job }) => (
        <li key={job.id} className="relative px-4 py-3 hover:bg-sheet-2" lang="de">
          <Link
            className="font-semibold leading-[1.3] after:absolute after:inset-0"
            to={comparePath(withCompared(ids, job.id))}
            {...(onChoose && { onClick: onChoose })}
            preventScrollReset
          >
            <JobTitle title={job.title} />
          </Link>
          <span className="block text-fs-8 text-ink-2">
            {job.employer.name}, {job.location.city}
          </span>
        </li>
      ))}
    </ul>
  );
}

export function CompareSkeleton() {
  return (
    <>
      <CompareHead />
      <ListSkeleton />
    </>
  );
}

function ListSkeleton() {
  const { t } = useTranslation('comparison');
  return (
    <Skeletons label={t('loading')} className="mt-6">
      <Skeleton className="h-60 w-full" />
      <Skeleton className="mt-6 h-100 w-full" />
    </Skeletons>
  );
}
