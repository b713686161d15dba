import { useTranslation } from 'react-i18next';
import { AdminBack } from '../features/admin-area/shared/admin-back.tsx';
import { AdminPage } from '../features/admin-area/shared/admin-page.tsx';
import { TicketDetails } from '../features/support-tickets/admin/ticket-details.tsx';
import { pageMeta, textsOf } from '../page-meta.server.ts';
import { metaTags } from '../page-meta.ts';
import type { Route } from './+types/admin-support-ticket';

export const handle = { namespaces: ['support-tickets', 'problems'] };

export function loader({ context }: Route.LoaderArgs) {
  const t = textsOf(context, 'support-tickets');
  return {
    meta: pageMeta(context, {
      title: t('admin.title'),
      description: t('admin.lead'),
      path: '/admin-dashboard/support',
      isIndexed: false,
    }),
  };
}

export const meta: Route.MetaFunction = ({ loaderData }) => metaTags(loaderData?.meta);

export default function AdminSupportTicketPage({ params }: Route.ComponentProps) {
  const { t } = useTranslation('support-tickets');
  return (
    <AdminPage
      title={t('admin.title')}
      eyebrow={<AdminBack to="/admin-dashboard/support">{t('admin.back')}</AdminBack>}
      lead={t('admin.lead')}
    >
      <TicketDetails key={params.id} id={params.id} />
    </AdminPage>
  );
}
