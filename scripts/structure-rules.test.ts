import { describe, expect, test } from 'vitest';
import oldVocabulary from './old-vocabulary.json' with { type: 'json' };
import {
  compareWithBaseline,
  findLargeFolders,
  findLongFiles,
  findOldVocabulary,
  findOldWording,
  findSmallFiles,
  isSource,
  toBaseline,
} from './structure-rules.ts';

const lines = (count: number) => 'export {};\n'.repeat(count);
const source = (path: string, text = lines(30)) => ({ path, text });
const pathsOf = (findings: { path: string }[]) => findings.map(({ path }) => path);

test('tests, fixtures, generated files and scripts are no sources', () => {
  expect(isSource('packages/core/src/jobs/get-job.ts')).toBe(true);
  expect(isSource('apps/web/app/ui/button.tsx')).toBe(true);
  for (const path of ['jobs.test.ts', 'job.fixture.ts', 'schema.gen.ts', 'testing/render-app.tsx', 'app.css'])
    expect(isSource(`apps/web/app/${path}`)).toBe(false);
  expect(isSource('scripts/check.ts')).toBe(false);
});

test('a folder may have 40 sources; those of its subfolders are their own', () => {
  const inFolder = Array.from({ length: 40 }, (_, index) => source(`apps/web/app/ui/part-${index}.tsx`));
  expect(findLargeFolders([...inFolder, source('apps/web/app/ui/table/cell.tsx')])).toEqual([]);
  const [found] = findLargeFolders([...inFolder, source('apps/web/app/ui/more.tsx')]);
  expect(found).toMatchObject({ path: 'apps/web/app/ui', count: 41 });
  expect(found?.message).toContain('subfolders');
});

test('a file may have 300 lines', () => {
  const findings = findLongFiles([source('packages/a.ts', lines(300)), source('packages/b.ts', lines(301))]);
  expect(findings).toMatchObject([{ path: 'packages/b.ts', count: 301 }]);
});

describe('a small file', () => {
  const small = source('packages/core/src/jobs/day.ts', lines(19));
  const find = (...importers: { path: string; text: string }[]) =>
    findSmallFiles([small], [small, ...importers, source('packages/core/src/jobs/none.ts')]);

  test('with a single importer belongs to it, whether the import is relative or of the package', () => {
    const relative = source('packages/core/src/jobs/week.ts', `import { day } from './day.ts';`);
    expect(find(relative)[0]?.message).toContain('packages/core/src/jobs/week.ts');
    const ofPackage = source('apps/server/src/jobs.ts', `import { day } from '@stellenvisite/core/jobs/day';`);
    expect(pathsOf(find(ofPackage))).toEqual([small.path]);
    expect(find(relative, ofPackage)).toEqual([]);
  });

  test('is not counted as imported by its tests', () => {
    const importer = source('packages/core/src/jobs/week.ts', `export { day } from './day.ts';`);
    const ownTest = source('packages/core/src/jobs/day.test.ts', `import { day } from './day.ts';`);
    expect(pathsOf(find(importer, ownTest))).toEqual([small.path]);
  });

  test('may be a chunk that is loaded later', () => {
    expect(find(source('packages/core/src/jobs/week.ts', `const load = () => import('./day.ts');`))).toEqual([]);
  });

  test('has 19 lines at most', () => {
    const twenty = source('packages/core/src/jobs/day.ts', lines(20));
    expect(findSmallFiles([twenty], [twenty, source('packages/core/src/jobs/week.ts', `import './day.ts';`)])).toEqual(
      [],
    );
  });
});

describe('the old vocabulary', () => {
  const find = (text: string, path = 'packages/core/src/a.ts') =>
    findOldVocabulary([source(path, text)], oldVocabulary);
  const countOf = (text: string) => find(text)[0]?.count ?? 0;

  test.each([
    'function tellFollowers() {}',
    'const isKept = true;',
    'type MailWish = string;',
    'type Item = { heldAt: Date };',
    'const MOST_ITEMS = 3;',
    'const save = (told: boolean) => told;',
    'const { note: kept } = row;',
    'async function workApart() {}',
    'class PhoneBar {}',
  ])('is found in the declaration %s', (text) => expect(countOf(text)).toBe(1));

  test.each([
    'const mostRead = 1;',
    'const housekeeping = 1;',
    'const keepAlive = true;',
    'const threshold = 1;',
    'const { kept } = row;',
    'notify(row.kept, { told: true });',
    'const shown = "kept apart";',
  ])('is not found in %s', (text) => expect(countOf(text)).toBe(0));

  test('is found in the name of a file', () => {
    expect(find('export {};', 'packages/core/src/stay-known.ts')).toHaveLength(1);
  });

  test('is reported with its line and the usual word', () => {
    expect(find('\nconst referrer = 1;\nconst cameFrom = 2;')[0]?.message).toContain(
      'packages/core/src/a.ts:3 cameFrom: use the word referrer',
    );
  });
});

describe('the old wording', () => {
  const countOf = (text: string) => findOldWording([source('packages/core/src/a.test.ts', text)])[0]?.count ?? 0;

  test.each([
    '/** Returns what is kept. */\nexport const a = 1;',
    '// Read anew.\nexport const a = 1;',
    'const a = 1; // stands here',
    '/** What an employer sees. */\ntype A = string;',
    '/**\n * Who applies.\n */\ntype A = string;',
    "test('the owner is told', () => {});",
    "it.each([1])('%s is kept', () => {});",
    "describe('beside the list', () => {});",
  ])('is found in %j', (text) => expect(countOf(text)).toBe(1));

  test.each([
    '/** Returns what is stored. */\nexport const a = 1;',
    "const shown = 'kept';",
    "test('what is shown', () => {});",
    "notify('kept');",
    '// Whatever comes first.\nconst a = 1;',
  ])('is not found in %j', (text) => expect(countOf(text)).toBe(0));

  test('is reported with its line', () => {
    const text = '\n/** Told of it. */\nexport const a = 1;';
    expect(findOldWording([source('packages/a.ts', text)])[0]?.message).toContain('packages/a.ts:2 “Told”');
  });
});

describe('the baseline', () => {
  const findings = (count: number) =>
    findOldVocabulary([source('packages/a.ts', 'const kept = 1;\n'.repeat(count))], oldVocabulary);
  const baseline = toBaseline(findings(2));

  test('allows what it lists', () => expect(compareWithBaseline(findings(2), baseline)).toEqual([]));

  test('allows no more than it lists', () => {
    expect(compareWithBaseline(findings(3), baseline)).toEqual([expect.stringContaining('The baseline allows 2.')]);
    expect(compareWithBaseline(findings(1), toBaseline([]))).toHaveLength(1);
  });

  test('must be renewed when there is less to allow', () => {
    for (const count of [1, 0])
      expect(compareWithBaseline(findings(count), baseline)).toEqual([expect.stringContaining('--write-baseline')]);
  });

  test('is sorted by path', () => {
    const unsorted = ['b', 'c', 'a'].map((name) => source(`packages/${name}.ts`, lines(301)));
    expect(Object.keys(toBaseline(findLongFiles(unsorted))['file-size'])).toEqual(
      ['a', 'b', 'c'].map((name) => `packages/${name}.ts`),
    );
  });
});
