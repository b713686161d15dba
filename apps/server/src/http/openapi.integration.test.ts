import { PROBLEM_CODES } from '@stellenvisite/contract/platform/problems';
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
  expect(paths['/api/job-alerts'].post.requestBody.content['application/json'].schema).toEqual({
    $ref: '#/components/schemas/CreateJobAlertInput',
  });
});

test('every refusal is declared once, as the default answer', () => {
  const operations = Object.values<Record<string, { responses: object; tags: string[] }>>(paths).flatMap(Object.values);
  for (const { responses, tags } of operations) {
    const expected = tags.includes('functions')
      ? { content: { 'application/json': { schema: { $ref: '#/components/schemas/FunctionError' } } } }
      : { $ref: '#/components/responses/Problem' };
    expect(responses).toMatchObject({ default: expected });
    expect(Object.keys(responses).filter((status) => /^[45]/.test(status) && status !== '503')).toEqual([]);
  }
  expect(components.responses.Problem.content).toEqual({
    'application/problem+json': { schema: { $ref: '#/components/schemas/Problem' } },
  });
  expect(components.schemas.Problem.properties.code.enum).toEqual(PROBLEM_CODES);
});

test('every name that is referred to is there, and no other', () => {
  const used = new Set(Array.from(text.matchAll(/"#\/components\/schemas\/([^"]+)"/g), ([, name]) => name));
  const known = Object.keys(components.schemas);
  expect([
    ...[...used]
      .filter((name = '') => !known.includes(name))
      .map(
        (name) => `${name} is not described: register its schema by .register(apiSchemas, …) in packages/contract/src`,
      ),
    ...known
      .filter((name) => !used.has(name))
      .map((name) => `${name} is used by no route: remove its .register(apiSchemas, …) in packages/contract/src`),
  ]).toEqual([]);
});

const NOT_A_VERB = /^(?:an?|the|all|one|every|everything|what|which|who|whom|where|whether|how|why|somebody)\b/i;

test('every summary begins with a verb, and no two routes of a path share one', () => {
  const operations = Object.entries<Record<string, { summary?: string }>>(paths).flatMap(([path, methods]) =>
    Object.entries(methods).map(([method, { summary = '' }]) => ({ route: `${method} ${path}`, path, summary })),
  );
  expect(operations.filter(({ summary }) => summary === '' || NOT_A_VERB.test(summary))).toEqual([]);
  const byPath = Map.groupBy(operations, ({ path, summary }) => `${path}: ${summary}`);
  expect([...byPath].filter(([, routes]) => routes.length > 1).map(([name]) => name)).toEqual([]);
});
