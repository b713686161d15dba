import { SAVED_EMPLOYER_SORTS } from '@stellenvisite/contract/seekers/bookmarks';
import type { SavedEmployer } from '@stellenvisite/contract/seekers/bookmarks.schema';
import { EyeOff } from 'lucide-react';
import { Suspense, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { useHiddenEmployers } from '../../features/employers/hidden/use-hidden-employers.ts';
import { useSavedEmployers } from '../../features/seekers/bookmarks/bookmark-queries.ts';
import { BookmarksHead } from '../../features/seekers/bookmarks/bookmarks-head.tsx';
import { SavedList, SavedSkeleton } from '../../features/seekers/bookmarks/saved-list.tsx';
import { SavedEmployerRow } from '../../features/seekers/bookmarks/saved-rows.tsx';
import { RequireSession } from '../../session/require-session.tsx';
import { lazyPart } from '../../ui/lazy-part.ts';
import { useListAddress } from '../../ui/table/use-list-address.ts';

const HiddenDialog = lazyPart(
  async () => (await import('../../features/employers/hidden/hidden-dialog.tsx')).HiddenDialog,
);

const NAMES_SHOWN = 3;

export const handle = {
  title: 'bookmarks:title.employer',
  namespaces: ['bookmarks', 'hidden-employers', 'accounts', 'job-fields', 'problems'],
};

export default function DashboardSavedEmployersPage() {
  return (
    <>
      <BookmarksHead kind="employer" />
      <RequireSession role={['job_seeker']} skeleton={<SavedSkeleton kind="employer" />}>
        <SavedEmployers />
        <HiddenLine />
      </RequireSession>
    </>
  );
}

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

/** Names the hidden employers, with a button to change them. Requires a query provider and the texts `hidden-employers`. */
export function HiddenLine() {
  const { t } = useTranslation('hidden-employers');
  const [isOpen, setIsOpen] = useState(false);
  const { data } = useHiddenEmployers();
  if (!data) return <p className="mt-4 flex min-h-tap flex-wrap items-center gap-x-2.5 gap-y-0 text-fs-8 text-ink-2" />;
  const names = data.items.slice(0, NAMES_SHOWN).map(({ employer }) => employer.name);
  const more = data.total - names.length;
  const parts = [
    ...names,
    more > 0 ? t('line.more', { count: more }) : '',
    data.agencies ? t('line.agencies') : '',
  ].filter(Boolean);
  return (
    <p className="mt-4 flex min-h-tap flex-wrap items-center gap-x-2.5 gap-y-0 text-fs-8 text-ink-2">
      <EyeOff size={18} />
      <span>
        <b className="text-ink">{t('line.title')}</b> {parts.length > 0 ? parts.join(', ') : t('line.nobody')}.
      </span>
      <button type="button" className="link min-h-tap" aria-haspopup="dialog" onClick={() => setIsOpen(true)}>
        {t('line.change')}
      </button>
      <Suspense>{isOpen && <HiddenDialog onClose={() => setIsOpen(false)} />}</Suspense>
    </p>
  );
}
