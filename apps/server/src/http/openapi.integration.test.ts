import { expect, test } from 'vitest';
import { buildTestApp } from '../testing/build-test-app.ts';

// With the pages, which bring a copy of the same schemas into the process.
const { app } = await buildTestApp({ withPages: true });
const text = (await app.inject('/api/openapi.json')).body;
const { paths, components } = JSON.parse(text);

test('what the API sends and takes has names', () => {
  expect(Object.keys(components.schemas)).toEqual(expect.arrayContaining(['Account', 'JobItem', 'JobList', 'Problem']));
  const { responses } = paths['/api/jobs'].get;
  expect(responses[200].content['application/json'].schema).toEqual({ $ref: '#/components/schemas/JobList' });
  expect(responses[400].content['application/json'].schema).toEqual({ $ref: '#/components/schemas/Problem' });
  expect(paths['/api/job-alerts'].post.requestBody.content['application/json'].schema).toEqual({
    $ref: '#/components/schemas/CreateJobAlertInput',
  });
});

test('every name that is referred to is there, and no other', () => {
  const used = new Set(Array.from(text.matchAll(/"#\/components\/schemas\/([^"]+)"/g), ([, name]) => name));
  expect([...used].sort()).toEqual(Object.keys(components.schemas).sort());
});
