/** The direction of architecture.md §2: contract ← db ← search ← core ← server, contract ← feeds ← core, contract ← web, demo beside server; nothing imports an app. */
const only = (name, from, allowed) => ({
  name,
  severity: 'error',
  from: { path: from },
  to: { path: '^(packages|apps|e2e|bench|scripts)/', pathNot: allowed },
});

const { readdirSync, readFileSync } = require('node:fs');
const { dirname, join, posix } = require('node:path');

const IMPORT = /from '(\.[^']+)'/g;

/**
 * dependency-cruiser finds circles of files, not of folders. Where folders below a root import each other in a circle, each of
 * their imports that is part of it becomes a forbidden one.
 */
function noCircleOfFolders(name, root) {
  const directory = join(__dirname, root);
  const folders = readdirSync(directory, { withFileTypes: true }).filter((entry) => entry.isDirectory());
  const imports = new Map(folders.map((folder) => [folder.name, importedFolders(directory, folder.name)]));
  const reaches = (from, to, seen = new Set()) =>
    [...(imports.get(from) ?? [])].some((next) => {
      if (next === to) return true;
      if (seen.has(next)) return false;
      return reaches(next, to, seen.add(next));
    });
  return [...imports].flatMap(([from, targets]) =>
    [...targets]
      .filter((to) => reaches(to, from))
      .map((to) => ({
        name,
        severity: 'error',
        from: { path: `^${root}/${from}/`, pathNot: '\\.(test|fixture)\\.ts$' },
        to: { path: `^${root}/${to}/` },
      })),
  );
}

function importedFolders(directory, folder) {
  const files = readdirSync(join(directory, folder), { recursive: true })
    .map((file) => file.replaceAll('\\', '/'))
    .filter((file) => file.endsWith('.ts') && !/\.(test|fixture)\.ts$/.test(file));
  const found = files.flatMap((file) => {
    const source = readFileSync(join(directory, folder, file), 'utf8');
    const targets = [...source.matchAll(IMPORT)].map(([, path]) => posix.join(folder, dirname(file), path));
    return targets.filter((target) => target.includes('/')).map((target) => target.split('/')[0]);
  });
  return new Set(found.filter((target) => target !== folder));
}

module.exports = {
  forbidden: [
    only('contract-stands-alone', '^packages/contract/', ['^packages/contract/']),
    only('db-knows-contract', '^packages/db/', ['^packages/(db|contract)/']),
    only('search-knows-db', '^packages/search/', ['^packages/(search|db|contract)/']),
    only('feeds-knows-contract', '^packages/feeds/', ['^packages/(feeds|contract)/']),
    only('core-knows-search', '^packages/core/', ['^packages/(core|search|feeds|db|contract)/']),
    only('demo-knows-core', '^packages/demo/', ['^packages/(demo|core|search|feeds|db|contract)/']),
    only('server-knows-the-packages', '^apps/server/', ['^apps/server/', '^packages/']),
    only('web-knows-contract', '^apps/web/', ['^apps/web/', '^packages/contract/']),
    {
      name: 'search-through-its-interface',
      severity: 'error',
      from: { pathNot: '^packages/search/' },
      to: {
        path: '^packages/search/',
        pathNot: '^packages/search/src/(search|indexing|places|taxonomy|testing)\\.ts$',
      },
    },
    {
      name: 'search-testing-in-tests',
      severity: 'error',
      from: {
        path: '^(packages|apps|scripts)/',
        pathNot: '\\.(test|fixture)\\.ts$|/testing/|^packages/search/src/testing',
      },
      to: { path: '^packages/search/src/testing\\.ts$' },
    },
    ...noCircleOfFolders('core-nouns-form-no-circle', 'packages/core/src'),
    ...noCircleOfFolders('search-folders-form-no-circle', 'packages/search/src'),
    {
      name: 'features-meet-in-shared',
      severity: 'error',
      comment: 'Features meet in routes, and in what a feature shares.',
      from: { path: '^apps/web/app/features/([^/]+)/' },
      to: {
        path: '^apps/web/app/features/',
        pathNot: ['^apps/web/app/features/$1/', '^apps/web/app/features/[^/]+/shared/'],
      },
    },
    {
      name: 'ui-knows-no-noun',
      severity: 'error',
      from: { path: '^apps/web/app/ui/', pathNot: '\\.test\\.tsx?$' },
      to: {
        path: '^(apps/web/app/(?!ui/)|packages/contract/src/)',
        pathNot: '^packages/contract/src/format-(number|date)\\.ts$',
      },
    },
    {
      name: 'infrastructure-knows-no-feature',
      severity: 'error',
      from: { path: '^apps/web/app/(api|i18n|session)/' },
      to: { path: '^apps/web/app/(features|routes)/' },
    },
    {
      name: 'no-circular',
      severity: 'error',
      from: {},
      to: { circular: true, viaOnly: { dependencyTypesNot: ['type-only'] } },
    },
    {
      name: 'no-unresolvable',
      severity: 'error',
      // The sources of the places are fetched when the list is rebuilt.
      from: { pathNot: '^scripts/places/read-sources.ts$' },
      to: { couldNotResolve: true, pathNot: '^(virtual:|\\./\\+types)|\\+types/' },
    },
  ],
  options: {
    doNotFollow: { path: 'node_modules' },
    exclude: { path: '(^|/)(build|\\.react-router|node_modules)/|\\+types/|virtual:' },
    tsPreCompilationDeps: true,
    enhancedResolveOptions: {
      exportsFields: ['exports'],
      conditionNames: ['import', 'node', 'default', 'types'],
      extensions: ['.ts', '.tsx', '.js', '.mjs', '.json'],
      mainFields: ['module', 'main', 'types'],
    },
  },
};
