import { Database, IdCard, KeyRound, MonitorSmartphone } from 'lucide-react';
import { useTranslation } from 'react-i18next';
import { Link } from 'react-router';

const LINKS = [
  { key: 'account', to: '/konto', icon: IdCard },
  { key: 'security', to: '/konto/sicherheit', icon: KeyRound },
  { key: 'devices', to: '/konto/geraete', icon: MonitorSmartphone },
  { key: 'data', to: '/konto/daten', icon: Database },
] as const;

/** What belongs to the person stands with their account. */
export function AccountLinks() {
  const { t } = useTranslation('employer-settings', { keyPrefix: 'account' });
  return (
    <section className="panel" aria-labelledby="account">
      <header>
        <h2 id="account">{t('title')}</h2>
        <p>{t('text')}</p>
      </header>
      <ul className="rows panel-body">
        {LINKS.map(({ key, to, icon: Icon }) => (
          <li key={key}>
            <Icon size={20} />
            <span className="rows-text">
              <b>
                <Link className="link" to={to}>
                  {t(`${key}.name`)}
                </Link>
              </b>
              <small>{t(`${key}.text`)}</small>
            </span>
          </li>
        ))}
      </ul>
    </section>
  );
}
