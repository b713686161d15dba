import type { AiRegister } from '@stellenvisite/contract/ai-uses.schema';
import { formatDate } from '@stellenvisite/contract/format-date';
import { useTranslation } from 'react-i18next';
import { Link } from 'react-router';

/** What machines do on this site, use by use, and how to object. */
export function RegisterPage({ register: { items, matchVersions } }: { register: AiRegister }) {
  const { t } = useTranslation('ai-register');
  return (
    <div className="wrap ki">
      <header>
        <h1>{t('title')}</h1>
        <p>{t('lead')}</p>
      </header>
      {items.map((item) => (
        <Use key={item.use} item={item} />
      ))}
      <section>
        <h2>{t('versions.title')}</h2>
        <p>{t('versions.text')}</p>
        {matchVersions.length === 0 ? (
          <p>{t('versions.none')}</p>
        ) : (
          <table>
            <thead>
              <tr>
                <th scope="col">{t('versions.version')}</th>
                <th scope="col">{t('versions.scores')}</th>
                <th scope="col">{t('versions.lastAt')}</th>
              </tr>
            </thead>
            <tbody>
              {matchVersions.map(({ version, scores, lastAt }) => (
                <tr key={version}>
                  <th scope="row" className="num">
                    {version}
                  </th>
                  <td className="num">{t('versions.count', { count: scores })}</td>
                  <td className="num">{lastAt ? formatDate(lastAt) : t('versions.never')}</td>
                </tr>
              ))}
            </tbody>
          </table>
        )}
      </section>
      <section id="widerspruch">
        <h2>{t('object.title')}</h2>
        <ul>
          {(['emma', 'match', 'cv', 'texts', 'person', 'authority'] as const).map((way) => (
            <li key={way}>{t(`object.${way}`)}</li>
          ))}
        </ul>
        <p className="ki-links">
          <Link className="link" to="/emma">
            {t('links.emma')}
          </Link>
          <Link className="link" to="/datenschutz">
            {t('links.privacy')}
          </Link>
        </p>
      </section>
    </div>
  );
}

function Use({
  item: { use, kind, version, provider, ranksPeople, canBeSwitchedOff },
}: {
  item: AiRegister['items'][number];
}) {
  const { t } = useTranslation('ai-register');
  const answer = (is: boolean) => t(is ? 'yes' : 'no');
  return (
    <section>
      <h2>{t(`use.${use}.title`)}</h2>
      <p>{t(`use.${use}.does`)}</p>
      <dl>
        <dt>{t('fact.kind')}</dt>
        <dd>{t(`kind.${kind}`)}</dd>
        <dt>{t('fact.version')}</dt>
        <dd className="num">{version}</dd>
        <dt>{t('fact.provider')}</dt>
        <dd>{provider ? t('fact.named', { model: provider.model, host: provider.host }) : t('fact.ours')}</dd>
        <dt>{t('fact.data')}</dt>
        <dd>{t(`use.${use}.data`)}</dd>
        <dt>{t('fact.ranks')}</dt>
        <dd>
          {answer(ranksPeople)}. {t(`use.${use}.decides`)}
        </dd>
        <dt>{t('fact.off')}</dt>
        <dd>{t(canBeSwitchedOff ? `use.${use}.off` : 'fact.always')}</dd>
      </dl>
    </section>
  );
}
