import { Menu } from 'lucide-react';
import { useEffect, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { NavLink, useLocation } from 'react-router';
import { Dialog } from '../../ui/dialog.tsx';
import { PersonLinks } from '../accounts/shared/person-menu.tsx';
import { EMPLOYER_LINKS } from './area-links.ts';
import { EmployerChoice, useChooseEmployer } from './employer-choice.tsx';
import type { PreferenceSwitches } from './employer-shell.tsx';
import type { ActingEmployer } from './shared/use-acting-employer.ts';
import { useAreaCounts } from './use-area-counts.ts';

type PhoneBarProps = { acting: ActingEmployer | null; switches: PreferenceSwitches };

/** The bar at the bottom of a phone: the pages one needs every day, and a sheet with the others. */
export function PhoneBar({ acting, switches }: PhoneBarProps) {
  const { t } = useTranslation('employer-area');
  const [isOpen, setIsOpen] = useState(false);
  const counts = useAreaCounts(acting);
  const { key: page } = useLocation();
  // biome-ignore lint/correctness/useExhaustiveDependencies: another page closes the sheet
  useEffect(() => setIsOpen(false), [page]);
  return (
    <>
      <nav className="phone-bar" aria-label={t('nav.bar')}>
        {EMPLOYER_LINKS.flat()
          .filter(({ inBar }) => inBar)
          .map(({ key, to, icon: Icon, hasPages, isCalm }) => (
            <NavLink key={key} to={to} end={!hasPages}>
              <span>
                <Icon size={22} strokeWidth={1.75} />
                {!isCalm && (counts[key] ?? 0) > 0 && <b className="num">{counts[key]}</b>}
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
        <Choices acting={acting} />
        <ul>
          {EMPLOYER_LINKS.flat()
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
        <PersonLinks language={switches.language} />
      </Dialog>
    </>
  );
}

function Choices({ acting }: { acting: ActingEmployer | null }) {
  const { t } = useTranslation('employer-area');
  const choose = useChooseEmployer();
  if (!acting || acting.employers.length < 2) return null;
  return (
    <ul aria-label={t('switcher.head')}>
      {acting.employers.map((employer) => (
        <li key={employer.employerId}>
          <button
            type="button"
            className="menu-action e-choice"
            aria-pressed={employer.employerId === acting.employerId}
            onClick={() => choose(employer.employerId)}
          >
            <EmployerChoice employer={employer} isChosen={employer.employerId === acting.employerId} />
          </button>
        </li>
      ))}
    </ul>
  );
}
