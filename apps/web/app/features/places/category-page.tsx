import { categoryPath } from '@stellenvisite/contract/category-slugs';
import type { JobCategory } from '@stellenvisite/contract/job-fields';
import type { MarketOverview } from '@stellenvisite/contract/market.schema';
import { useTranslation } from 'react-i18next';
import { Breadcrumb } from '../../ui/breadcrumb.tsx';
import { LinkButton } from '../../ui/button.tsx';
import { EmptyState } from '../../ui/empty-state.tsx';
import { CategoryRoom } from '../jobs/shared/rooms/category-room.tsx';
import { type JobPage, JobPages } from './job-pages.tsx';
import type { MarketFigures } from './market-figures.ts';
import { RelatedLinks } from './related-links.tsx';
import { useFigureText } from './use-figure-text.ts';

export type CategoryPageProps = {
  category: JobCategory;
  jobs: JobPage;
  figures: MarketFigures;
  market: Pick<MarketOverview, 'categories' | 'places'>;
  asOf: string;
};

export function CategoryPage({ category, jobs, figures, market, asOf }: CategoryPageProps) {
  const { t } = useTranslation(['landing-lists', 'job-fields']);
  const words = { in: t(`job-fields:categoryIn.${category}`) };
  return (
    <div className="cat-page">
      <header className={`cat-head tint-${category}`}>
        <div className="wrap">
          <div className="cat-title">
            <Breadcrumb items={[{ label: t('crumb'), to: '/jobs' }, { label: t(`job-fields:category.${category}`) }]} />
            <h1>{t('category.title', words)}</h1>
          </div>
          <div className="cat-text">
            {jobs.total > 0 && <CategoryIntro category={category} total={jobs.total} figures={figures} />}
            <p>{t(`category.about.${category}`)}</p>
          </div>
          <div className="cat-room" aria-hidden="true">
            <CategoryRoom category={category} />
          </div>
        </div>
      </header>
      <div className="wrap cat-body">
        {jobs.total > 0 ? (
          <JobPages jobs={jobs} path={categoryPath(category)} searchTo={`/jobs?category=${category}`} asOf={asOf} />
        ) : (
          <EmptyState
            title={t('category.empty.title')}
            text={t('category.empty.text')}
            actions={<LinkButton to="/jobs">{t('category.empty.all')}</LinkButton>}
          />
        )}
        <CategoryRelated category={category} figures={figures} market={market} />
      </div>
    </div>
  );
}

type CategoryIntroProps = Pick<CategoryPageProps, 'category' | 'figures'> & { total: number };

function CategoryIntro({ category, total, figures }: CategoryIntroProps) {
  const { t } = useTranslation(['landing-lists', 'job-fields']);
  const intro = t('category.intro', { count: total, in: t(`job-fields:categoryIn.${category}`) });
  const list = figures.countries
    .map(({ country, count }) => t('category.inCountry', { count, country: t(`category.country.${country}`) }))
    .join(', ');
  return (
    <p className="cat-intro">
      {t('category.countries', { intro, list })} {useFigureText(figures)}
    </p>
  );
}

const MOST_SPECIALTIES = 8;
const MOST_PLACES = 12;

function CategoryRelated({ category, figures, market }: Pick<CategoryPageProps, 'category' | 'figures' | 'market'>) {
  const { t } = useTranslation(['landing-lists', 'job-fields']);
  const search = (params: Record<string, string>) => `/jobs?${new URLSearchParams({ category, ...params })}`;
  const own = market.categories.find((entry) => entry.category === category);
  return (
    <RelatedLinks
      groups={[
        {
          id: 'occupations',
          title: t('category.occupations'),
          links: (own?.top ?? []).map(({ label, q, count }) => ({ to: search({ q }), label, count })),
        },
        {
          id: 'specialties',
          title: t('category.specialties'),
          links: figures.specialties.slice(0, MOST_SPECIALTIES).map(({ specialty, count }) => ({
            to: search({ specialty }),
            label: t(`job-fields:specialty.${specialty}`),
            count,
          })),
        },
        {
          id: 'places',
          title: t('category.places'),
          links: market.places
            .slice(0, MOST_PLACES)
            .map(({ slug, name }) => ({ to: `/jobs/ort/${slug}`, label: name })),
        },
        {
          id: 'others',
          title: t('category.others'),
          links: market.categories
            .filter((entry) => entry.category !== category)
            .map((entry) => ({
              to: categoryPath(entry.category),
              label: t(`job-fields:category.${entry.category}`),
              count: entry.count,
            })),
        },
      ]}
    />
  );
}
