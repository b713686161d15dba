import { daysRemaining } from '@stellenvisite/contract/platform/format-date';
import { SAVED_JOB_SORTS } from '@stellenvisite/contract/seekers/bookmarks';
import type { SavedJob } from '@stellenvisite/contract/seekers/bookmarks.schema';
import { useTranslation } from 'react-i18next';
import { useSavedJobs } from '../../features/seekers/bookmarks/bookmark-queries.ts';
import { BookmarksHead } from '../../features/seekers/bookmarks/bookmarks-head.tsx';
import { SavedList, SavedSkeleton } from '../../features/seekers/bookmarks/saved-list.tsx';
import { SavedJobRow, URGENT_DAYS } from '../../features/seekers/bookmarks/saved-rows.tsx';
import { RequireSession } from '../../session/require-session.tsx';
import { useListAddress } from '../../ui/table/use-list-address.ts';

export const handle = { title: 'bookmarks:title.job', namespaces: ['bookmarks', 'accounts', 'job-fields', 'problems'] };

export default function DashboardSavedJobsPage() {
  return (
    <>
      <BookmarksHead kind="job" />
      <RequireSession role={['job_seeker']} skeleton={<SavedSkeleton kind="job" />}>
        <SavedJobs />
      </RequireSession>
    </>
  );
}

export function SavedJobs() {
  const { t } = useTranslation('bookmarks');
  const address = useListAddress(SAVED_JOB_SORTS);
  const answer = useSavedJobs(address);
  const asOf = new Date(answer.dataUpdatedAt).toISOString();
  const summary = (items: readonly SavedJob[], total: number) => {
    const isWhole = items.length === total;
    const ending = items.filter(
      ({ state, validThrough }) => state === 'open' && daysRemaining(validThrough, asOf) <= URGENT_DAYS,
    ).length;
    const over = items.filter(({ state }) => state !== 'open').length;
    return [
      t('summary.jobs', { count: total }),
      isWhole && ending > 0 && t('summary.ending', { count: ending, days: URGENT_DAYS }),
      isWhole && over > 0 && t('summary.over', { count: over }),
    ]
      .filter(Boolean)
      .join(', ');
  };
  return (
    <SavedList
      kind="job"
      address={address}
      sorts={SAVED_JOB_SORTS.map((value) => ({ value, label: t(`sort.job.${value}`) }))}
      answer={answer}
      removalOf={({ job, note }) => ({ id: job.id, name: job.title, note })}
      summary={summary}
      row={(saved, onRemove) => <SavedJobRow key={saved.job.id} saved={saved} asOf={asOf} onRemove={onRemove} />}
    />
  );
}
