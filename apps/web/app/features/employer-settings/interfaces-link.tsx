import { Plug } from 'lucide-react';
import { useTranslation } from 'react-i18next';
import { Link } from 'react-router';

/** To the page for the employer's own systems. */
export function InterfacesLink() {
  const { t } = useTranslation('employer-settings', { keyPrefix: 'interfaces' });
  return (
    <section className="panel" aria-labelledby="interfaces">
      <header>
        <h2 id="interfaces">{t('title')}</h2>
        <p>{t('text')}</p>
      </header>
      <ul className="rows panel-body">
        <li>
          <Plug size={20} />
          <span className="rows-text">
            <b>
              <Link className="link" to="/employer-dashboard/einstellungen/schnittstellen">
                {t('open')}
              </Link>
            </b>
            <small>{t('what')}</small>
          </span>
        </li>
      </ul>
    </section>
  );
}
