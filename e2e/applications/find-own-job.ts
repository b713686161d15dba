import type { APIRequestContext } from '@playwright/test';
import type { Call } from '../identity/accounts/call-as.ts';

type Job = { id: string; title: string; applyMethod: string; questions: { isRequired: boolean }[] };

/** A job of the demo employer that takes applications here and asks nothing that has to be answered. */
export async function findOwnJob(request: APIRequestContext, call: Call): Promise<Job> {
  const { body } = await call('GET', '/api/employer/jobs?pageSize=100');
  for (const { id, state } of body.items as { id: string; state: string }[]) {
    if (state !== 'live') continue;
    const job = (await (await request.get(`/api/jobs/${id}`)).json()) as Job;
    if (job.applyMethod === 'here' && job.questions.every(({ isRequired }) => !isRequired)) return job;
  }
  throw new Error('the demo employer has no job that can be applied to here');
}
