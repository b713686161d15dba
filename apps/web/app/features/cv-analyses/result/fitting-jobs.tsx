import type { CvAnalysis } from '@stellenvisite/contract/cv-analyses.schema';
import { Check } from 'lucide-react';
import { useTranslation } from 'react-i18next';
import { Link } from 'react-router';
import { $api } from '../../../session/queries.ts';
import { TextLink } from '../../../ui/text-link.tsx';
import { HeartButton } from '../../bookmarks/shared/heart-button.tsx';
import { CardPlace } from '../../jobs/shared/job-card.tsx';
import { JobTitle } from '../../jobs/shared/job-title.tsx';
import { PayText } from '../../jobs/shared/pay-text.tsx';
import { useJobWords } from '../../jobs/shared/use-job-words.ts';
import { WeekStrip } from '../../jobs/shared/week-strip.tsx';
import { useFieldWords } from './use-field-words.ts';

/** Jobs for the profile as it would be; they change with what is left out. */
export function FittingJobs({ analysis: { id, fields } }: { analysis: CvAnalysis }) {
  const { t } = useTranslation('cv-analyses');
  const words = useJobWords();
  const { textFor } = useFieldWords();
  const { data } = $api.useQuery('get', '/api/profile/analyses/{id}/jobs', { params: { path: { id } } });
  const occupation = fields.find(({ found, choice }) => found.kind === 'occupation' && choice !== 'skip');
  if (!data || data.items.length === 0) return null;
  return (
    <section aria-labelledby="cv-jobs">
      <div className="cv-jobs-head">
        <h2 id="cv-jobs">{t('jobs.title')}</h2>
        {occupation && (
          <TextLink to={`/jobs?q=${encodeURIComponent(textFor(occupation.found))}`}>{t('jobs.all')}</TextLink>
        )}
      </div>
      <div className="cv-jobs">
        {data.items.map(({ job, score, reasons }) => {
          const fallback = words.withoutWeek(job);
          return (
            <article key={job.id}>
              <h3 lang="de">
                <Link to={`/jobs/${job.id}`}>
                  <JobTitle title={job.title} />
                </Link>
              </h3>
              <p className="cv-score num">{t('jobs.score', { score })}</p>
              <CardPlace job={job} words={words} />
              <div className="cv-plan">
                <WeekStrip week={job.week} full={false} {...(fallback && { fallback })} />
                <PayText job={job} />
              </div>
              <ul>
                {reasons.map((reason) => (
                  <li key={reason}>
                    <Check size={16} />
                    {reason}
                  </li>
                ))}
              </ul>
              <HeartButton bookmark={{ kind: 'job', id: job.id }} name={job.title} />
            </article>
          );
        })}
      </div>
    </section>
  );
}
