import { BellPlus, BellRing } from 'lucide-react';
import { Suspense, useEffect, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { useLocation, useNavigate } from 'react-router';
import { ALERT_MARK } from '../../../../session/safe-next.ts';
import { useSession } from '../../../../session/use-session.ts';
import { Button, LinkButton } from '../../../../ui/button.tsx';
import { lazyPart } from '../../../../ui/lazy-part.ts';

const AlertDialog = lazyPart(async () => (await import('../new-alert-dialog.tsx')).NewAlertDialog);

type AlertButtonProps = {
  /** The search as its address holds it, without page and sort. */
  query: string;
  /** One of the page's buttons answers to the mark of the address. */
  isFirst?: boolean;
};

/** New jobs of a search by e-mail, for whoever is signed in and for guests. Needs the texts `search`. */
export function AlertButton({ query, isFirst = false }: AlertButtonProps) {
  const { t } = useTranslation('search');
  const { status, account } = useSession();
  const [isAsked, setIsAsked] = useState(false);
  const [kept, setKept] = useState<string>();
  useAddressMark(isFirst, () => setIsAsked(true));
  const isOpen = isAsked && status !== 'unknown';

  if (account && account.role !== 'job_seeker') return null;
  if (kept === query)
    return (
      <LinkButton to="/dashboard/suchauftraege" variant="ghost" size="s" icon={<BellRing size={18} />}>
        {t('alert.saved')}
      </LinkButton>
    );
  return (
    <>
      <Button
        variant="secondary"
        size="s"
        className="script-only max-md:min-h-tap"
        icon={<BellPlus size={18} />}
        loading={isAsked && !isOpen}
        aria-haspopup="dialog"
        onClick={() => setIsAsked(true)}
      >
        {t('alert.action')}
      </Button>
      <Suspense>
        {isOpen && <AlertDialog query={query} onClose={() => setIsAsked(false)} onSaved={() => setKept(query)} />}
      </Suspense>
    </>
  );
}

/** Runs `onMark` for an address with the alert mark once a job seeker is signed in, and removes the mark from the address. */
function useAddressMark(isFirst: boolean, onMark: () => void) {
  const { hash, pathname, search } = useLocation();
  const { account } = useSession();
  const navigate = useNavigate();
  const isMarked = isFirst && account?.role === 'job_seeker' && hash === ALERT_MARK;
  // biome-ignore lint/correctness/useExhaustiveDependencies: a mark is answered once, when it and the person are there
  useEffect(() => {
    if (!isMarked) return;
    onMark();
    void navigate(pathname + search, { replace: true, preventScrollReset: true });
  }, [isMarked]);
}
