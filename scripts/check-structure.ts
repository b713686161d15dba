import { execFileSync } from 'node:child_process';
import { existsSync, readFileSync, writeFileSync } from 'node:fs';
import { parseArgs } from 'node:util';
import { findStalePaths } from './document-paths.ts';
import oldVocabulary from './old-vocabulary.json' with { type: 'json' };
import { ROOT } from './run-step.ts';
import {
  type Baseline,
  compareWithBaseline,
  findLargeFolders,
  findLongFiles,
  findOldVocabulary,
  findOldWording,
  findSmallFiles,
  isSource,
  toBaseline,
} from './structure-rules.ts';

/** Checks the sizes of folders and files, the vocabulary and the paths that documents name; `--write-baseline` allows the present findings and no more. */
const { values } = parseArgs({ options: { 'write-baseline': { type: 'boolean', default: false } } });

const BASELINE = `${ROOT}scripts/structure-baseline.json`;

const listed = execFileSync('git', ['ls-files', '--cached', '--others', '--exclude-standard', '*.ts', '*.tsx'], {
  cwd: ROOT,
  encoding: 'utf8',
});
const files = listed
  .split('\n')
  .filter((path) => path && existsSync(ROOT + path))
  .map((path) => ({ path, text: readFileSync(ROOT + path, 'utf8') }));
const sources = files.filter(({ path }) => isSource(path));
const findings = [
  ...findLargeFolders(sources),
  ...findLongFiles(sources),
  ...findSmallFiles(sources, files),
  ...findOldVocabulary(sources, oldVocabulary),
  ...findOldWording(files.filter(({ path }) => /^(apps|packages)\//.test(path) && !/\.(gen|d)\.tsx?$/.test(path))),
];

if (values['write-baseline']) writeFileSync(BASELINE, `${JSON.stringify(toBaseline(findings), null, 2)}\n`);
const baseline: Baseline = JSON.parse(readFileSync(BASELINE, 'utf8'));
const tracked = execFileSync('git', ['ls-files'], { cwd: ROOT, encoding: 'utf8' }).split('\n').filter(Boolean);
const documents = tracked
  .filter((path) => path.endsWith('.md') && !path.startsWith('apps/') && existsSync(ROOT + path))
  .map((path) => ({ path, text: readFileSync(ROOT + path, 'utf8') }));
const problems = [...compareWithBaseline(findings, baseline), ...findStalePaths(documents, tracked)];
for (const problem of problems) console.error(problem);
if (problems.some((problem) => problem.includes('--write-baseline')))
  console.error('\nRenew the baseline: node scripts/run.mjs scripts/check-structure.ts --write-baseline');
process.exitCode = problems.length > 0 ? 1 : 0;
