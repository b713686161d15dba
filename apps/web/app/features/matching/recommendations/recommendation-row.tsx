import { DISMISSAL_REASONS } from '@stellenvisite/contract/matching';
import type { Recommendations } from '@stellenvisite/contract/matching.schema';
import { Check, EyeOff } from 'lucide-react';
import { useTranslation } from 'react-i18next';
import { Link, useLocation } from 'react-router';
import { Button } from '../../../ui/button.tsx';
import { Select } from '../../../ui/select.tsx';
import { HeartButton } from '../../bookmarks/shared/heart-button.tsx';
import { CardPlace } from '../../jobs/shared/job-card.tsx';
import { JobTitle } from '../../jobs/shared/job-title.tsx';
import { PayText } from '../../jobs/shared/pay-text.tsx';
import { useJobWords } from '../../jobs/shared/use-job-words.ts';
import { WeekStrip } from '../../jobs/shared/week-strip.tsx';
import type { Dismissals } from './use-dismissals.ts';

type Item = Recommendations['items'][number];
type RecommendationRowProps = { item: Item; dismissals: Dismissals };

export function RecommendationRow({ item, dismissals }: RecommendationRowProps) {
  const { t } = useTranslation('matching');
  const words = useJobWords();
  const { pathname } = useLocation();
  const { job, score, reasons } = item;
  if (dismissals.hidden.has(job.id)) return <DismissedRow item={item} dismissals={dismissals} />;
  const fallback = words.withoutWeek(job);
  return (
    <article className={`rec tint-${job.category}`}>
      <p className="rec-score">
        <b className="num" aria-hidden="true">
          {t('score', { score })}
        </b>
        <span className="visually-hidden">{t('chip.name', { score })}</span>
      </p>
      <div className="rec-head">
        <h3 lang="de">
          <Link to={`/jobs/${job.id}`} state={{ from: pathname }} prefetch="intent">
            <JobTitle title={job.title} />
          </Link>
        </h3>
        <CardPlace job={job} words={words} />
      </div>
      <HeartButton bookmark={{ kind: 'job', id: job.id }} name={job.title} />
      <div className="rec-mid">
        <ul className="rec-why" aria-label={t('recommendations.why')}>
          {reasons.map((reason) => (
            <li key={reason}>
              <Check size={16} />
              {reason}
            </li>
          ))}
        </ul>
        <Button
          variant="ghost"
          size="s"
          icon={<EyeOff size={18} />}
          aria-label={t('recommendations.dismissNamed', { title: job.title })}
          onClick={() => dismissals.dismiss(job.id)}
        >
          {t('recommendations.dismiss')}
        </Button>
      </div>
      <div className="rec-plan">
        <WeekStrip week={job.week} full={false} {...(fallback && { fallback })} />
        <PayText job={job} />
      </div>
    </article>
  );
}

/** In the place of the row: take it back, or say why. */
function DismissedRow({ item: { job }, dismissals }: RecommendationRowProps) {
  const { t } = useTranslation('matching');
  return (
    <div className="rec-gone" role="status">
      <p>
        <b>{t('recommendations.dismissed')}</b> <span lang="de">{job.title}</span>
      </p>
      <Select
        size="s"
        aria-label={t('recommendations.reason.label')}
        value={dismissals.reasonOf(job.id) ?? ''}
        onChange={(event) =>
          dismissals.giveReason(job.id, DISMISSAL_REASONS.find((reason) => reason === event.target.value) ?? null)
        }
        options={[
          { value: '', label: t('recommendations.reason.none') },
          ...DISMISSAL_REASONS.map((value) => ({ value, label: t(`recommendations.reason.${value}`) })),
        ]}
      />
      <Button variant="secondary" size="s" onClick={() => dismissals.restore(job.id)}>
        {t('recommendations.undo')}
      </Button>
    </div>
  );
}
