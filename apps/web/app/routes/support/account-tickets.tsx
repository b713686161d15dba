import { useTranslation } from 'react-i18next';
import { AccountPage } from '../../features/identity/accounts/settings/account-page.tsx';
import { PanelsSkeleton } from '../../features/identity/accounts/settings/panels-skeleton.tsx';
import { OwnTicket, OwnTickets } from '../../features/support/tickets/own-tickets.tsx';
import { RequireSession } from '../../session/require-session.tsx';
import type { Route } from './+types/account-tickets';

export const handle = { title: 'support-tickets:own.title', namespaces: ['support-tickets', 'accounts', 'problems'] };

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
