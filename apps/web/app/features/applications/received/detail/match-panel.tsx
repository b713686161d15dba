import { useTranslation } from 'react-i18next';
import { $api } from '../../../../session/queries.ts';

/** How the per cent add up, one sentence for each comparison. It sets the order of the list and turns nobody away. */
export function MatchPanel({ applicationId }: { applicationId: string }) {
  const { t } = useTranslation('received-application');
  const { data } = $api.useQuery('get', '/api/employer/applications/{id}/match', {
    params: { path: { id: applicationId } },
  });
  if (!data) return null;
  const counted = data.factors.filter(({ of }) => of > 0);
  const sum = counted.reduce((total, { points }) => total + points, 0);
  const most = counted.reduce((total, { of }) => total + of, 0);
  return (
    <section aria-labelledby="match">
      <h3 id="match" className="visually-hidden">
        {t('match.title')}
      </h3>
      <div className="rd-percent">
        <b className="num">{data.score === null ? '–' : t('match.score', { score: data.score })}</b>
        <p>
          {t(data.score === null ? 'match.unknown' : 'match.fits')}
          <em>{t('match.fair')}</em>
        </p>
      </div>
      {data.score !== null && counted.length > 0 && (
        <ul className="rd-bill">
          {counted.map(({ name, points, of, reason }) => (
            <li key={name}>
              <b>{t(`match.factor.${name}`)}</b>
              <span>{reason}</span>
              <span className="num">
                {points}
                <small>/{of}</small>
              </span>
            </li>
          ))}
          <li className="rd-bill-sum">
            <b>{t('match.sum')}</b>
            <span />
            <span className="num">
              {sum}
              <small>/{most}</small>
            </span>
          </li>
        </ul>
      )}
    </section>
  );
}
