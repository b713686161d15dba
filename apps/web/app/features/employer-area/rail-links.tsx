import { clsx } from 'clsx';
import { useTranslation } from 'react-i18next';
import { NavLink } from 'react-router';
import { EMPLOYER_LINKS, type EmployerLink } from './area-links.ts';
import type { ActingEmployer } from './shared/use-acting-employer.ts';
import { useAreaCounts } from './use-area-counts.ts';

/** All pages of the area, in groups. */
export function RailLinks({ acting }: { acting: ActingEmployer | null }) {
  const { t } = useTranslation('employer-area');
  const counts = useAreaCounts(acting);
  return (
    <nav aria-label={t('nav.label')}>
      {EMPLOYER_LINKS.map((links) => (
        <ul key={links[0]?.key}>
          {links.map((link) => (
            <li key={link.key}>
              <RailLink link={link} count={counts[link.key]} />
            </li>
          ))}
        </ul>
      ))}
    </nav>
  );
}

function RailLink({ link, count }: { link: EmployerLink; count: number | undefined }) {
  const { t } = useTranslation('employer-area');
  const { key, to, icon: Icon, hasPages, isCalm } = link;
  return (
    <NavLink to={to} end={!hasPages} prefetch="intent" title={t(`nav.${key}`)}>
      <Icon size={18} strokeWidth={1.75} />
      <span>{t(`nav.${key}`)}</span>
      {count !== undefined && count > 0 && <b className={clsx('num', isCalm && 'quiet')}>{count}</b>}
    </NavLink>
  );
}
