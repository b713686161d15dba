const ROUTE = /\b(?:route|index)\(\s*'([^']+)'(?:,\s*'([^']+)')?/g;
const IMPORT = /(?:from|import)\s*\(?\s*'(\.[^']+\.tsx?)'/g;
const USE_TRANSLATION = /\buseTranslation\(\s*(\[[^\]]*\]|'[\w-]+')/g;
const TEXTS_OF = /\btextsOf\(\s*[\w.]+,\s*('[\w-]+')/g;
const NAMESPACES = /\bnamespaces:\s*(\[[^\]]*\])/g;
const NAME = /'([\w-]+)'/g;
const COLUMN = 62;

/** A text in both languages. */
export type ScreenText = { key: string; de: string; en: string };

export type ReadFile = (path: string) => string;

/** Finds the module of a screen in `routes.ts`: by its path as the table writes it, or by a real path such as `/jobs/42`. */
export function findRouteModule(routes: string, screen: string): string | undefined {
  const wanted = screen.replace(/^\/|\/$/g, '');
  const table: { path: string; file: string }[] = [];
  for (const [, first = '', file] of routes.matchAll(ROUTE)) {
    // A route inside another one begins with a parameter and follows its parent.
    const path = first.startsWith(':') ? `${table.at(-1)?.path}/${first}` : first;
    table.push(file === undefined ? { path: '', file: first } : { path, file });
  }
  const byPattern = table.filter(({ path }) => patternOf(path).test(`/${wanted}`));
  return (table.find(({ path }) => path === wanted) ?? byPattern[0])?.file;
}

function patternOf(path: string): RegExp {
  const parts = path.split('/').map((part) => {
    if (!part.startsWith(':')) return `/${part.replace('*', '\\*')}`;
    return part.endsWith('?') ? '(?:/[^/]+)?' : '/[^/]+';
  });
  return new RegExp(`^${parts.join('')}$`);
}

/** Lists a module and all that it imports by a relative path. */
export function listModules(entry: string, read: ReadFile): Map<string, string> {
  const modules = new Map<string, string>();
  const pending = [entry];
  for (let path = pending.pop(); path !== undefined; path = pending.pop()) {
    if (modules.has(path)) continue;
    const source = read(path);
    modules.set(path, source);
    for (const [, imported = ''] of source.matchAll(IMPORT)) pending.push(resolvePath(path, imported));
  }
  return modules;
}

function resolvePath(from: string, imported: string): string {
  const parts = from.split('/').slice(0, -1);
  for (const part of imported.split('/')) {
    if (part === '..') parts.pop();
    else if (part !== '.') parts.push(part);
  }
  return parts.join('/');
}

/** Lists the namespaces whose texts a module reads: of its route, of a hook, or of the server's meta tags. */
export function namespacesIn(source: string): string[] {
  const lists = [USE_TRANSLATION, TEXTS_OF, NAMESPACES].flatMap((pattern) => [...source.matchAll(pattern)]);
  return [...new Set(lists.flatMap(([, list = '']) => [...list.matchAll(NAME)].map(([, name = '']) => name)))];
}

/** Keeps the texts whose section, the first part of their key, some module names. */
export function selectTexts(texts: readonly ScreenText[], sources: readonly string[]): ScreenText[] {
  const all = sources.join('\n');
  const isNamed = (section: string) => new RegExp(`['"\`:]${section}(?:_\\w+)?[.'"\`]`).test(all);
  const named = new Map<string, boolean>();
  return texts.filter(({ key }) => {
    const section = key.split('.')[0]?.replace(/_(zero|one|other)$/, '') ?? '';
    const known = named.get(section) ?? isNamed(section);
    named.set(section, known);
    return known;
  });
}

/** Flattens two files of one namespace to texts by key. */
export function pairTexts(german: unknown, english: unknown, key = ''): ScreenText[] {
  if (typeof german === 'string') return [{ key, de: german, en: typeof english === 'string' ? english : '' }];
  if (german === null || typeof german !== 'object') return [];
  const others = new Map(Object.entries(english ?? {}));
  return Object.entries(german).flatMap(([name, inner]) =>
    pairTexts(inner, others.get(name), key ? `${key}.${name}` : name),
  );
}

/** Writes a text's key on a line of its own and below it German and English side by side. */
export function formatText({ key, de, en }: ScreenText): string {
  const [left, right] = [wrap(de), wrap(en)];
  const rows = Array.from({ length: Math.max(left.length, right.length) }, (_, row) =>
    `  ${(left[row] ?? '').padEnd(COLUMN)}  ${right[row] ?? ''}`.trimEnd(),
  );
  return [key, ...rows].join('\n');
}

function wrap(text: string): string[] {
  const lines: string[] = [];
  for (const paragraph of text.split('\n')) {
    let line = '';
    for (const word of paragraph.split(' ')) {
      if (line && line.length + 1 + word.length > COLUMN) {
        lines.push(line);
        line = word;
      } else line = line ? `${line} ${word}` : word;
    }
    lines.push(line);
  }
  return lines;
}
