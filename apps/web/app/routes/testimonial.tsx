import { useTranslation } from 'react-i18next';
import { TestimonialForm } from '../features/testimonials/testimonial-form.tsx';
import { pageMeta, textsOf } from '../page-meta.server.ts';
import { metaTags } from '../page-meta.ts';
import type { Route } from './+types/testimonial';

export const handle = { namespaces: ['testimonials', 'problems'] };

export function loader({ context }: Route.LoaderArgs) {
  const t = textsOf(context, 'testimonials');
  return {
    meta: pageMeta(context, { title: t('title'), description: t('lead'), path: '/ihre-stimme', isIndexed: false }),
  };
}

export const meta: Route.MetaFunction = ({ loaderData }) => metaTags(loaderData?.meta);

export default function Testimonial() {
  const { t } = useTranslation('testimonials');
  return (
    <div className="wrap grid max-w-3xl gap-6 py-12">
      <h1 className="text-4xl">{t('title')}</h1>
      <p className="text-ink-2">{t('lead')}</p>
      <TestimonialForm />
    </div>
  );
}
