import { existsSync, globSync, readFileSync } from 'node:fs';
import {
  findRouteModule,
  formatText,
  listModules,
  namespacesIn,
  pairTexts,
  type ScreenText,
  selectTexts,
} from './screen-texts.ts';

/**
 * `npm run texts -- /jobs/:id` prints the texts of a screen in both languages side by side, to be read as a whole. A screen is
 * given by its route or a path. The texts of every page are printed by `npm run texts -- shared`, others by their namespace.
 */
const APP = 'apps/web/app/';

const [screen = ''] = process.argv.slice(2);
const texts = screen ? textsOfScreen(screen) : [];
if (texts.length === 0) {
  console.error(`No texts for "${screen}". Give a route or a namespace: npm run texts -- /jobs/:id`);
  process.exitCode = 1;
}
for (const { namespace, found } of texts) {
  console.log(`\n${namespace}\n${'='.repeat(namespace.length)}`);
  for (const text of found) console.log(formatText(text));
}

type TextsOfNamespace = { namespace: string; found: ScreenText[] };

function textsOfScreen(name: string): TextsOfNamespace[] {
  const module = findRouteModule(readFileSync(`${APP}routes.ts`, 'utf8'), name);
  if (!module) return fileOf('de', name) ? [{ namespace: name, found: readNamespace(name) }] : [];
  const sources = [...listModules(module, readModule).values()];
  return [...new Set(sources.flatMap(namespacesIn))]
    .map((namespace) => ({ namespace, found: selectTexts(readNamespace(namespace), sources) }))
    .filter(({ found }) => found.length > 0);
}

/** Reads a module of the app; a generated one may be missing and has no texts. */
function readModule(path: string): string {
  return existsSync(APP + path) ? readFileSync(APP + path, 'utf8') : '';
}

/** Reads the texts of a namespace. Those that every page needs have no file of their own. */
function readNamespace(namespace: string): ScreenText[] {
  const [german, english] = [fileOf('de', namespace), fileOf('en', namespace)];
  if (!german || !english) return [];
  return pairTexts(JSON.parse(readFileSync(german, 'utf8')), JSON.parse(readFileSync(english, 'utf8')));
}

function fileOf(language: string, namespace: string): string | undefined {
  return globSync(`${APP}locales/${language}/*/${namespace}.json`)[0];
}
