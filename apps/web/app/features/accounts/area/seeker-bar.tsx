import { Heart, Mail, Search, UserRound } from 'lucide-react';
import { useTranslation } from 'react-i18next';
import { NavLink, useMatch } from 'react-router';

type SeekerBarProps = { counts: Readonly<Record<string, number | undefined>> };

const LINKS = [
  { key: 'search', to: '/jobs', icon: Search },
  { key: 'bookmarks', to: '/dashboard/merkliste', icon: Heart },
  { key: 'messages', to: '/dashboard/nachrichten', icon: Mail },
  { key: 'account', to: '/dashboard', icon: UserRound, isExact: true },
] as const;

/** The bar at the bottom of a phone, within reach of a thumb. */
export function SeekerBar({ counts }: SeekerBarProps) {
  const { t } = useTranslation('accounts');
  // Where one writes, the field to write in has this place.
  const isConversation = useMatch('/dashboard/nachrichten/:applicationId') !== null;
  if (isConversation) return null;
  return (
    <nav className="phone-bar" aria-label={t('nav.bar')}>
      {LINKS.map(({ key, to, icon: Icon, ...link }) => (
        <NavLink key={key} to={to} end={'isExact' in link}>
          <span>
            <Icon size={22} strokeWidth={1.75} />
            {(counts[key] ?? 0) > 0 && <b className="num">{counts[key]}</b>}
          </span>
          {t(`nav.${key}`)}
        </NavLink>
      ))}
    </nav>
  );
}
