import { writeTicketMessageSchema } from '@stellenvisite/contract/support/support-tickets.schema';
import { data, type RouterContextProvider } from 'react-router';
import { apiOf } from '../../../api/client.ts';
import { visitContext } from '../../../visit.ts';
import { type ContactAnswer, sendContact } from './contact-page.tsx';

type Caller = { request: Request; context: Readonly<RouterContextProvider> };

/** The form of a guest, also without script. */
export async function answerContact({ request, context }: Caller) {
  const { language } = context.get(visitContext);
  const { answer, status } = await sendContact(apiOf(context), { form: await request.formData(), language });
  return data<ContactAnswer>(answer, status);
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
