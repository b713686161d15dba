import { emailSchema } from '@stellenvisite/contract/platform/email.schema';
import { data, type RouterContextProvider } from 'react-router';
import { apiOf } from '../../../../api/client.ts';
import { textsOf } from '../../../../page-meta.server.ts';
import { visitContext } from '../../../../visit.ts';
import { countJobs } from '../answer-link.server.ts';
import { proposeName, searchSummary } from '../shared/search-summary.ts';
import {
  type AddressProblem,
  type AlertAnswer,
  type AlertRequest,
  readForm,
  readSearch,
  toSearch,
} from './alert-request.ts';

type Context = Readonly<RouterContextProvider>;

const TOO_MANY = 429;

/** Loads the request that an address describes, and how many jobs meet it today; null without any criterion. */
export async function loadAlertRequest(
  context: Context,
  { search }: URL,
): Promise<{ request: AlertRequest; total: number | null }> {
  const request = readSearch(search);
  const query = toSearch(request);
  return { request, total: query === '' ? null : await countJobs(context, query) };
}

export async function answerAlertRequest({ request: posted, context }: AlertCaller) {
  const form = await posted.formData();
  const request = readForm(form);
  const query = toSearch(request);
  const problems = { criteria: query === '' ? ('missing' as const) : null, email: findProblem(request.email) };
  if (problems.criteria || problems.email) return data<AlertAnswer>({ status: 'invalid', request, ...problems }, 400);

  const { language } = context.get(visitContext);
  const locale = language === 'en' ? 'en-GB' : 'de-DE';
  const words = { alerts: textsOf(context, 'job-alerts'), fields: textsOf(context, 'job-fields'), locale };
  const name = proposeName(searchSummary(query, words));
  const { email, frequency } = request;
  const body = { email, frequency, query, name, language };
  const { response, error } = await apiOf(context).POST('/api/job-alerts/subscriptions', { body });
  if (response.ok) return data<AlertAnswer>({ status: 'sent', request, isAgain: form.get('again') === 'true' });
  if (response.status === TOO_MANY) return data<AlertAnswer>({ status: 'limited', request }, TOO_MANY);
  if (response.status >= 500) return data<AlertAnswer>({ status: 'failed', request }, response.status);
  const isEmpty = error?.code === 'job_alert.no_criteria';
  const found = isEmpty ? { criteria: 'missing' as const, email: null } : { criteria: null, email: 'invalid' as const };
  return data<AlertAnswer>({ status: 'invalid', request, ...found }, response.status);
}

type AlertCaller = { request: Request; context: Context };

function findProblem(email: string): AddressProblem | null {
  if (email === '') return 'missing';
  if (emailSchema.safeParse(email).success) return null;
  return /^[^@\s]+@[^@\s.]+$/.test(email) ? 'ending' : 'invalid';
}
