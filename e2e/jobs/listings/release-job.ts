import type { APIRequestContext } from '@playwright/test';
import { expect } from '../../test.ts';

const ADMIN = { email: 'admin@demo.example', password: 'Demo2026!' };

/** Publishes the first job of a new employer, which waits for an administrator. */
export async function releaseJob(request: APIRequestContext, title: string): Promise<void> {
  const { access_token } = await (await request.post('/api/admin/session', { data: ADMIN })).json();
  const headers = { authorization: `Bearer ${access_token}` };
  const list = await (await request.get('/api/admin/pending-jobs?pageSize=100', { headers })).json();
  const job = list.items.find((each: { content: { title?: string } }) => each.content.title === title);
  const released = await request.post(`/api/admin/pending-jobs/${job?.id}/release`, {
    headers,
    data: { version: job?.version },
  });
  expect(released.status(), await released.text()).toBe(204);
}
