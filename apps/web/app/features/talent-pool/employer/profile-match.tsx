import type { TalentProfile } from '@stellenvisite/contract/talent-pool.schema';
import { Trans, useTranslation } from 'react-i18next';

type ProfileMatchProps = { comparison: NonNullable<TalentProfile['comparison']> };

/** The match with the job, point by point. */
export function ProfileMatch({ comparison: { job, score, factors } }: ProfileMatchProps) {
  const { t } = useTranslation('talent-pool');
  if (score === null) return null;
  const counted = factors.filter(({ of }) => of > 0);
  const points = counted.reduce((sum, factor) => sum + factor.points, 0);
  const of = counted.reduce((sum, factor) => sum + factor.of, 0);
  return (
    <div>
      <div className="tp-match">
        <b className="tp-pct">{t('percent', { score })}</b>
        <p>
          <Trans t={t} i18nKey="pane.fits" values={{ job: job.title }} components={{ b: <b lang="de" /> }} />
          <br />
          <span>{t('pane.fair')}</span>
        </p>
      </div>
      <ul className="tp-bill">
        {counted.map(({ name, points: got, of: most, reason }) => (
          <li key={name}>
            <span>
              <b>{t(`factor.${name}`)}</b> {reason}
            </span>
            <Points points={got} of={most} />
          </li>
        ))}
        <li className="tp-sum">
          <b>{t('pane.sum')}</b>
          <Points points={points} of={of} />
        </li>
      </ul>
      {of < 100 && <p className="tp-cmp-note">{t('pane.counted', { points, of, score })}</p>}
    </div>
  );
}

function Points({ points, of }: { points: number; of: number }) {
  const { t } = useTranslation('talent-pool');
  return (
    <span className="num">
      <span className="visually-hidden">{t('pane.points', { points, of })}</span>
      <span aria-hidden="true">
        {points}
        <small>/{of}</small>
      </span>
    </span>
  );
}
