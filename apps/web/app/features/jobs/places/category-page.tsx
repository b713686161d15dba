import { categoryPath } from '@stellenvisite/contract/jobs/category-slugs';
import type { JobCategory } from '@stellenvisite/contract/jobs/job-fields';
import type { MarketOverview } from '@stellenvisite/contract/jobs/market.schema';
import { useTranslation } from 'react-i18next';
import { LinkButton } from '../../../ui/button.tsx';
import { EmptyState } from '../../../ui/feedback/empty-state.tsx';
import { LandingIntro, LandingPage, LandingText } from './landing-page.tsx';
import type { MarketFigures } from './market-figures.ts';
import { RelatedLinks } from './related-links.tsx';
import { type JobPage, JobPages, LandingRoom } from './training-page.tsx';

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
    <LandingPage
      crumbs={[{ label: t('crumb'), to: '/jobs' }, { label: t(`job-fields:category.${category}`) }]}
      title={t('category.title', words)}
      headClass={`tint-${category} [--head:var(--c-tint)]`}
      text={
        <>
          {jobs.total > 0 && <CategoryIntro category={category} total={jobs.total} figures={figures} />}
          <LandingText>{t(`category.about.${category}`)}</LandingText>
        </>
      }
      picture={<LandingRoom category={category} />}
    >
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
    </LandingPage>
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
    <LandingIntro>
      {t('category.countries', { intro, list })} {useFigureText(figures)}
    </LandingIntro>
  );
}

const MAX_SPECIALTIES = 8;
const MAX_PLACES = 12;

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
          links: figures.specialties.slice(0, MAX_SPECIALTIES).map(({ specialty, count }) => ({
            to: search({ specialty }),
            label: t(`job-fields:specialty.${specialty}`),
            count,
          })),
        },
        {
          id: 'places',
          title: t('category.places'),
          links: market.places.slice(0, MAX_PLACES).map(({ slug, name }) => ({ to: `/jobs/ort/${slug}`, label: name })),
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

/** „312 kamen in den letzten sieben Tagen dazu, bei 540 gibt es keinen Wochenenddienst.“ */
export function useFigureText({ newThisWeek, weekendFree, nights }: MarketFigures): string {
  const { t } = useTranslation('landing-lists');
  const first = t('news', { count: newThisWeek });
  if (weekendFree > 0) return t('and', { first, second: t('weekends', { count: weekendFree }) });
  return nights > 0
    ? t('and', { first, second: t('nights', { count: nights }) })
    : t('place.sentence', { text: first });
}
