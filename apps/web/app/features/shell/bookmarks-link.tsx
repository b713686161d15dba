import { Heart } from 'lucide-react';
import { useTranslation } from 'react-i18next';
import { Link } from 'react-router';
import { useSession } from '../../session/use-session.ts';
import { useBookmarkCount } from '../bookmarks/shared/bookmark-store.ts';
import { BOOKMARKS } from './navigation.ts';

/** The heart of a job seeker, with the number of saved jobs. */
export function BookmarksLink() {
  const { t } = useTranslation('shell');
  const { account } = useSession();
  const count = useBookmarkCount('job');
  if (account?.role !== 'job_seeker') return null;
  return (
    <Link
      to={BOOKMARKS}
      className="site-heart"
      aria-label={count ? t('account.bookmarksCount', { count }) : t('account.bookmarks')}
    >
      <Heart size={22} />
      {count ? <b className="num">{count}</b> : null}
    </Link>
  );
}
