import {
  createTicketSchema,
  type TicketReceipt,
  writeTicketMessageSchema,
} from '@stellenvisite/contract/support-tickets.schema';
import { data, type RouterContextProvider } from 'react-router';
import { apiOf } from '../../api/client.ts';
import { visitContext } from '../../visit.ts';

type Caller = { request: Request; context: Readonly<RouterContextProvider> };

export const CONTACT_FIELDS = ['role', 'topic', 'concerns', 'subject', 'text', 'name', 'email', 'website'] as const;
export type ContactValues = Partial<Record<(typeof CONTACT_FIELDS)[number], string>>;
export type ContactAnswer =
  | { status: 'sent'; receipt: TicketReceipt; subject: string }
  | { status: 'invalid' | 'limited' | 'failed'; values: ContactValues; wrong: string[] };

/** The form of a guest, also without script. */
export async function answerContact({ request, context }: Caller) {
  const form = await request.formData();
  const values: ContactValues = Object.fromEntries(
    CONTACT_FIELDS.map((name) => [name, String(form.get(name) ?? '')]).filter(([, value]) => value !== ''),
  );
  const parsed = createTicketSchema.required({ email: true }).safeParse({
    ...values,
    language: context.get(visitContext).language,
  });
  if (!parsed.success) {
    const wrong = [...new Set(parsed.error.issues.map(({ path }) => String(path[0])))];
    return data<ContactAnswer>({ status: 'invalid', values, wrong }, 400);
  }
  const { concerns, name, website, ...rest } = parsed.data;
  const body = { ...rest, ...(concerns && { concerns }), ...(name && { name }), ...(website && { website }) };
  const { data: receipt, response } = await apiOf(context).POST('/api/support-tickets', { body });
  if (receipt) return data<ContactAnswer>({ status: 'sent', receipt, subject: parsed.data.subject });
  const status = response.status === 429 ? 'limited' : 'failed';
  return data<ContactAnswer>({ status, values, wrong: [] }, response.status);
}

type ReplyAnswer = { status: 'sent' | 'failed'; text: string };

export async function answerReply({ request, context }: Caller, key: string) {
  const text = String((await request.formData()).get('text') ?? '');
  const body = writeTicketMessageSchema.safeParse({ text });
  if (!body.success) return data<ReplyAnswer>({ status: 'failed', text }, 400);
  const { response } = await apiOf(context).POST('/api/support-tickets/{key}/messages', {
    params: { path: { key } },
    body: body.data,
  });
  return data<ReplyAnswer>(response.ok ? { status: 'sent', text: '' } : { status: 'failed', text }, response.status);
}
