import { createTicketSchema, type TicketReceipt } from '@stellenvisite/contract/support-tickets.schema';
import type { Api } from '../../api/client.ts';

export const CONTACT_FIELDS = ['role', 'topic', 'concerns', 'subject', 'text', 'name', 'email', 'website'] as const;
export type ContactValues = Partial<Record<(typeof CONTACT_FIELDS)[number], string>>;
export type ContactAnswer =
  | { status: 'sent'; receipt: TicketReceipt; subject: string }
  | { status: 'invalid' | 'limited' | 'failed'; values: ContactValues; wrong: string[] };

/** What the form holds becomes a ticket of whoever calls: of nobody on the server, of the account in a browser that is signed in. */
export async function sendContact(
  api: Pick<Api, 'POST'>,
  { form, language }: { form: FormData; language: string },
): Promise<{ answer: ContactAnswer; status: number }> {
  const values: ContactValues = Object.fromEntries(
    CONTACT_FIELDS.map((name) => [name, String(form.get(name) ?? '')]).filter(([, value]) => value !== ''),
  );
  const parsed = createTicketSchema.required({ email: true }).safeParse({ ...values, language });
  if (!parsed.success) {
    const wrong = [...new Set(parsed.error.issues.map(({ path }) => String(path[0])))];
    return { answer: { status: 'invalid', values, wrong }, status: 400 };
  }
  const { concerns, name, website, ...rest } = parsed.data;
  const body = { ...rest, ...(concerns && { concerns }), ...(name && { name }), ...(website && { website }) };
  const { data: receipt, response } = await api.POST('/api/support-tickets', { body });
  if (receipt) return { answer: { status: 'sent', receipt, subject: parsed.data.subject }, status: 200 };
  const status = response.status === 429 ? 'limited' : 'failed';
  return { answer: { status, values, wrong: [] }, status: response.status };
}
