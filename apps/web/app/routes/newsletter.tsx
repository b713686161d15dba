import { useTranslation } from 'react-i18next';
import { answerSignUp } from '../features/newsletter/answer-newsletter.server.ts';
import { LetterPage } from '../features/newsletter/letter-page.tsx';
import { NewsletterForm } from '../features/newsletter/newsletter-form.tsx';
import { pageMeta, textsOf } from '../page-meta.server.ts';
import { metaTags } from '../page-meta.ts';
import type { Route } from './+types/newsletter';

export const handle = { namespaces: ['newsletter'] };

export function loader({ context }: Route.LoaderArgs) {
  const t = textsOf(context, 'newsletter');
  return {
    meta: pageMeta(context, {
      title: t('page.meta.title'),
      description: t('page.meta.description'),
      path: '/newsletter',
      isIndexed: false,
    }),
  };
}

export const action = ({ request, context }: Route.ActionArgs) => answerSignUp({ request, context });

export const meta: Route.MetaFunction = ({ loaderData }) => metaTags(loaderData?.meta);

export default function NewsletterPage({ actionData }: Route.ComponentProps) {
  const { t } = useTranslation('newsletter');
  return (
    <LetterPage title={t('page.title')} text={t('page.lead')}>
      <NewsletterForm answer={actionData} />
    </LetterPage>
  );
}
