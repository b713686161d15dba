import type { MarketPlace, PlaceDetail } from '@stellenvisite/contract/jobs/places.schema';
import { clsx } from 'clsx';
import { useTranslation } from 'react-i18next';
import { LinkButton } from '../../../ui/button.tsx';
import { EmptyState } from '../../../ui/feedback/empty-state.tsx';
import { useFigureText } from './category-page.tsx';
import { HEAD_PICTURE, LandingIntro, LandingPage } from './landing-page.tsx';
import type { MarketFigures } from './market-figures.ts';
import { PlaceMap } from './place-map.tsx';
import { RelatedLinks } from './related-links.tsx';
import { type JobPage, JobPages } from './training-page.tsx';

export type PlacePageProps = {
  place: PlaceDetail;
  jobs: JobPage;
  figures: MarketFigures;
  /** Places with live jobs around this one, most jobs first. */
  others: Pick<MarketPlace, 'slug' | 'name' | 'jobs'>[];
  employers: { id: string; name: string; openPositions: number }[];
  radius: number;
  wideRadius: number;
  asOf: string;
};

export function PlacePage(props: PlacePageProps) {
  const { t } = useTranslation(['landing-lists', 'job-fields']);
  const { place, jobs, radius, wideRadius, asOf } = props;
  const search = (params: Record<string, string>) =>
    `/jobs?${new URLSearchParams({ location: `${place.name}, ${place.region}`, ...params })}`;
  return (
    <LandingPage
      crumbs={[{ label: t('crumb'), to: '/jobs' }, { label: place.name }]}
      title={t('place.title', { place: place.name })}
      region={t('place.region', { region: place.region, country: t(`job-fields:country.${place.country}`) })}
      headClass="[--head:var(--shift-t-tint)]"
      text={jobs.total > 0 && <PlaceIntro {...props} />}
      picture={
        <PlaceMap
          pin={place}
          label={t('place.map', { place: place.name, region: place.region })}
          className={clsx('h-80 w-full self-end max-md:h-52', HEAD_PICTURE)}
        />
      }
    >
      {jobs.total > 0 ? (
        <JobPages
          jobs={jobs}
          path={`/jobs/ort/${place.slug}`}
          searchTo={search({ radius: String(radius) })}
          asOf={asOf}
        />
      ) : (
        <EmptyState
          title={t('place.empty.title', { place: place.name })}
          text={t('place.empty.text', { km: wideRadius })}
          actions={
            <>
              <LinkButton to={search({ radius: String(wideRadius) })}>
                {t('place.empty.around', { km: wideRadius })}
              </LinkButton>
              <LinkButton to="/jobs" variant="secondary">
                {t('place.empty.all')}
              </LinkButton>
            </>
          }
        />
      )}
      <PlaceRelated {...props} search={search} />
    </LandingPage>
  );
}

function PlaceIntro({ place, jobs, figures, radius }: PlacePageProps) {
  const { t } = useTranslation(['landing-lists', 'job-fields']);
  const intro = t('place.intro', { count: jobs.total, place: place.name, km: radius });
  const most = figures.categories.length > 1 ? figures.categories[0] : undefined;
  return (
    <LandingIntro>
      {most
        ? t('place.withCategories', { intro, in: t(`job-fields:categoryIn.${most.category}`) })
        : t('place.sentence', { text: intro })}{' '}
      {useFigureText(figures)}
    </LandingIntro>
  );
}

type PlaceRelatedProps = PlacePageProps & { search: (params: Record<string, string>) => string };

function PlaceRelated({ place, figures, others, employers, radius, search }: PlaceRelatedProps) {
  const { t } = useTranslation(['landing-lists', 'job-fields']);
  return (
    <RelatedLinks
      groups={[
        {
          id: 'categories',
          title: t('place.categories'),
          links: figures.categories.map(({ category, count }) => ({
            to: search({ radius: String(radius), category }),
            label: t(`job-fields:category.${category}`),
            count,
          })),
        },
        {
          id: 'employers',
          title: t('place.employers', { place: place.name }),
          links: employers.map(({ id, name, openPositions }) => ({
            to: `/arbeitgebern/${id}`,
            label: name,
            count: openPositions,
          })),
        },
        {
          id: 'others',
          title: t(place.jobs > 0 ? 'place.others' : 'place.biggest'),
          links: others.map(({ slug, name, jobs }) => ({ to: `/jobs/ort/${slug}`, label: name, count: jobs })),
        },
      ]}
    />
  );
}
