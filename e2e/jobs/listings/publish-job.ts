import type { APIRequestContext } from '@playwright/test';
import { callAs } from '../../identity/accounts/call-as.ts';
import type { Person } from '../../identity/accounts/registered-person.ts';
import { expect } from '../../test.ts';
import { releaseJob } from './release-job.ts';

const PROFILE = {
  name: 'Klinik am Wehr',
  type: 'hospital',
  kinds: ['hospital'],
  address: { street: 'Wehrweg 1', postalCode: '50733', city: 'Köln', country: 'DE' },
};

/** The first job of a new employer, reviewed and in public. */
export async function publishJob(request: APIRequestContext, owner: Person, title: string): Promise<string> {
  const call = await callAs(request, owner);
  expect((await call('POST', '/api/employer/profile', PROFILE)).status).toBe(201);
  const { body: job } = await call('POST', '/api/employer/jobs', {
    title,
    category: 'nursing',
    employmentType: 'full_time',
    experienceLevel: 'mid',
    location: { street: null, postalCode: null, city: 'Köln', country: 'DE' },
    introHtml: '<p>Wir suchen Verstärkung für unsere Station.</p>',
    applyMethod: 'here',
  });
  const published = await call('POST', `/api/employer/jobs/${job.id}/publication`);
  expect(published.body, JSON.stringify(published.body)).toMatchObject({ state: 'pending' });
  await releaseJob(request, title);
  return job.id;
}
