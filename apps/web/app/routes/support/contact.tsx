import { apiOf, requireData } from '../../api/client.ts';
import { answerContact } from '../../features/support/tickets/contact.server.ts';
import { CONTACT_FIELDS, ContactPage, type ContactValues } from '../../features/support/tickets/contact-page.tsx';
import { pageMeta, textsOf } from '../../page-meta.server.ts';
import { metaTags } from '../../page-meta.ts';
import { settledSession } from '../../session/use-session.ts';
import type { Route } from './+types/contact';

export const handle = { namespaces: ['support-tickets'] };

/** A search that found no help carries its words over to the subject. */
export async function loader({ context, url }: Route.LoaderArgs) {
  const t = textsOf(context, 'support-tickets');
  const asked: ContactValues = Object.fromEntries(
    CONTACT_FIELDS.flatMap((name) => {
      const value = url.searchParams.get(name);
      return value ? [[name, value.slice(0, 150)]] : [];
    }),
  );
  const meta = pageMeta(context, {
    title: t('contact.title'),
    description: t('contact.description'),
    path: '/kontakt',
  });
  const { phone, phoneHours } = requireData(await apiOf(context).GET('/api/operator'));
  return { meta, asked, phone, phoneHours };
}

export const action = ({ request, context }: Route.ActionArgs) => answerContact({ request, context });

/** Pages know nobody, browsers do: who is signed in there sends as themselves. */
export async function clientAction({ request, serverAction }: Route.ClientActionArgs) {
  const { account } = await settledSession();
  if (!account) return serverAction();
  const { sendOwnContact } = await import('../../features/support/tickets/send-own-contact.ts');
  return sendOwnContact(await request.formData());
}

export const meta: Route.MetaFunction = ({ loaderData }) => metaTags(loaderData?.meta);

export default function Contact({ loaderData, actionData }: Route.ComponentProps) {
  const { asked, phone, phoneHours } = loaderData;
  return <ContactPage answer={actionData} asked={asked} phone={phone} phoneHours={phoneHours} />;
}
