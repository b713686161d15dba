import { categoryPath } from '@stellenvisite/contract/category-slugs';
import type { JobItem, SimilarJobs as SimilarJobsAnswer } from '@stellenvisite/contract/jobs.schema';
import { useTranslation } from 'react-i18next';
import { LinkButton } from '../../ui/button.tsx';
import { TextLink } from '../../ui/text-link.tsx';
import { JobTitle } from './shared/job-title.tsx';
import { type RosterCellMark, RosterCells } from './shared/roster-cells.tsx';
import { SimilarJobs } from './similar-jobs.tsx';

const FILLED: readonly RosterCellMark[] = ['early', 'early', 'late', 'late', 'day', 'night', 'night'];

export type GoneJob = SimilarJobsAnswer['job'];
type GonePageProps = { job: GoneJob | undefined; similar: readonly JobItem[]; asOf: string };

/** A job that is filled or expired: which one it was, said plainly, with what is still free. */
export function GonePage({ job, similar, asOf }: GonePageProps) {
  const { t } = useTranslation('jobs');
  const { t: field } = useTranslation('job-fields');
  return (
    <>
      <div className="wrap py-16 md:py-20">
        <RosterCells cells={FILLED} label={t('gone.cells')} />
        <h1 className="mt-8 text-fs-1 leading-head">{t('gone.title')}</h1>
        {job && <GoneJobName job={job} />}
        <p className="mt-4 max-w-[60ch] text-fs-5 text-ink-2">{t('gone.text')}</p>
        <LinkButton to={job ? categoryPath(job.category) : '/jobs'} className="mt-8">
          {job ? t('back.category', { category: field(`categoryIn.${job.category}`) }) : t('gone.search')}
        </LinkButton>
      </div>
      <SimilarJobs jobs={similar} asOf={asOf} title={t('gone.similar')} />
    </>
  );
}

function GoneJobName({ job: { title, employer, city } }: { job: GoneJob }) {
  return (
    <p className="mt-4 max-w-[60ch] text-fs-4 leading-head" lang="de">
      <b>
        <JobTitle title={title} />
      </b>
      <span className="mt-2 block text-fs-6 text-ink-2">
        <TextLink to={`/arbeitgebern/${employer.id}`}>{employer.name}</TextLink>, {city}
      </span>
    </p>
  );
}
