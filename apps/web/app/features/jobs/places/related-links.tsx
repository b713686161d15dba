import { formatNumber } from '@stellenvisite/contract/platform/format-number';
import { useTranslation } from 'react-i18next';
import { Link } from 'react-router';
import { useLocale } from '../../../ui/use-locale.ts';

export type RelatedLink = { to: string; label: string; count?: number };
export type RelatedGroup = { id: string; title: string; links: readonly RelatedLink[] };

/** Ways on from a list: groups of links, each with the number of jobs behind it. Empty groups are not shown. */
export function RelatedLinks({ groups }: { groups: readonly RelatedGroup[] }) {
  const locale = useLocale();
  const { t } = useTranslation('landing-lists');
  return (
    <nav className="grid gap-8 max-lg:grid-cols-2 max-md:grid-cols-1" aria-label={t('related')}>
      {groups
        .filter(({ links }) => links.length > 0)
        .map(({ id, title, links }) => (
          <section key={id} aria-labelledby={`rel-${id}`}>
            <h2 id={`rel-${id}`} className="border-line-2 border-b pb-2 text-fs-5">
              {title}
            </h2>
            <ul>
              {links.map(({ to, label, count }) => (
                <li key={to} className="flex items-center justify-between gap-4 border-line border-b text-fs-7">
                  <Link
                    to={to}
                    className="flex min-h-10 flex-1 items-center text-link leading-[1.3] underline decoration-1 underline-offset-[0.22em] hover:decoration-2 pointer-coarse:min-h-tap"
                  >
                    {label}
                  </Link>
                  {count !== undefined && (
                    <span className="num text-fs-8 text-ink-2">{formatNumber(count, locale)}</span>
                  )}
                </li>
              ))}
            </ul>
          </section>
        ))}
    </nav>
  );
}
