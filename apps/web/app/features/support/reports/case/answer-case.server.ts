import { createAppealSchema, type ReportCase } from '@stellenvisite/contract/support/reports.schema';
import { data, type RouterContextProvider } from 'react-router';
import { apiOf } from '../../../../api/client.ts';

type Context = Readonly<RouterContextProvider>;
export type AppealAnswer = { status: 'sent' | 'short' | 'limited' | 'failed'; text: string };

/** Null where the link is not one of ours. */
export async function loadCase(context: Context, token: string): Promise<ReportCase | null> {
  const { data: found } = await apiOf(context).GET('/api/reports/{token}', { params: { path: { token } } });
  return found ?? null;
}

/** A plain form: it works without script. */
export async function answerAppeal(context: Context, token: string, request: Request) {
  const text = String((await request.formData()).get('text') ?? '');
  const body = createAppealSchema.safeParse({ text });
  if (!body.success) return data<AppealAnswer>({ status: 'short', text }, 400);
  const { response } = await apiOf(context).POST('/api/reports/{token}/appeal', {
    params: { path: { token } },
    body: body.data,
  });
  if (response.ok) return data<AppealAnswer>({ status: 'sent', text: '' });
  return data<AppealAnswer>({ status: response.status === 429 ? 'limited' : 'failed', text }, response.status);
}
