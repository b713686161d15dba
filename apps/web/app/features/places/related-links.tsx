import { formatNumber } from '@stellenvisite/contract/format-number';
import { useTranslation } from 'react-i18next';
import { Link } from 'react-router';
import { useLocale } from '../../ui/use-locale.ts';

export type RelatedLink = { to: string; label: string; count?: number };
export type RelatedGroup = { id: string; title: string; links: readonly RelatedLink[] };

/** Ways on from a list: groups of links, each with the number of jobs behind it. Empty groups are not shown. */
export function RelatedLinks({ groups }: { groups: readonly RelatedGroup[] }) {
  const locale = useLocale();
  const { t } = useTranslation('landing-lists');
  return (
    <nav className="rel" aria-label={t('related')}>
      {groups
        .filter(({ links }) => links.length > 0)
        .map(({ id, title, links }) => (
          <section key={id} aria-labelledby={`rel-${id}`}>
            <h2 id={`rel-${id}`}>{title}</h2>
            <ul>
              {links.map(({ to, label, count }) => (
                <li key={to}>
                  <Link to={to}>{label}</Link>
                  {count !== undefined && <span className="num">{formatNumber(count, locale)}</span>}
                </li>
              ))}
            </ul>
          </section>
        ))}
    </nav>
  );
}
