import { useTranslation } from 'react-i18next';
import { Link } from 'react-router';
import { Badge } from '../../../ui/badge.tsx';
import { Card } from '../../../ui/card.tsx';
import { TextLink } from '../../../ui/text-link.tsx';
import { useJobAlerts } from './shared/alert-queries.ts';

const SHOWN = 4;

/** Renders a short list for the overview: those with something new first. */
export function LatestAlerts() {
  const { t } = useTranslation('job-alerts');
  const { data } = useJobAlerts();
  if (!data) return null;
  const shown = [...data.items].sort((a, b) => b.newCount - a.newCount).slice(0, SHOWN);
  return (
    <Card as="section" aria-labelledby="job-alerts">
      <div className="dash-head">
        <h2 id="job-alerts" className="text-fs-4!">
          {t('title')}
        </h2>
        {shown.length > 0 && <TextLink to="/dashboard/suchauftraege">{t('manage')}</TextLink>}
      </div>
      {shown.length === 0 && (
        <p className="text-fs-8 text-ink-2">
          {t('none.text')} <TextLink to="/jobs">{t('none.search')}</TextLink>
        </p>
      )}
      <ul className="rows">
        {shown.map(({ id, name, newCount, status }) => (
          <li key={id}>
            <span className="rows-text">
              <Link className="mine-link" to={`/dashboard/suchauftraege/${id}`}>
                {name}
              </Link>
            </span>
            {newCount > 0 ? (
              <Badge kind="new" className="num">
                {t('new', { count: newCount })}
              </Badge>
            ) : (
              <span className="text-fs-8 text-ink-2">{t(status === 'paused' ? 'paused' : 'nothingNew')}</span>
            )}
          </li>
        ))}
      </ul>
    </Card>
  );
}
