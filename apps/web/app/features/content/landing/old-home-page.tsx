import { categoryPath } from '@stellenvisite/contract/jobs/category-slugs';
import type { MarketOverview } from '@stellenvisite/contract/jobs/market.schema';
import type { ReactNode } from 'react';
import { useTranslation } from 'react-i18next';
import { Form, Link } from 'react-router';
import { Button } from '../../../ui/button.tsx';
import { Card } from '../../../ui/card.tsx';
import { Note } from '../../../ui/feedback/note.tsx';
import { Field } from '../../../ui/forms/field.tsx';
import { TextInput } from '../../../ui/forms/text-input.tsx';
import { MoreLink, TextLink } from '../../../ui/text-link.tsx';
import { JobCard } from '../../jobs/display/job-card.tsx';
import { useCount } from './employer-street.tsx';

type CountedLink = { to: string; label: string; count: number };

type OldHomeMarket = Pick<
  MarketOverview,
  'jobs' | 'employers' | 'asOf' | 'categories' | 'places' | 'newestJobs' | 'featuredEmployers'
>;

/** Renders the earlier landing page: headings, lists and one form. */
export function OldHomePage({ market }: { market: OldHomeMarket }) {
  const { t } = useTranslation('landing');
  return (
    <div className="wrap grid grid-cols-[minmax(0,1fr)] gap-12 py-8 md:py-12">
      <Note>
        {t('old.note')} <TextLink to="/">{t('old.toNew')}</TextLink>
      </Note>
      <div>
        <h1 className="text-fs-1">{t('old.title')}</h1>
        <p className="mt-3 text-fs-5 text-ink-2">{t('old.lead', { jobs: market.jobs, employers: market.employers })}</p>
        <OldSearch />
      </div>
      <OldLists market={market} />
      <section aria-labelledby="newest">
        <h2 id="newest" className="text-fs-2">
          {t('old.newest')}
        </h2>
        <ul className="job-list mt-5">
          {market.newestJobs.map((job) => (
            <li key={job.id}>
              <JobCard job={job} asOf={market.asOf} />
            </li>
          ))}
        </ul>
        <MoreLink to={{ pathname: '/jobs', search: 'sort=newest' }} className="mt-4">
          {t('board.all')}
        </MoreLink>
      </section>
    </div>
  );
}

function OldSearch() {
  const { t } = useTranslation('landing');
  return (
    <Card className="mt-6">
      <Form
        action="/jobs"
        role="search"
        aria-label={t('search.label')}
        className="grid gap-4 md:grid-cols-[1fr_1fr_auto] md:items-end"
      >
        <Field label={t('old.what')}>
          <TextInput name="q" maxLength={200} />
        </Field>
        <Field label={t('old.where')}>
          <TextInput name="location" maxLength={100} />
        </Field>
        <Button type="submit">{t('old.go')}</Button>
      </Form>
    </Card>
  );
}

function OldLists({ market }: { market: OldHomeMarket }) {
  const { t } = useTranslation(['landing', 'job-fields']);
  return (
    <div className="grid gap-10 md:grid-cols-3">
      <CountedLinks
        id="categories"
        title={t('old.categories')}
        links={market.categories.map(({ category, count }) => ({
          to: categoryPath(category),
          label: t(`job-fields:category.${category}`),
          count,
        }))}
      />
      <CountedLinks
        id="places"
        title={t('old.places')}
        links={market.places
          .slice(0, 10)
          .map(({ slug, name, count }) => ({ to: `/jobs/ort/${slug}`, label: name, count }))}
      />
      <CountedLinks
        id="employers"
        title={t('old.employers')}
        links={market.featuredEmployers.map(({ id, name, openPositions }) => ({
          to: `/arbeitgebern/${id}`,
          label: name,
          count: openPositions,
        }))}
        more={
          <Link to="/arbeitgebern" className="more">
            {t('street.all')}
          </Link>
        }
      />
    </div>
  );
}

/** Renders a headed list of links, each with the number of jobs behind it. */
function CountedLinks({
  id,
  title,
  links,
  more,
}: {
  id: string;
  title: string;
  links: readonly CountedLink[];
  more?: ReactNode;
}) {
  const format = useCount();
  return (
    <section aria-labelledby={id}>
      <h2 id={id} className="text-fs-3">
        {title}
      </h2>
      <ul className="mt-3 grid">
        {links.map(({ to, label, count }) => (
          <li key={to} className="flex min-h-tap items-center justify-between gap-4 border-line border-b">
            <TextLink to={to}>{label}</TextLink>
            <span className="num text-ink-2">{format(count)}</span>
          </li>
        ))}
      </ul>
      {more}
    </section>
  );
}
