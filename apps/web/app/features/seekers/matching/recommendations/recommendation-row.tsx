import { DISMISSAL_REASONS } from '@stellenvisite/contract/seekers/matching';
import type { Recommendations } from '@stellenvisite/contract/seekers/matching.schema';
import { Check, EyeOff } from 'lucide-react';
import { useTranslation } from 'react-i18next';
import { Link, useLocation } from 'react-router';
import { Button } from '../../../../ui/button.tsx';
import { Select } from '../../../../ui/forms/select.tsx';
import { usePrefetch } from '../../../../ui/use-prefetch.ts';
import { HeartButton } from '../../../jobs/display/heart/heart-button.tsx';
import { CardPlace } from '../../../jobs/display/job-card.tsx';
import { JobTitle } from '../../../jobs/display/job-title.tsx';
import { PayText } from '../../../jobs/display/pay-text.tsx';
import { useJobWords } from '../../../jobs/display/use-job-words.ts';
import { WeekStrip } from '../../../jobs/display/week-strip.tsx';
import type { Dismissals } from './use-dismissals.ts';

type Item = Recommendations['items'][number];
type RecommendationRowProps = { item: Item; dismissals: Dismissals };

export function RecommendationRow({ item, dismissals }: RecommendationRowProps) {
  const { t } = useTranslation('matching');
  const words = useJobWords();
  const { pathname } = useLocation();
  const prefetch = usePrefetch();
  const { job, score, reasons } = item;
  if (dismissals.hidden.has(job.id)) return <DismissedRow item={item} dismissals={dismissals} />;
  const fallback = words.withoutWeek(job);
  return (
    <article
      className={`relative grid grid-cols-[5rem_minmax(0,1fr)_auto] gap-x-5 gap-y-2 border-line p-5 not-first:border-t hover:bg-sheet-2 has-[h3_a:focus-visible]:outline-3 has-[h3_a:focus-visible]:outline-focus has-[h3_a:focus-visible]:-outline-offset-3 max-md:grid-cols-[minmax(0,1fr)_auto] max-md:gap-x-3 max-md:px-gutter max-md:py-4 tint-${job.category}`}
    >
      <p className="row-span-3 row-start-1 max-md:row-auto max-md:self-center max-md:justify-self-start">
        <b
          className="num block rounded-cell bg-marker px-0 pt-2.5 pb-2.75 text-center font-semibold text-[1.5rem] text-on-marker leading-none max-md:px-2.5 max-md:pt-1.5 max-md:pb-1.75 max-md:text-[1.25rem]"
          aria-hidden="true"
        >
          {t('score', { score })}
        </b>
        <span className="visually-hidden">{t('chip.name', { score })}</span>
      </p>
      <div className="max-md:col-span-full [&>p]:mt-1">
        <h3 lang="de" className="hyphens-auto text-pretty wrap-break-word text-fs-4 leading-[1.2] tracking-[-0.015em]">
          <Link
            className="decoration-2 underline-offset-[0.15em] after:absolute after:inset-0 hover:underline focus-visible:outline-0"
            to={`/jobs/${job.id}`}
            state={{ from: pathname }}
            prefetch={prefetch}
          >
            <JobTitle title={job.title} />
          </Link>
        </h3>
        <CardPlace job={job} words={words} />
      </div>
      <HeartButton
        bookmark={{ kind: 'job', id: job.id }}
        name={job.title}
        className="-mt-2 -mr-2.5 max-md:col-start-2 max-md:row-start-1 max-md:mt-0"
      />
      <div className="col-start-2 col-end-[-1] flex flex-wrap items-end justify-between gap-x-4 max-md:col-start-1">
        <ul
          className="grid flex-[1_1_14rem] gap-1 text-fs-8 text-ink-2 leading-[1.4]"
          aria-label={t('recommendations.why')}
        >
          {reasons.map((reason) => (
            <li key={reason} className="grid grid-cols-[auto_minmax(0,1fr)] gap-2">
              <Check size={16} className="mt-0.5 text-good" />
              {reason}
            </li>
          ))}
        </ul>
        <Button
          variant="ghost"
          size="s"
          className="relative z-1 -my-2 -mr-3 ml-auto max-md:my-0"
          icon={<EyeOff size={18} />}
          aria-label={t('recommendations.dismissNamed', { title: job.title })}
          onClick={() => dismissals.dismiss(job.id)}
        >
          {t('recommendations.dismiss')}
        </Button>
      </div>
      <div className="col-start-2 col-end-[-1] flex flex-wrap items-end justify-between gap-x-4 gap-y-2.5 max-md:col-start-1">
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
    <div
      className="flex flex-wrap items-center gap-3 border-line bg-dim px-5 py-4 text-fs-8 leading-[1.4] not-first:border-t max-md:px-gutter"
      role="status"
    >
      <p className="wrap-anywhere min-w-0 flex-[1_1_14rem]">
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
