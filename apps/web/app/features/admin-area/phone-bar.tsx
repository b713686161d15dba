import { Menu } from 'lucide-react';
import { type ReactNode, useEffect, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { NavLink, useLocation } from 'react-router';
import { Dialog } from '../../ui/dialog.tsx';
import { PersonLinks } from '../accounts/shared/person-menu.tsx';
import { ADMIN_LINKS } from './area-links.ts';
import { useWaitingCounts } from './use-waiting-counts.ts';

/** The bar at the bottom of a phone: the queues of every day, and a sheet with the other pages. */
export function PhoneBar({ language }: { language: ReactNode }) {
  const { t } = useTranslation('admin-area');
  const [isOpen, setIsOpen] = useState(false);
  const { key: page } = useLocation();
  // biome-ignore lint/correctness/useExhaustiveDependencies: another page closes the sheet
  useEffect(() => setIsOpen(false), [page]);
  const links = ADMIN_LINKS.flat();
  const counts = useWaitingCounts();
  return (
    <>
      <nav className="phone-bar" aria-label={t('nav.bar')}>
        {links
          .filter(({ inBar }) => inBar)
          .map(({ key, to, icon: Icon, hasPages }) => (
            <NavLink key={key} to={to} end={!hasPages}>
              <span>
                <Icon size={22} strokeWidth={1.75} />
                {(counts[key] ?? 0) > 0 && <b className="num">{counts[key]}</b>}
              </span>
              {t(`nav.${key}`)}
            </NavLink>
          ))}
        <button type="button" aria-haspopup="dialog" aria-expanded={isOpen} onClick={() => setIsOpen(true)}>
          <span>
            <Menu size={22} strokeWidth={1.75} />
          </span>
          {t('nav.more')}
        </button>
      </nav>
      <Dialog open={isOpen} onClose={() => setIsOpen(false)} title={t('nav.label')} side="bottom" className="e-sheet">
        <ul>
          {links
            .filter(({ inBar }) => !inBar)
            .map(({ key, to, icon: Icon, hasPages }) => (
              <li key={key}>
                <NavLink to={to} end={!hasPages} className="menu-action">
                  <Icon size={20} strokeWidth={1.75} />
                  {t(`nav.${key}`)}
                </NavLink>
              </li>
            ))}
        </ul>
        <PersonLinks language={language} />
      </Dialog>
    </>
  );
}
