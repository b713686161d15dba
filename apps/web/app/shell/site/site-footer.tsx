import { useTranslation } from 'react-i18next';
import { Link } from 'react-router';
import { Logo } from '../../ui/logo.tsx';
import { openConsentSettings } from './consent.ts';
import { COUNTRY_CELLS, FOOTER_COLUMNS, LEGAL_LINKS } from './navigation.ts';
import { FollowSystemButton, LanguageSwitch, ThemeSwitch } from './theme-switch.tsx';

/** Renders the footer of the public pages, a night field in both themes. */
export function SiteFooter({ year }: { year: number }) {
  const { t } = useTranslation('shell');
  return (
    <footer className="site-foot" data-theme="nacht">
      <div className="wrap">
        <div className="foot-grid" id="site-links">
          <div className="foot-brand">
            <Link to="/" aria-label={t('home')}>
              <Logo size={32} />
            </Link>
            <p className="mt-2 max-w-72 text-fs-7 text-on-dark-2">{t('footer.claim')}</p>
            <nav className="foot-lands" aria-label={t('footer.countries')}>
              {COUNTRY_CELLS.map((country) => (
                <Link key={country} to={`/jobs?country=${country}`}>
                  {country}
                  <span className="visually-hidden">: {t(`footer.country.${country}`)}</span>
                </Link>
              ))}
            </nav>
          </div>
          {FOOTER_COLUMNS.map((column) => (
            <nav key={column.key} className="foot-links" aria-labelledby={`foot-${column.key}`}>
              <h2 id={`foot-${column.key}`}>{t(`footer.${column.key}.title`)}</h2>
              {column.links.map(({ key, to }) => (
                <Link key={key} to={to}>
                  {t(`footer.${column.key}.${key}`)}
                </Link>
              ))}
            </nav>
          ))}
          <div className="max-w-40">
            <h2>{t('theme.label')}</h2>
            <ThemeSwitch />
            <FollowSystemButton className="mt-3 text-fs-8 text-on-dark-2 leading-ui" />
            <h2 className="mt-5">{t('language.label')}</h2>
            <LanguageSwitch />
          </div>
        </div>
        <LegalLinks year={year} />
      </div>
    </footer>
  );
}

/** Renders what the law requires on every page, for the areas of signed-in people. */
export function LegalFooter({ year }: { year: number }) {
  return (
    <footer className="site-legal">
      <div className="wrap">
        <LegalLinks year={year} />
      </div>
    </footer>
  );
}

function LegalLinks({ year }: { year: number }) {
  const { t } = useTranslation('shell');
  return (
    <nav className="foot-legal" aria-label={t('footer.legal.label')}>
      <span>{t('footer.legal.owner', { year })}</span>
      {LEGAL_LINKS.map(({ key, to }) => (
        <Link key={key} to={to}>
          {t(`footer.legal.${key}`)}
        </Link>
      ))}
      <button type="button" onClick={openConsentSettings}>
        {t('footer.legal.consent')}
      </button>
    </nav>
  );
}
