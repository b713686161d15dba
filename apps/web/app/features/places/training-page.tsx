import { TRAINING_PATH } from '@stellenvisite/contract/trainings';
import { useTranslation } from 'react-i18next';
import { Breadcrumb } from '../../ui/breadcrumb.tsx';
import { LinkButton } from '../../ui/button.tsx';
import { EmptyState } from '../../ui/empty-state.tsx';
import { CategoryRoom } from '../jobs/shared/rooms/category-room.tsx';
import { type JobPage, JobPages } from './job-pages.tsx';
import type { MarketFigures } from './market-figures.ts';
import { RelatedLinks } from './related-links.tsx';

export type TrainingPageProps = {
  jobs: JobPage;
  figures: MarketFigures;
  occupations: readonly { q: string; count: number }[];
  asOf: string;
};

const searchFor = (params: Record<string, string> = {}) =>
  `/jobs?${new URLSearchParams({ ...params, training: 'true' })}`;

/** The landing page of training: every open place, and the way to each occupation that is learned. */
export function TrainingPage({ jobs, figures, occupations, asOf }: TrainingPageProps) {
  const { t } = useTranslation(['landing-lists', 'job-fields']);
  const list = figures.countries
    .map(({ country, count }) => t('category.inCountry', { count, country: t(`category.country.${country}`) }))
    .join(', ');
  return (
    <div className="cat-page">
      <header className="cat-head tint-nursing">
        <div className="wrap">
          <div className="cat-title">
            <Breadcrumb items={[{ label: t('crumb'), to: '/jobs' }, { label: t('training.crumb') }]} />
            <h1>{t('training.title')}</h1>
          </div>
          <div className="cat-text">
            {jobs.total > 0 && (
              <p className="cat-intro">
                {t('category.countries', { intro: t('training.intro', { count: jobs.total }), list })}
              </p>
            )}
            <p>{t('training.about')}</p>
          </div>
          <div className="cat-room" aria-hidden="true">
            <CategoryRoom category="nursing" />
          </div>
        </div>
      </header>
      <div className="wrap cat-body">
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
      </div>
    </div>
  );
}
