import { useNavigation } from 'react-router';
import { apiOf, requireData } from '../../api/client.ts';
import { answerReply } from '../../features/support/tickets/contact.server.ts';
import { TicketView } from '../../features/support/tickets/own-tickets.tsx';
import { pageMeta, textsOf } from '../../page-meta.server.ts';
import { metaTags } from '../../page-meta.ts';
import type { Route } from './+types/ticket';

export const handle = { namespaces: ['support-tickets'] };

/** The address holds a token: nobody keeps the page, and no link tells another site where it came from. */
export const headers = () => ({ 'Cache-Control': 'private, no-store', 'Referrer-Policy': 'same-origin' });

export async function loader({ context, params }: Route.LoaderArgs) {
  const t = textsOf(context, 'support-tickets');
  const path = { key: params.token };
  const ticket = requireData(await apiOf(context).GET('/api/support-tickets/{key}', { params: { path } }));
  const meta = pageMeta(context, {
    title: t('sent.reference', { reference: ticket.reference }),
    description: t('own.lead'),
    path: '/anfrage',
    isIndexed: false,
  });
  return { meta, ticket };
}

export const action = ({ request, context, params }: Route.ActionArgs) =>
  answerReply({ request, context }, params.token);

export const meta: Route.MetaFunction = ({ loaderData }) => metaTags(loaderData?.meta);

export default function TicketRoute({ loaderData: { ticket }, actionData }: Route.ComponentProps) {
  const { state } = useNavigation();
  return (
    <div className="wrap max-w-[52rem] py-10 md:py-16">
      <h1 className="mb-6 text-fs-1 leading-head max-sm:text-fs-2">
        {ticket.reference}: {ticket.subject}
      </h1>
      <TicketView
        ticket={ticket}
        text={actionData?.text ?? ''}
        hasFailed={actionData?.status === 'failed'}
        isSending={state !== 'idle'}
      />
    </div>
  );
}
