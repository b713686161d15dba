import type { JobCategory } from '@stellenvisite/contract/jobs/job-fields';
import type { JobItem } from '@stellenvisite/contract/jobs/jobs.schema';
import { TRAINING_PATH } from '@stellenvisite/contract/jobs/trainings';
import { clsx } from 'clsx';
import { useTranslation } from 'react-i18next';
import { LinkButton } from '../../../ui/button.tsx';
import { EmptyState } from '../../../ui/feedback/empty-state.tsx';
import { Pagination } from '../../../ui/table/pagination.tsx';
import { MoreLink } from '../../../ui/text-link.tsx';
import { JobCard } from '../display/job-card.tsx';
import { CategoryRoom } from '../display/rooms/category-room.tsx';
import { HEAD_PICTURE, LandingIntro, LandingPage, LandingText } from './landing-page.tsx';
import type { MarketFigures } from './market-figures.ts';
import { RelatedLinks } from './related-links.tsx';

export type JobPage = { items: JobItem[]; total: number; page: number; pageSize: number };

type JobPagesProps = { jobs: JobPage; path: string; searchTo: string; asOf: string };

export type TrainingPageProps = {
  jobs: JobPage;
  figures: MarketFigures;
  occupations: readonly { q: string; count: number }[];
  asOf: string;
};

const searchFor = (params: Record<string, string> = {}) =>
  `/jobs?${new URLSearchParams({ ...params, training: 'true' })}`;

/** Renders the landing page of training: every open place, and the way to each occupation that is learned. */
export function TrainingPage({ jobs, figures, occupations, asOf }: TrainingPageProps) {
  const { t } = useTranslation(['landing-lists', 'job-fields']);
  const list = figures.countries
    .map(({ country, count }) => t('category.inCountry', { count, country: t(`category.country.${country}`) }))
    .join(', ');
  return (
    <LandingPage
      crumbs={[{ label: t('crumb'), to: '/jobs' }, { label: t('training.crumb') }]}
      title={t('training.title')}
      headClass="tint-nursing [--head:var(--c-tint)]"
      text={
        <>
          {jobs.total > 0 && (
            <LandingIntro>
              {t('category.countries', { intro: t('training.intro', { count: jobs.total }), list })}
            </LandingIntro>
          )}
          <LandingText>{t('training.about')}</LandingText>
        </>
      }
      picture={<LandingRoom category="nursing" />}
    >
      {jobs.total > 0 ? (
        <JobPages jobs={jobs} path={TRAINING_PATH} searchTo={searchFor()} asOf={asOf} />
      ) : (
        <EmptyState
          title={t('training.empty.title')}
          text={t('training.empty.text')}
          actions={<LinkButton to="/jobs">{t('category.empty.all')}</LinkButton>}
        />
      )}
      <RelatedLinks
        groups={[
          {
            id: 'occupations',
            title: t('training.occupations'),
            links: occupations
              .filter(({ count }) => count > 0)
              .map(({ q, count }) => ({ to: searchFor({ q }), label: q, count })),
          },
          {
            id: 'categories',
            title: t('place.categories'),
            links: figures.categories.map(({ category, count }) => ({
              to: searchFor({ category }),
              label: t(`job-fields:category.${category}`),
              count,
            })),
          },
        ]}
      />
    </LandingPage>
  );
}

/** Shows the room of a category as the picture of the head. */
export function LandingRoom({ category }: { category: JobCategory }) {
  return (
    <div
      className={clsx('relative grid place-items-center px-4 py-6 max-md:justify-items-start', HEAD_PICTURE)}
      aria-hidden="true"
    >
      <CategoryRoom category={category} className="max-h-60 w-full max-md:w-auto" />
    </div>
  );
}

/** Renders the jobs of a landing page, page by page; every page has an address of its own. */
export function JobPages({ jobs, path, searchTo, asOf }: JobPagesProps) {
  const { t } = useTranslation('landing-lists');
  return (
    <section className="min-w-0" aria-labelledby="found">
      <div className="mb-4 flex flex-wrap items-center justify-between gap-x-6">
        <h2 id="found" className="text-fs-3">
          {t('newest')}
        </h2>
        <MoreLink to={searchTo}>{t('filters')}</MoreLink>
      </div>
      <ul className="job-list bleed-phone">
        {jobs.items.map((job) => (
          <li key={job.id}>
            <JobCard job={job} asOf={asOf} />
          </li>
        ))}
      </ul>
      <Pagination
        className="mt-8"
        page={jobs.page}
        pageCount={Math.ceil(jobs.total / jobs.pageSize)}
        toPage={(page) => ({ pathname: path, search: page > 1 ? `page=${page}` : '' })}
      />
    </section>
  );
}
