import type { JobSection } from '@stellenvisite/contract/job-fields.schema';
import type { JobDetail } from '@stellenvisite/contract/jobs.schema';
import { type ReactNode, Suspense } from 'react';
import { useTranslation } from 'react-i18next';
import { HtmlText } from '../html-text.tsx';
import { PaySection } from '../pay-section.tsx';
import { TrainingSection } from '../training-section.tsx';
import { WeekSection } from '../week-section.tsx';
import { NeedList, OfferList } from './job-offer.tsx';

type JobBodyProps = {
  job: JobDetail;
  /** How well the job suits the reader, where that is known. */
  match?: ReactNode;
};

/** What an employer says of a job, in the order people decide by; for the job's page and for its preview. */
export function JobBody({ job, match }: JobBodyProps) {
  const { t } = useTranslation('jobs');
  return (
    <>
      {job.introHtml && <HtmlText html={job.introHtml} className="jintro" />}
      {job.training && <TrainingSection job={job} training={job.training} />}
      <Suspense>
        <WeekSection job={job} />
      </Suspense>
      <Suspense>{match}</Suspense>
      <Suspense>
        <Offers job={job} />
        <PaySection job={job} />
        <Needs job={job} />
      </Suspense>
      {job.sections.map((section) => (
        <DescriptionSection key={section.kind + section.heading} section={section} />
      ))}
      {job.isAiAssisted && <p className="jai">{t('aiAssisted')}</p>}
    </>
  );
}

function Offers({ job }: { job: JobDetail }) {
  const { t } = useTranslation('jobs');
  if (job.benefits.length === 0) return null;
  return (
    <section className="jb">
      <h2>{t('offer.title')}</h2>
      <OfferList benefits={job.benefits} as="h3" />
    </section>
  );
}

function Needs({ job }: { job: JobDetail }) {
  const { t } = useTranslation('jobs');
  if (job.requirements.length === 0) return null;
  return (
    <section className="jb">
      <h2>{t('needs.title')}</h2>
      <NeedList requirements={job.requirements} />
    </section>
  );
}

function DescriptionSection({ section }: { section: JobSection }) {
  const { t } = useTranslation('jobs');
  return (
    <section className="jb">
      {section.heading ? <h2 lang="de">{section.heading}</h2> : <h2>{t(`section.${section.kind}`)}</h2>}
      <HtmlText html={section.html} />
    </section>
  );
}
