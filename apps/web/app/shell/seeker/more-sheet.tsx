import { ChevronRight, CircleHelp, LogOut } from 'lucide-react';
import type { ReactNode } from 'react';
import { useTranslation } from 'react-i18next';
import { Link } from 'react-router';
import { openEmma } from '../../features/assistant/emma/shared/panel-state.ts';
import { useEmmaPlace } from '../../features/assistant/emma/shared/use-emma-place.ts';
import { useProfilePercent } from '../../features/seekers/profiles/shared/dashboard-prompt.tsx';
import { useSignOut } from '../../session/use-sign-out.ts';
import { Dialog } from '../../ui/dialog.tsx';
import { initialsOf } from '../../ui/initials.ts';
import type { AreaCounts, AreaLink } from '../area/area-links.ts';
import { LanguageSwitch, ThemeSwitch } from '../site/theme-switch.tsx';

const PROFILE = 'profile';
const EMMA = 'emma';
const HELP: AreaLink = { key: 'help', to: '/hilfe', icon: CircleHelp };

type MoreSheetProps = {
  /** The pages that have no room in the bar. */
  links: readonly AreaLink[];
  counts: AreaCounts;
  name: string;
  onClose: () => void;
};

/** Lists the pages of a job seeker that are not in the bar of a phone, with display, language and sign-out. */
export function MoreSheet({ links, counts, name, onClose }: MoreSheetProps) {
  const { t } = useTranslation('accounts');
  const { startSignOut, isSigningOut } = useSignOut();
  const percent = useProfilePercent();
  const profile = links.find(({ key }) => key === PROFILE);
  const pages = [...links.filter(({ key }) => key !== PROFILE && key !== EMMA), HELP];
  return (
    <Dialog open onClose={onClose} title={t('nav.more')} side="bottom" className="more-sheet">
      {profile && (
        <Link to={profile.to} className="more-me" onClick={onClose}>
          <span className="area-mono" aria-hidden="true">
            {initialsOf(name)}
          </span>
          <span>
            <b>{name}</b>
            <small>{percent === undefined ? t('nav.hint.profile') : t('nav.hint.profilePercent', { percent })}</small>
          </span>
          <ChevronRight size={20} />
        </Link>
      )}
      <ul className="more-rows">
        {pages.map((link) => (
          <li key={link.key}>
            <Link to={link.to} onClick={onClose}>
              <RowWords link={link} count={counts[link.key]} />
            </Link>
          </li>
        ))}
        <EmmaRow link={links.find(({ key }) => key === EMMA)} onClose={onClose} />
      </ul>
      <div className="pref-rows">
        <span>{t('person.theme')}</span>
        <ThemeSwitch />
        <span>{t('person.language')}</span>
        <LanguageSwitch />
      </div>
      <button type="button" className="more-out" disabled={isSigningOut} onClick={() => void startSignOut()}>
        <LogOut size={20} />
        {t('person.signOut')}
      </button>
    </Dialog>
  );
}

function RowWords({ link: { key, icon: Icon }, count = 0 }: { link: AreaLink; count?: number | undefined }): ReactNode {
  const { t } = useTranslation('accounts');
  return (
    <>
      <Icon size={20} strokeWidth={1.75} />
      <span>
        <b>{t(`nav.${key}`)}</b>
        <small>{t(`nav.hint.${key}`)}</small>
      </span>
      {count > 0 && <b className="num">{count}</b>}
      <ChevronRight size={20} />
    </>
  );
}

/** Opens Emma on the page; who has switched her off gets the page where she can be switched on again. */
function EmmaRow({ link, onClose }: { link: AreaLink | undefined; onClose: () => void }) {
  const place = useEmmaPlace();
  if (!link) return null;
  const open = () => {
    onClose();
    openEmma();
  };
  return (
    <li>
      {place === 'off' || place === 'unknown' ? (
        <Link to={link.to} onClick={onClose}>
          <RowWords link={link} />
        </Link>
      ) : (
        <button type="button" onClick={open}>
          <RowWords link={link} />
        </button>
      )}
    </li>
  );
}
