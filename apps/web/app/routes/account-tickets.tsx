import { useTranslation } from 'react-i18next';
import { AccountPage } from '../features/accounts/settings/account-page.tsx';
import { PanelsSkeleton } from '../features/accounts/settings/panels-skeleton.tsx';
import { OwnTicket, OwnTickets } from '../features/support-tickets/own-tickets.tsx';
import { pageMeta, textsOf } from '../page-meta.server.ts';
import { metaTags } from '../page-meta.ts';
import { RequireSession } from '../session/require-session.tsx';
import type { Route } from './+types/account-tickets';

export const handle = { namespaces: ['support-tickets', 'accounts', 'problems'] };

export function loader({ context }: Route.LoaderArgs) {
  const t = textsOf(context, 'support-tickets');
  return {
    meta: pageMeta(context, {
      title: t('own.title'),
      description: t('own.lead'),
      path: '/konto/anfragen',
      isIndexed: false,
    }),
  };
}

export const meta: Route.MetaFunction = ({ loaderData }) => metaTags(loaderData?.meta);

export default function AccountTicketsPage({ params: { id } }: Route.ComponentProps) {
  const { t } = useTranslation('support-tickets');
  return (
    <AccountPage title={t('own.title')} lead={t('own.lead')}>
      <RequireSession skeleton={<PanelsSkeleton />}>
        {id ? <OwnTicket key={id} id={id} /> : <OwnTickets />}
      </RequireSession>
    </AccountPage>
  );
}
