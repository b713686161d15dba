import { useTranslation } from 'react-i18next';
import { AdminPage } from '../features/admin-area/shared/admin-page.tsx';
import { TestimonialsAdmin } from '../features/testimonials/testimonials-admin.tsx';
import { pageMeta, textsOf } from '../page-meta.server.ts';
import { metaTags } from '../page-meta.ts';
import type { Route } from './+types/admin-testimonials';

export const handle = { namespaces: ['testimonials', 'admin-area', 'problems'] };

export function loader({ context }: Route.LoaderArgs) {
  const t = textsOf(context, 'testimonials', 'admin');
  return {
    meta: pageMeta(context, {
      title: t('title'),
      description: t('lead'),
      path: '/admin-dashboard/stimmen',
      isIndexed: false,
    }),
  };
}

export const meta: Route.MetaFunction = ({ loaderData }) => metaTags(loaderData?.meta);

export default function Page() {
  const { t } = useTranslation('testimonials', { keyPrefix: 'admin' });
  return (
    <AdminPage title={t('title')} lead={t('lead')}>
      <TestimonialsAdmin />
    </AdminPage>
  );
}
