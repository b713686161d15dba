import { useTranslation } from 'react-i18next';
import { NavLink } from 'react-router';
import { ADMIN_LINKS } from './area-links.ts';
import { useWaitingCounts } from './use-waiting-counts.ts';

/** All pages of the area, in groups. */
export function RailLinks() {
  const { t } = useTranslation('admin-area');
  const counts = useWaitingCounts();
  return (
    <nav aria-label={t('nav.label')}>
      {ADMIN_LINKS.map((links) => (
        <ul key={links[0]?.key}>
          {links.map(({ key, to, icon: Icon, hasPages }) => (
            <li key={key}>
              <NavLink to={to} end={!hasPages} prefetch="intent" title={t(`nav.${key}`)}>
                <Icon size={18} strokeWidth={1.75} />
                <span>{t(`nav.${key}`)}</span>
                {(counts[key] ?? 0) > 0 && <b className="num">{counts[key]}</b>}
              </NavLink>
            </li>
          ))}
        </ul>
      ))}
    </nav>
  );
}
