import { useEffect } from 'react';
import { useTranslation } from 'react-i18next';
import { useNavigate } from 'react-router';
import { useSession } from '../../../session/use-session.ts';
import { hasIntention } from './bookmark-intention.ts';

/** On every page: fills the hearts of a job seeker and empties them after the sign-out. Renders nothing itself. */
export function BookmarkWatch() {
  const { i18n: texts } = useTranslation('shell');
  const navigate = useNavigate();
  const { account } = useSession();
  const [id, role] = [account?.id, account?.role];
  const isSeeker = role === 'job_seeker';
  useEffect(() => {
    if (!id || !isSeeker) return;
    let stop: (() => void) | undefined;
    let isOver = false;
    void import('../follow-bookmarks.ts').then(({ followBookmarks }) => {
      if (!isOver) stop = followBookmarks();
    });
    return () => {
      isOver = true;
      stop?.();
    };
  }, [id, isSeeker]);
  // biome-ignore lint/correctness/useExhaustiveDependencies: once for whoever has just signed in
  useEffect(() => {
    if (!role || !hasIntention()) return;
    const goTo = (path: string) => void navigate(path);
    void import('../carry-out-intention.ts').then(({ carryOutIntention }) =>
      carryOutIntention({ role }, { texts, goTo }),
    );
  }, [id, role]);
  return null;
}
