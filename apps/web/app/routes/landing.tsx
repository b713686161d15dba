import { RADII_KM } from '@stellenvisite/contract/places';
import { apiOf, requireData } from '../api/client.ts';
import { CategoryFloor } from '../features/landing/category-floor.tsx';
import { EmployerStreet } from '../features/landing/employer-street.tsx';
import { HandoverWeek } from '../features/landing/handover-week.tsx';
import { Hero } from '../features/landing/hero.tsx';
import { landingMarket } from '../features/landing/landing-market.ts';
import { NightField } from '../features/landing/night-field.tsx';
import { NoticeBoard } from '../features/landing/notice-board.tsx';
import { Planning } from '../features/landing/planning.tsx';
import { Voices } from '../features/landing/voices.tsx';
import { NewsletterForm } from '../features/newsletter/newsletter-form.tsx';
import { suggestPlaces, suggestWords } from '../features/search/line/suggestions.ts';
import { pageMeta, textsOf } from '../page-meta.server.ts';
import { metaTags } from '../page-meta.ts';
import { HydrateOnInteraction } from '../ui/hydrate-on-interaction.tsx';
import '../features/landing/landing.css';
import type { Route } from './+types/landing';

export const handle = { namespaces: ['landing', 'job-fields', 'newsletter'] };

const SUGGEST = { words: suggestWords, places: suggestPlaces };

export async function loader({ context }: Route.LoaderArgs) {
  const t = textsOf(context, 'landing');
  const market = requireData(await apiOf(context).GET('/api/market'));
  const meta = pageMeta(context, {
    title: t('meta.title'),
    description: t('meta.description', { jobs: market.jobs }),
    path: '/',
  });
  return { meta, market: landingMarket(market), radii: RADII_KM };
}

export const meta: Route.MetaFunction = ({ loaderData }) => metaTags(loaderData?.meta);

export default function LandingPage({ loaderData: { market, radii } }: Route.ComponentProps) {
  return (
    <>
      <Hero market={market} radii={radii} suggest={SUGGEST} />
      <HydrateOnInteraction>
        <CategoryFloor categories={market.categories} />
      </HydrateOnInteraction>
      <HydrateOnInteraction>
        <HandoverWeek asOf={market.asOf} />
      </HydrateOnInteraction>
      <HydrateOnInteraction>
        <NoticeBoard market={market} />
      </HydrateOnInteraction>
      <HydrateOnInteraction>
        <EmployerStreet employers={market.street} />
      </HydrateOnInteraction>
      <HydrateOnInteraction>
        <Planning market={market} />
      </HydrateOnInteraction>
      <HydrateOnInteraction>
        <Voices testimonials={market.voices} />
      </HydrateOnInteraction>
      <HydrateOnInteraction>
        <NightField form={<NewsletterForm />} />
      </HydrateOnInteraction>
    </>
  );
}
