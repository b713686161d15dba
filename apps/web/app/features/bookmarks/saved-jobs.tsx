import { SAVED_JOB_SORTS } from '@stellenvisite/contract/bookmarks';
import type { SavedJob } from '@stellenvisite/contract/bookmarks.schema';
import { daysRemaining } from '@stellenvisite/contract/format-date';
import { useTranslation } from 'react-i18next';
import { useSavedJobs } from './bookmark-queries.ts';
import { URGENT_DAYS } from './job-deadline.tsx';
import { SavedJobRow } from './saved-job-row.tsx';
import { SavedList } from './saved-list.tsx';
import { useListAddress } from './use-list-address.ts';

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
