/** The direction of architecture.md §2: contract ← db ← search ← core ← server, contract ← web, demo beside server; nothing imports an app. */
const only = (name, from, allowed) => ({
  name,
  severity: 'error',
  from: { path: from },
  to: { path: '^(packages|apps|e2e|bench|scripts)/', pathNot: allowed },
});

module.exports = {
  forbidden: [
    only('contract-stands-alone', '^packages/contract/', ['^packages/contract/']),
    only('db-knows-contract', '^packages/db/', ['^packages/(db|contract)/']),
    only('search-knows-db', '^packages/search/', ['^packages/(search|db|contract)/']),
    only('core-knows-search', '^packages/core/', ['^packages/(core|search|db|contract)/']),
    only('demo-knows-core', '^packages/demo/', ['^packages/(demo|core|search|db|contract)/']),
    only('server-knows-the-packages', '^apps/server/', ['^apps/server/', '^packages/']),
    only('web-knows-contract', '^apps/web/', ['^apps/web/', '^packages/contract/']),
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
      from: { path: '^apps/web/app/ui/' },
      to: {
        path: '^(apps/web/app/(?!ui/)|packages/contract/src/)',
        pathNot: '^packages/contract/src/format-number\\.ts$',
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
