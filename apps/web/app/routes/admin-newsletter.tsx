import { useTranslation } from 'react-i18next';
import { AdminPage } from '../features/admin-area/shared/admin-page.tsx';
import { LettersAdmin } from '../features/newsletter/letters/letters-admin.tsx';
import { pageMeta, textsOf } from '../page-meta.server.ts';
import { metaTags } from '../page-meta.ts';
import '../features/job-postings/form/post-job.css';
import type { Route } from './+types/admin-newsletter';

export const handle = { namespaces: ['newsletter-letters', 'admin-area', 'problems', 'job-postings'] };

export function loader({ context }: Route.LoaderArgs) {
  const t = textsOf(context, 'newsletter-letters', 'admin');
  return {
    meta: pageMeta(context, {
      title: t('title'),
      description: t('lead'),
      path: '/admin-dashboard/newsletter',
      isIndexed: false,
    }),
  };
}

export const meta: Route.MetaFunction = ({ loaderData }) => metaTags(loaderData?.meta);

export default function Page() {
  const { t } = useTranslation('newsletter-letters', { keyPrefix: 'admin' });
  return (
    <AdminPage title={t('title')} lead={t('lead')}>
      <LettersAdmin />
    </AdminPage>
  );
}
