import { Bookmark, BookmarkCheck } from 'lucide-react';
import { Suspense, useEffect, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { useLocation, useNavigate } from 'react-router';
import { withNext } from '../../session/safe-next.ts';
import { useSession } from '../../session/use-session.ts';
import { Button, LinkButton } from '../../ui/button.tsx';
import { lazyPart } from '../../ui/lazy-part.ts';
import { readSavedId, SAVE_MARK } from '../saved-searches/shared/saved-search-address.ts';
import { type SearchFilters, toSearchParams } from './search-filters.ts';

const SaveSearchDialog = lazyPart(async () => (await import('./save-search-dialog.tsx')).SaveSearchDialog);

type SaveSearchProps = {
  filters: SearchFilters;
  /** One of the page's buttons answers to the marks of the address. */
  isFirst?: boolean;
};

/** Keeps the search for whoever is signed in; all others come back to it from the sign-in, with the dialog open. */
export function SaveSearch({ filters, isFirst = false }: SaveSearchProps) {
  const { t } = useTranslation('search');
  const query = toSearchParams({ ...filters, page: '', sort: '', view: '', includeHidden: false }).toString();
  const { status, account } = useSession();
  const navigate = useNavigate();
  const { pathname, search } = useLocation();
  const [isAsked, setIsAsked] = useState(false);
  const [kept, setKept] = useState<string>();
  useAddressMarks(
    isFirst,
    () => setIsAsked(true),
    () => setKept(query),
  );
  const isOpen = isAsked && account !== null;
  useEffect(() => {
    if (!isAsked || status !== 'signed_out') return;
    setIsAsked(false);
    void navigate(withNext('/login', pathname + search + SAVE_MARK));
  }, [isAsked, status, navigate, pathname, search]);

  if (account && account.role !== 'job_seeker') return null;
  if (kept === query)
    return (
      <LinkButton to="/dashboard/suchen" variant="ghost" size="s" icon={<BookmarkCheck size={18} />}>
        {t('save.kept')}
      </LinkButton>
    );
  return (
    <>
      <Button
        variant="secondary"
        size="s"
        className="script-only max-md:min-h-tap"
        icon={<Bookmark size={18} />}
        loading={isAsked && !isOpen}
        aria-haspopup="dialog"
        onClick={() => setIsAsked(true)}
      >
        {t('save.action')}
      </Button>
      <Suspense>
        {isOpen && <SaveSearchDialog query={query} onClose={() => setIsAsked(false)} onSaved={() => setKept(query)} />}
      </Suspense>
    </>
  );
}

/** What an address says behind its search is done once somebody is signed in, and then taken out of it. */
function useAddressMarks(isFirst: boolean, onSave: () => void, onOpened: () => void) {
  const { hash, pathname, search } = useLocation();
  const { account } = useSession();
  const navigate = useNavigate();
  const isSeeker = isFirst && account?.role === 'job_seeker';
  // biome-ignore lint/correctness/useExhaustiveDependencies: a mark is answered once, when it and the person are there
  useEffect(() => {
    const savedId = readSavedId(hash);
    if (!isSeeker || (hash !== SAVE_MARK && !savedId)) return;
    if (savedId) {
      onOpened();
      void markSeen(savedId);
    } else onSave();
    void navigate(pathname + search, { replace: true, preventScrollReset: true });
  }, [isSeeker, hash]);
}

/** Fire and forget: if the visit cannot be recorded, its jobs count as new once more. */
async function markSeen(id: string): Promise<void> {
  const { api } = await import('../../session/api.ts');
  await api.PUT('/api/saved-searches/{id}/seen', { params: { path: { id } } }).catch(() => undefined);
}
