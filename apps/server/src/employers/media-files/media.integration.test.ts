import { employerMedia } from '@stellenvisite/db/schema/employers/employers';
import { createEmployer } from '@stellenvisite/db/testing-market';
import { beforeAll, expect, test } from 'vitest';
import { buildTestApp } from '../../testing/build-test-app.ts';

const {
  app,
  services,
  database: { db },
} = await buildTestApp();

const PICTURE = '11111111-1111-4111-8111-111111111111';
const LOST = '22222222-2222-4222-8222-222222222222';

beforeAll(async () => {
  const employerId = await createEmployer(db);
  const picture = { employerId, contentType: 'image/svg+xml', alt: 'Der Eingang', width: 1, height: 1 };
  await db.insert(employerMedia).values([
    { ...picture, id: PICTURE, storageKey: 'employers/a.svg' },
    { ...picture, id: LOST, storageKey: 'employers/lost.svg' },
  ]);
  await services.files.put('employers/a.svg', '<svg xmlns="http://www.w3.org/2000/svg"/>');
});

test('a picture comes from the store, for ever cacheable and unable to run anything', async () => {
  const response = await app.inject(`/api/media/${PICTURE}`);
  expect(response.statusCode).toBe(200);
  expect(response.body).toBe('<svg xmlns="http://www.w3.org/2000/svg"/>');
  expect(response.headers).toMatchObject({
    'content-type': 'image/svg+xml',
    'cache-control': 'public, max-age=31536000, immutable',
    'content-security-policy': "sandbox; default-src 'none'; style-src 'unsafe-inline'",
    'x-content-type-options': 'nosniff',
  });
});

test.each([LOST, '33333333-3333-4333-8333-333333333333', 'abc', '..%2f..%2fetc%2fpasswd', '%00'])(
  'what is not there is not found: %s',
  async (id) => {
    const response = await app.inject(`/api/media/${id}`);
    expect(response.statusCode).toBe(404);
    expect(response.headers['content-type']).toContain('application/problem+json');
    expect(response.headers['cache-control'] ?? '').not.toContain('immutable');
    expect(response.json().code).toBe('media.not_found');
  },
);
