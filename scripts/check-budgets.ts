import { globSync, readFileSync, statSync } from 'node:fs';
import { join, relative } from 'node:path';
import { matchRoutes, type RouteObject } from 'react-router';
import {
  type Budget,
  type Chunks,
  findAreaModules,
  findExcess,
  findPublicModules,
  listScreenFiles,
  listUnstyledPatterns,
  type Manifest,
  type Modules,
  measureScreen,
} from './page-budgets.ts';
import { ROOT } from './run-step.ts';

/** Limits of `scripts/page-budgets.json`. */
type Budgets = { publicScreens: Record<string, Budget>; areaScreens: Record<string, Budget> };

const APP = join(ROOT, 'apps/web/app');
const BUILD = join(ROOT, 'apps/web/build');
const readJson = <T>(path: string) => JSON.parse(readFileSync(path, 'utf8')) as T;

function readManifest(): Manifest {
  const [file] = globSync('client/assets/manifest-*.js', { cwd: BUILD });
  if (!file) throw new Error('The web app is not built: run `npm run build` first.');
  const text = readFileSync(join(BUILD, file), 'utf8');
  return JSON.parse(text.slice(text.indexOf('{'), text.lastIndexOf('}') + 1)) as Manifest;
}

/** Returns the bytes that a browser receives; a file that compression does not shrink is sent as it is. */
function bytesOf(file: string): number {
  const path = join(BUILD, 'client', file.replace(/#$/, ''));
  return (statSync(`${path}.br`, { throwIfNoEntry: false }) ?? statSync(path)).size;
}

function toTree(routes: Manifest['routes'], parentId?: string): RouteObject[] {
  return Object.values(routes)
    .filter((route) => route.parentId === parentId)
    .map(({ id, path, index }) => (index ? { id, index } : { id, path, children: toTree(routes, id) }) as RouteObject);
}

/** Lists the modules whose classes the style sheet of public screens leaves out. */
function listUnstyledModules(): Set<string> {
  const patterns = listUnstyledPatterns(readFileSync(join(APP, 'app.css'), 'utf8'));
  const files = globSync(patterns, { cwd: APP }).filter((path) => /\.tsx?$/.test(path));
  return new Set(files.map((path) => relative(ROOT, join(APP, path))));
}

const manifest = readManifest();
const tree = toTree(manifest.routes);
const { chunks, modules } = readJson<{ chunks: Chunks; modules: Modules }>(join(BUILD, 'chunks.json'));
const unstyled = listUnstyledModules();
const { publicScreens, areaScreens } = readJson<Budgets>(join(ROOT, 'scripts/page-budgets.json'));

const problems = [...findPublicModules(manifest, chunks, modules)]
  .filter((module) => unstyled.has(module))
  .map((module) => `${module} is part of a public screen: app.css may not leave it out.`);
for (const [path, budget] of Object.entries({ ...publicScreens, ...areaScreens })) {
  const ids = (matchRoutes(tree, path) ?? []).flatMap(({ route }) => route.id ?? []);
  const files = listScreenFiles(manifest, chunks, ids);
  const measured = measureScreen(files, bytesOf);
  console.log(`${path}: ${measured.scriptKb} kB script, ${measured.styleKb} kB style, ${measured.files} files`);
  problems.push(...findExcess(path, measured, budget));
  if (!(path in publicScreens)) continue;
  problems.push(...findAreaModules(files, chunks, unstyled).map((module) => `${path} contains ${module}.`));
}
for (const problem of problems) console.log(problem);
if (problems.length > 0) {
  console.log('Load it later, or raise the budget in scripts/page-budgets.json and say why in the commit.');
  process.exitCode = 1;
}
