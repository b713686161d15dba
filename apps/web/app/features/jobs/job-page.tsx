import type { JobDetail, JobItem } from '@stellenvisite/contract/jobs.schema';
import { Suspense } from 'react';
import { useTranslation } from 'react-i18next';
import { HydrateOnInteraction } from '../../ui/hydrate-on-interaction.tsx';
import { HideButton } from '../hidden-employers/shared/hide-button.tsx';
import { MatchSection } from '../matching/shared/match-section.tsx';
import { ReportButton } from '../reports/shared/report-button.tsx';
import { useCountView } from '../statistics/shared/use-count-view.ts';
import { ApplyBar } from './apply-bar.tsx';
import { ApplyBox } from './apply-box.tsx';
import { EmployerCard } from './employer-card.tsx';
import { JobHero } from './job-hero.tsx';
import { ApplyButton, useApplyTarget } from './shared/apply-button.tsx';
import { JobBody } from './shared/job-body.tsx';
import { JobKeyFacts } from './shared/job-key-facts.tsx';
import { SimilarJobs } from './similar-jobs.tsx';
import { WorkplaceSection } from './workplace-section.tsx';

export type JobPageProps = {
  job: JobDetail;
  similar: readonly JobItem[];
  asOf: string;
  publicUrl: string;
  mapStyleUrl: string | undefined;
};

export function JobPage({ job, similar, asOf, publicUrl, mapStyleUrl }: JobPageProps) {
  const { t } = useTranslation('jobs');
  useCountView(job.id);
  return (
    <div className="job-page">
      <article>
        <JobHero job={job} publicUrl={publicUrl} />
        <section className="wrap jfacts" aria-label={t('facts.title')}>
          <JobKeyFacts job={job} asOf={asOf} size="l" />
        </section>
        <div className={`wrap jgrid tint-${job.category}`}>
          <div className="jmain">
            <JobBody job={job} match={<MatchSection job={job} />} />
            <Suspense>
              <WorkplaceSection job={job} mapStyleUrl={mapStyleUrl} />
              <EmployerCard employer={job.employer} />
              <ApplyEnd job={job} />
            </Suspense>
          </div>
          <aside className="jside" aria-label={t('apply.aside')}>
            <Suspense>
              <ApplyBox job={job} />
              <div className="jmore">
                <HideButton employer={job.employer}>{t('hideEmployer')}</HideButton>
                <ReportButton kind="job" id={job.id}>
                  {t('report')}
                </ReportButton>
              </div>
            </Suspense>
          </aside>
        </div>
      </article>
      <HydrateOnInteraction>
        <SimilarJobs jobs={similar} asOf={asOf} title={t('similar.title')} />
      </HydrateOnInteraction>
      <ApplyBar job={job} />
    </div>
  );
}

/** Whoever has read to the end finds the way on there. */
function ApplyEnd({ job }: { job: JobDetail }) {
  const { t } = useTranslation('jobs');
  const target = useApplyTarget(job);
  if (!target) return null;
  return (
    <div className="jend no-print">
      <ApplyButton job={job} size="l" />
      <p>{t(`apply.${target.kind}Note`)}</p>
    </div>
  );
}
