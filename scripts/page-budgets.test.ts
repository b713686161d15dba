import { expect, test } from 'vitest';
import {
  findAreaModules,
  findExcess,
  findPublicModules,
  listScreenFiles,
  listUnstyledPatterns,
  measureScreen,
} from './page-budgets.ts';

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
  expect(findAreaModules(files, chunks, new Set(['apps/web/app/shell/admin/table.tsx']))).toEqual([
    'apps/web/app/shell/admin/table.tsx',
  ]);
  expect(findAreaModules(files, chunks, new Set(['apps/web/app/shell/employer/table.tsx']))).toEqual([]);
});

test('public screens reach what they load later too, but nothing that brings the style sheet of areas', () => {
  const routes = {
    root: { id: 'root', module: '/root.js' },
    jobs: { id: 'jobs', parentId: 'root', module: '/jobs.js' },
    area: { id: 'area', parentId: 'root', module: '/area.js' },
    board: { id: 'board', parentId: 'area', module: '/board.js' },
  };
  const built = Object.fromEntries(
    ['entry', 'root', 'jobs', 'area', 'board'].map((name) => [
      `/${name}.js`,
      { imports: [], modules: [], entry: `${name}.tsx` },
    ]),
  );
  const modules = {
    'jobs.tsx': ['card.tsx', 'employers-side.tsx'],
    'card.tsx': ['badge.tsx'],
    'area.tsx': ['apps/web/app/areas.css', 'rail.tsx'],
    'board.tsx': ['column.tsx'],
    'employers-side.tsx': ['apps/web/app/areas.css', 'pool.tsx'],
  };
  const found = findPublicModules({ entry: { module: '/entry.js', imports: [] }, routes }, built, modules);
  expect([...found].sort()).toEqual(['badge.tsx', 'card.tsx', 'entry.tsx', 'jobs.tsx', 'root.tsx']);
});

test('the patterns that a style sheet leaves out are read from it', () => {
  const css = "@source '.';\n@source not './feeds/**';\n@source not './{a,b}/*.tsx';\n";
  expect(listUnstyledPatterns(css)).toEqual(['./feeds/**', './{a,b}/*.tsx']);
});
