/** The direction of architecture.md §2: contract ← db ← search ← core ← server, contract ← feeds ← core, contract ← web, embedded-postgres ← server, demo next to server; nothing imports an app. */
const only = (name, from, allowed) => ({
  name,
  severity: 'error',
  from: { path: from },
  to: { path: '^(packages|apps|e2e|bench|scripts)/', pathNot: allowed },
});

const { readdirSync, readFileSync } = require('node:fs');
const { dirname, join, posix } = require('node:path');

const IMPORT = /(?:from|import\()\s*'(\.[^']+)'/g;
const SOURCE = /\.tsx?$/;
const TEST = /\.(test|fixture)\.tsx?$/;

/**
 * dependency-cruiser finds cycles of files, not of folders. Where domains below a root import each other in a cycle, each import
 * that is part of the cycle becomes a forbidden one. A folder or file listed in `layers` ("jobs/display", "jobs/duty") counts as a
 * domain of its own.
 */
function noCycleOfDomains(name, root, layers = []) {
  const directory = join(__dirname, root);
  const domainOf = (path) => layers.find((layer) => isOfLayer(path, layer)) ?? path.split('/')[0];
  const imports = new Map();
  for (const { from, to } of listImports(directory)) {
    const [source, target] = [domainOf(from), domainOf(to)];
    if (source !== target) imports.set(source, (imports.get(source) ?? new Set()).add(target));
  }
  const reaches = (from, to, seen = new Set()) =>
    [...(imports.get(from) ?? [])].some((next) => {
      if (next === to) return true;
      if (seen.has(next)) return false;
      return reaches(next, to, seen.add(next));
    });
  const inside = (domain) =>
    layers.filter((layer) => layer.startsWith(`${domain}/`)).map((layer) => `^${root}/${layer}[/.]`);
  return [...imports].flatMap(([from, targets]) =>
    [...targets]
      .filter((to) => reaches(to, from))
      .map((to) => ({
        name,
        severity: 'error',
        from: { path: `^${root}/${from}[/.]`, pathNot: [TEST.source, ...inside(from)] },
        to: { path: `^${root}/${to}[/.]`, pathNot: inside(to) },
      })),
  );
}

/** Returns whether a file belongs to a folder of this name, or is the file of this name or its schema. */
const isOfLayer = (path, layer) => path.startsWith(`${layer}/`) || path.startsWith(`${layer}.`);

/** Lists the imports between files of different folders below a directory, as paths relative to it; files of the root are no domain. */
function listImports(directory) {
  const files = readdirSync(directory, { recursive: true })
    .map((file) => file.replaceAll('\\', '/'))
    .filter((file) => file.includes('/') && SOURCE.test(file) && !TEST.test(file));
  return files.flatMap((from) => {
    const source = readFileSync(join(directory, from), 'utf8');
    const targets = [...source.matchAll(IMPORT)].map(([, path]) => posix.join(dirname(from), path));
    return targets.filter((to) => to.includes('/') && !to.startsWith('..')).map((to) => ({ from, to }));
  });
}

/**
 * The fields that describe work lie below all domains of the contract, since accounts, employers and plans name them too. The union of
 * all notifications and the employer's overview lie above: they are made of what the other domains export.
 */
const CONTRACT_LAYERS = [
  'jobs/countries',
  'jobs/duty',
  'jobs/job-fields',
  'jobs/places',
  'platform/notifications',
  'employers/overview',
];

module.exports = {
  forbidden: [
    only('contract-stands-alone', '^packages/contract/', ['^packages/contract/']),
    only('embedded-postgres-stands-alone', '^packages/embedded-postgres/', ['^packages/embedded-postgres/']),
    only('db-knows-contract', '^packages/db/(?!src/testing)', ['^packages/(db|contract)/']),
    only('db-testing-starts-postgres', '^packages/db/src/testing', ['^packages/(db|contract|embedded-postgres)/']),
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
        pathNot: '^packages/search/src/(search|indexing|places|sentence|taxonomy|testing|columns/value-column)\\.ts$',
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
    ...noCycleOfDomains('contract-domains-form-no-cycle', 'packages/contract/src', CONTRACT_LAYERS),
    ...noCycleOfDomains('schema-domains-form-no-cycle', 'packages/db/src/schema', ['jobs/places']),
    ...noCycleOfDomains('core-domains-form-no-cycle', 'packages/core/src'),
    ...noCycleOfDomains('search-folders-form-no-cycle', 'packages/search/src'),
    ...noCycleOfDomains('features-form-no-cycle', 'apps/web/app/features', ['jobs/display']),
    {
      name: 'job-display-is-the-lowest-feature',
      severity: 'error',
      from: { path: '^apps/web/app/features/jobs/display/', pathNot: TEST.source },
      to: { path: '^apps/web/app/(features|shell|routes)/', pathNot: '^apps/web/app/features/jobs/display/' },
    },
    {
      name: 'features-know-no-shell',
      severity: 'error',
      comment: 'The shell and the routes compose features.',
      from: { path: '^apps/web/app/features/', pathNot: TEST.source },
      to: { path: '^apps/web/app/(shell|routes|dev-components)/' },
    },
    {
      name: 'ui-knows-no-noun',
      severity: 'error',
      from: { path: '^apps/web/app/ui/', pathNot: '\\.test\\.tsx?$' },
      to: {
        path: '^(apps/web/app/(?!ui/)|packages/contract/src/)',
        pathNot: [
          '^packages/contract/src/platform/(format-(number|date)|zod)\\.ts$',
          '^apps/web/app/i18n/use-error-text\\.ts$',
        ],
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
