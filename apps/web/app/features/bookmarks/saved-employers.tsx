import { SAVED_EMPLOYER_SORTS } from '@stellenvisite/contract/bookmarks';
import type { SavedEmployer } from '@stellenvisite/contract/bookmarks.schema';
import { useTranslation } from 'react-i18next';
import { useSavedEmployers } from './bookmark-queries.ts';
import { SavedEmployerRow } from './saved-employer-row.tsx';
import { SavedList } from './saved-list.tsx';
import { useListAddress } from './use-list-address.ts';

export function SavedEmployers() {
  const { t } = useTranslation('bookmarks');
  const address = useListAddress(SAVED_EMPLOYER_SORTS);
  const answer = useSavedEmployers(address);
  const summary = (items: readonly SavedEmployer[], total: number) => {
    const newJobs = items.reduce((sum, item) => sum + item.newJobs, 0);
    return [
      t('summary.employers', { count: total }),
      items.length === total && newJobs > 0 && t('summary.newJobs', { count: newJobs }),
    ]
      .filter(Boolean)
      .join(', ');
  };
  return (
    <SavedList
      kind="employer"
      address={address}
      sorts={SAVED_EMPLOYER_SORTS.map((value) => ({ value, label: t(`sort.employer.${value}`) }))}
      answer={answer}
      removalOf={({ employer, note }) => ({ id: employer.id, name: employer.name, note })}
      summary={summary}
      row={(saved, onRemove) => <SavedEmployerRow key={saved.employer.id} saved={saved} onRemove={onRemove} />}
    />
  );
}
