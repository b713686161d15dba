import { helpQuerySchema } from '@stellenvisite/contract/content/help-articles.schema';
import { data } from 'react-router';
import { apiOf, requireData } from '../../api/client.ts';
import { HelpPage } from '../../features/content/help/help-page.tsx';
import { helpPath } from '../../features/support/help/help-path.ts';
import { pageMeta, textsOf } from '../../page-meta.server.ts';
import { metaTags } from '../../page-meta.ts';
import type { Route } from './+types/help';

export const handle = { namespaces: ['help-articles'] };

export async function loader({ context, url }: Route.LoaderArgs) {
  const t = textsOf(context, 'help-articles');
  const role = url.searchParams.get('rolle') === 'arbeitgeber' ? ('employer' as const) : ('job_seeker' as const);
  const query = helpQuerySchema.safeParse({ role, q: url.searchParams.get('q') ?? '' });
  if (!query.success) throw data(null, 400);
  const { q = '' } = query.data;
  const api = apiOf(context);
  const list = (words: string) =>
    api.GET('/api/help-articles', { params: { query: { role, ...(words && { q: words }) } } }).then(requireData);
  const [{ items }, all, operator] = await Promise.all([list(q), list(''), api.GET('/api/operator').then(requireData)]);
  const meta = pageMeta(context, {
    title: t(`meta.${role}`),
    description: t('meta.description'),
    path: helpPath(role),
    isIndexed: q === '',
  });
  return {
    meta,
    role,
    q,
    articles: items,
    total: all.items.length,
    phone: operator.phone,
    phoneHours: operator.phoneHours,
  };
}

export const meta: Route.MetaFunction = ({ loaderData }) => [
  ...metaTags(loaderData?.meta),
  ...(loaderData && loaderData.q === ''
    ? [
        {
          'script:ld+json': {
            '@context': 'https://schema.org',
            '@type': 'FAQPage',
            mainEntity: loaderData.articles.map(({ title, text }) => ({
              '@type': 'Question',
              name: title,
              acceptedAnswer: { '@type': 'Answer', text },
            })),
          },
        },
      ]
    : []),
];

export default function Help({ loaderData }: Route.ComponentProps) {
  const { meta: _, ...page } = loaderData;
  return <HelpPage {...page} />;
}
