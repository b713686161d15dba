import { expect, test } from 'vitest';
import { findAreaModules, findExcess, listScreenFiles, measureScreen } from './page-budgets.ts';

const manifest = {
  entry: { module: '/entry.js', imports: ['/react.js'], css: ['/base.css'] },
  routes: {
    root: { id: 'root', path: '', module: '/root.js', imports: ['/react.js'], css: ['/base.css'] },
    jobs: { id: 'jobs', parentId: 'root', path: 'jobs', module: '/jobs.js', css: ['/jobs.css'] },
    admin: { id: 'admin', parentId: 'root', path: 'admin', module: '/admin.js' },
  },
};
const chunks = {
  '/entry.js': { imports: ['/react.js'], modules: ['apps/web/app/entry.client.tsx'] },
  '/jobs.js': { imports: ['/card.js'], modules: ['apps/web/app/routes/jobs/jobs.tsx'] },
  '/card.js': { imports: ['/react.js', '/jobs.js'], modules: ['apps/web/app/shell/admin/table.tsx'] },
  '/admin.js': { imports: [], modules: ['apps/web/app/routes/platform/admin.tsx'] },
};

test('a screen loads its routes, what they import and what that imports, each once', () => {
  expect(listScreenFiles(manifest, chunks, ['root', 'jobs'])).toEqual({
    scripts: ['/entry.js', '/react.js', '/root.js', '/jobs.js', '/card.js'],
    styles: ['/base.css', '/jobs.css'],
  });
});

test('a route that does not exist is an error, not an empty screen', () => {
  expect(() => listScreenFiles(manifest, chunks, ['gone'])).toThrow('no route gone');
});

test('a screen is measured in kilobytes and files', () => {
  const files = { scripts: ['/a.js', '/b.js'], styles: ['/a.css'] };
  expect(measureScreen(files, () => 1040)).toEqual({ scriptKb: 2.1, styleKb: 1, files: 3 });
});

test('each figure above its budget is named, one equal to it is not', () => {
  const budget = { scriptKb: 100, styleKb: 30, files: 50 };
  expect(findExcess('/jobs', budget, budget)).toEqual([]);
  expect(findExcess('/jobs', { scriptKb: 100.1, styleKb: 30, files: 51 }, budget)).toEqual([
    '/jobs: scriptKb is 100.1, its budget 100.',
    '/jobs: files is 51, its budget 50.',
  ]);
});

test('a module of a signed-in area is found in the script of a public screen', () => {
  const files = listScreenFiles(manifest, chunks, ['root', 'jobs']);
  expect(findAreaModules(files, chunks, ['app/shell/admin/'])).toEqual(['apps/web/app/shell/admin/table.tsx']);
  expect(findAreaModules(files, chunks, ['app/shell/employer/'])).toEqual([]);
});
