import { categoryPath } from '@stellenvisite/contract/jobs/category-slugs';
import type { JobDetail, JobItem } from '@stellenvisite/contract/jobs/jobs.schema';
import { formatNumber } from '@stellenvisite/contract/platform/format-number';
import { Suspense } from 'react';
import { useTranslation } from 'react-i18next';
import { Card } from '../../ui/card.tsx';
import { MoreLink, TextLink } from '../../ui/text-link.tsx';
import { useLocale } from '../../ui/use-locale.ts';
import { HideButton } from '../employers/hidden/shared/hide-button.tsx';
import { MatchSection } from '../seekers/matching/shared/match-section.tsx';
import { ReportButton } from '../support/reports/shared/report-button.tsx';
import { ApplyBox } from './apply-box.tsx';
import { ApplyButton, useApplyTarget } from './display/apply/apply-button.tsx';
import { JobBody } from './display/body/job-body.tsx';
import { buildingKindOf } from './display/employer/buildings/building-kind.ts';
import { EmployerBuilding } from './display/employer/buildings/employer-building.tsx';
import { employerLine } from './display/employer/employer-lines.ts';
import { EmployerLogo } from './display/employer/employer-logo.tsx';
import { HeartButton } from './display/heart/heart-button.tsx';
import { JobCard } from './display/job-card.tsx';
import { JobKeyFacts } from './display/job-key-facts.tsx';
import { formatPayRange } from './display/pay.ts';
import { payBasis } from './display/pay-text.tsx';
import { JobHero } from './job-hero.tsx';
import { useCountView } from './statistics/shared/use-count-view.ts';
import { WorkplaceSection } from './workplace-section.tsx';

export const SIMILAR_SHOWN = 3;

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
      <Suspense>
        <SimilarJobs jobs={similar} asOf={asOf} title={t('similar.title')} />
      </Suspense>
      <ApplyBar job={job} />
    </div>
  );
}

/** Whoever has read to the end finds the way on there. */
function ApplyEnd({ job }: { job: JobDetail }) {
  if (!useApplyTarget(job)) return null;
  return (
    <div className="jend no-print">
      <ApplyButton job={job} size="l" />
    </div>
  );
}

/** On a phone the way to apply is always at hand. */
function ApplyBar({ job }: { job: JobDetail }) {
  const { t } = useTranslation('ui');
  const locale = useLocale();
  const { fullTime, forHours } = payBasis(job, t, locale);
  return (
    <div className="m-apply no-print">
      <p>
        <b className="num">{job.salary ? formatPayRange(job.salary, locale) : job.location.city}</b>
        <span lang={forHours || fullTime ? undefined : 'de'}>{forHours ?? fullTime ?? job.employer.name}</span>
      </p>
      <HeartButton bookmark={{ kind: 'job', id: job.id }} name={job.title} />
      <ApplyButton job={job} short />
    </div>
  );
}

function EmployerCard({ employer }: { employer: JobDetail['employer'] }) {
  const { t } = useTranslation('jobs');
  const { t: field } = useTranslation('job-fields');
  const locale = useLocale();
  const { id, name, tagline, location, companySize, openPositions, type, kinds } = employer;
  const rows = [
    [t('employer.kind'), field(`employerType.${kinds[0] ?? type}`)],
    [t('employer.place'), location.city],
    companySize && [t('employer.size'), field(`companySize.${companySize}`)],
    [t('employer.open'), formatNumber(openPositions, locale)],
  ].filter((row) => Array.isArray(row));
  return (
    <Card as="section" flush className="empc" aria-labelledby="employer-name">
      <div className="empc-pic">
        <EmployerBuilding kind={buildingKindOf({ ...employer, country: location.country })} seed={id} />
      </div>
      <div className="empc-txt">
        <div className="flex items-center gap-4">
          <EmployerLogo employer={employer} size={56} />
          <h2 id="employer-name" lang="de">
            {name}
          </h2>
        </div>
        <p lang="de">{tagline}</p>
        <p>{employerLine(employer, t, locale)}</p>
        <dl>
          {rows.map(([label, value]) => (
            <div key={label}>
              <dt>{label}</dt>
              <dd className="num">{value}</dd>
            </div>
          ))}
        </dl>
        <div className="empc-do">
          <HeartButton look="line" bookmark={{ kind: 'employer', id }} name={name} />
          <TextLink to={`/arbeitgebern/${id}`}>{t('employer.look')}</TextLink>
        </div>
      </div>
    </Card>
  );
}

export function SimilarJobs({ jobs, asOf, title }: { jobs: readonly JobItem[]; asOf: string; title: string }) {
  const { t } = useTranslation('jobs');
  const [first] = jobs;
  if (!first) return null;
  return (
    <section className="sim no-print" aria-labelledby="similar">
      <div className="wrap">
        <header className="sim-h">
          <h2 id="similar">{title}</h2>
          <MoreLink to={categoryPath(first.category)}>{t('similar.all')}</MoreLink>
        </header>
        <div className="job-grid sim-g">
          {jobs.map((job) => (
            <JobCard key={job.id} job={job} asOf={asOf} stack />
          ))}
        </div>
      </div>
    </section>
  );
}
