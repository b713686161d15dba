import { useTranslation } from 'react-i18next';
import { AiUsageScreen } from '../features/admin-ai/ai-usage-screen.tsx';
import { AdminPage } from '../features/admin-area/shared/admin-page.tsx';
import { pageMeta, textsOf } from '../page-meta.server.ts';
import { metaTags } from '../page-meta.ts';
import type { Route } from './+types/admin-ai';

export const handle = { namespaces: ['admin-ai', 'problems'] };

export function loader({ context }: Route.LoaderArgs) {
  const t = textsOf(context, 'admin-ai');
  return {
    meta: pageMeta(context, {
      title: t('title'),
      description: t('lead'),
      path: '/admin-dashboard/ki',
      isIndexed: false,
    }),
  };
}

export const meta: Route.MetaFunction = ({ loaderData }) => metaTags(loaderData?.meta);

export default function AdminAiPage() {
  const { t } = useTranslation('admin-ai');
  return (
    <AdminPage title={t('title')} lead={t('lead')}>
      <AiUsageScreen />
    </AdminPage>
  );
}
