import { expect, test } from 'vitest';
import { findRouteModule, formatText, listModules, namespacesIn, pairTexts, selectTexts } from './screen-texts.ts';

const ROUTES = `
  index('routes/landing.tsx'),
  route('jobs', 'routes/jobs.tsx'),
  route('alerts/:id?', 'routes/alerts.tsx'),
  route('sent', 'routes/sent.tsx', [route(':id', 'routes/sent-one.tsx')]),
  route('*', 'routes/not-found.tsx'),
  route('jobs/:id', 'routes/job.tsx'),
  route(
    'jobs/:id/bewerben',
    'routes/apply.tsx',
  ),
`;

test('finds the module of a screen by its route or by a path', () => {
  expect(findRouteModule(ROUTES, '/')).toBe('routes/landing.tsx');
  expect(findRouteModule(ROUTES, 'jobs')).toBe('routes/jobs.tsx');
  expect(findRouteModule(ROUTES, '/jobs/:id')).toBe('routes/job.tsx');
  expect(findRouteModule(ROUTES, '/jobs/42/bewerben')).toBe('routes/apply.tsx');
  expect(findRouteModule(ROUTES, '/alerts')).toBe('routes/alerts.tsx');
  expect(findRouteModule(ROUTES, '/sent/42')).toBe('routes/sent-one.tsx');
  expect(findRouteModule(ROUTES, '/nowhere')).toBeUndefined();
});

test('follows relative imports once each and names their namespaces', () => {
  const files = new Map([
    ['routes/job.tsx', `import { Part } from '../features/part.tsx';\nexport const handle = { namespaces: ['jobs'] };`],
    ['features/part.tsx', `import './part.css';\nimport('../routes/job.tsx');\nuseTranslation(['search', 'ui']);`],
  ]);
  const modules = listModules('routes/job.tsx', (path) => files.get(path) ?? '');
  expect([...modules.keys()]).toEqual(['routes/job.tsx', 'features/part.tsx']);
  expect([...modules.values()].flatMap(namespacesIn)).toEqual(['jobs', 'search', 'ui']);
  expect(namespacesIn(`textsOf(context, 'jobs', 'meta'); useTranslation('bookmarks', { keyPrefix: 'note' })`)).toEqual([
    'bookmarks',
    'jobs',
  ]);
});

test('pairs both languages and selects the sections that are named', () => {
  const texts = pairTexts({ apply: { title: 'Bewerben' }, list: { title: 'Liste' } }, { apply: { title: 'Apply' } });
  expect(texts).toEqual([
    { key: 'apply.title', de: 'Bewerben', en: 'Apply' },
    { key: 'list.title', de: 'Liste', en: '' },
  ]);
  expect(selectTexts(texts, [`t('apply.title')`]).map(({ key }) => key)).toEqual(['apply.title']);
});

test('writes both languages side by side', () => {
  expect(formatText({ key: 'apply.title', de: 'Bewerben', en: 'Apply' })).toBe(
    `apply.title\n  ${'Bewerben'.padEnd(62)}  Apply`,
  );
});
