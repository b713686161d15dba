import { formatDate } from '@stellenvisite/contract/platform/format-date';
import { useEffect, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { Link, useSearchParams } from 'react-router';
import { NoConnectionPage } from '../../error-page.tsx';
import { clockOf } from '../../features/jobs/display/apply/interview-time.ts';
import { type AccountCopy, readAccountCopy } from '../../offline/account-copy.ts';
import { AccountView, COPIED_SCREENS } from '../../offline/account-view.tsx';
import { type CachedPage, clearCopies, listCachedPages } from '../../offline/browser-copies.ts';
import { copyPath, isAccountScreen } from '../../offline/cached-pages.ts';
import { safeNext } from '../../session/safe-next.ts';
import { useSignOut } from '../../session/use-sign-out.ts';

export const handle = {
  title: 'errors:lost.meta.title',
  namespaces: ['offline', 'applications', 'job-fields'],
};

type Stored = { copy: AccountCopy | null; pages: readonly CachedPage[] };

const NOTHING: Stored = { copy: null, pages: [] };

/** A device that takes longer than this to read its copies gets the page without them, until they are read. */
const READING_LIMIT_MS = 5000;

/** Shown by the service worker where there is neither a network nor a copy. The address says which page was requested. */
export default function OfflinePage() {
  const [params] = useSearchParams();
  const from = safeNext(params.get('von')) ?? '/';
  const [stored, setStored] = useState<Stored>();
  const { startSignOut } = useSignOut();
  useEffect(() => {
    const limit = setTimeout(() => setStored((read) => read ?? NOTHING), READING_LIMIT_MS);
    readStored()
      .then(setStored, () => setStored(NOTHING))
      .finally(() => clearTimeout(limit));
    return () => clearTimeout(limit);
  }, []);
  const signOut = async () => {
    // The copy first: without a network the sign-out may wait for the server for half a minute.
    await clearCopies();
    setStored(NOTHING);
    await startSignOut();
  };
  const retry = () => location.assign(from);
  const { copy, pages } = stored ?? NOTHING;
  if (copy && isAccountScreen(from)) {
    const storedPaths = new Set(pages.map(({ path }) => path));
    return <AccountView {...{ copy, from, storedPaths }} onRetry={retry} onSignOut={() => void signOut()} />;
  }
  // Until the device is read, nothing claims that the page is not stored.
  if (!stored && isAccountScreen(from)) return <div className="min-h-[60vh]" />;
  return (
    <NoConnectionPage onRetry={retry}>
      {copy && <OwnScreens copy={copy} />}
      <CachedPages pages={pages} />
    </NoConnectionPage>
  );
}

async function readStored(): Promise<Stored> {
  const copy = await readAccountCopy();
  // Reading a copy of another account deletes the pages too.
  return { copy, pages: await listCachedPages() };
}

function OwnScreens({ copy: { takenAt } }: { copy: AccountCopy }) {
  const { t } = useTranslation('offline');
  const pages = COPIED_SCREENS.map(({ screen, path }) => ({ path: copyPath(path), title: t(`tab.${screen}`) }));
  return (
    <PageList id="own-screens" title={t('own', { date: formatDate(takenAt), time: clockOf(takenAt) })} pages={pages} />
  );
}

const SHOWN = 10;

function CachedPages({ pages }: { pages: readonly CachedPage[] }) {
  const { t } = useTranslation('errors');
  if (pages.length === 0) return null;
  return <PageList id="cached-pages" title={t('lost.seen')} pages={pages.slice(0, SHOWN)} />;
}

type PageListProps = { id: string; title: string; pages: readonly CachedPage[] };

function PageList({ id, title, pages }: PageListProps) {
  return (
    <nav className="mt-10" aria-labelledby={id}>
      <h2 id={id} className="text-fs-4">
        {title}
      </h2>
      <ul className="mt-2">
        {pages.map((page) => (
          <li key={page.path}>
            <Link to={page.path} reloadDocument className="link inline-flex min-h-tap items-center">
              {page.title}
            </Link>
          </li>
        ))}
      </ul>
    </nav>
  );
}
