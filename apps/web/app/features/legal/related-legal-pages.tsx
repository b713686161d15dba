import { useTranslation } from 'react-i18next';
import { NavLink } from 'react-router';

const PAGES = [
  { name: 'imprint', to: '/impressum' },
  { name: 'privacy', to: '/datenschutz' },
  { name: 'terms-of-use', to: '/nutzungsbedingungen' },
  { name: 'general-terms', to: '/agb' },
  { name: 'cookie-policy', to: '/cookie-richtlinie' },
  { name: 'accessibility', to: '/barrierefreiheit' },
] as const;

export function RelatedLegalPages() {
  const { t } = useTranslation('legal');
  return (
    <nav aria-label={t('related')} className="no-print border-line border-t pt-6">
      <p className="mb-2 text-fs-8 text-ink-2">{t('related')}</p>
      <ul className="grid gap-x-6 sm:grid-cols-2">
        {PAGES.map(({ name, to }) => (
          <li key={name}>
            <NavLink
              to={to}
              className="inline-flex min-h-tap items-center font-medium text-link underline decoration-1 underline-offset-[0.22em] aria-[current=page]:text-ink-2 aria-[current=page]:no-underline"
            >
              {t(`pages.${name}`)}
            </NavLink>
          </li>
        ))}
      </ul>
    </nav>
  );
}
