type Document = { components?: { schemas?: Record<string, unknown> } };

const REFERENCE = '#/components/schemas/';
const INPUT = 'Input';

/**
 * Every named schema comes twice, as it is sent (`JobItem`) and as it is taken (`JobItemInput`). Where both say the same one
 * is enough, and those that no path leads to are left out.
 */
export function tidySchemas<T extends object>(document: T): T {
  const { components, ...rest } = document as Document;
  let schemas = components?.schemas ?? {};
  let paths: object = rest;
  for (let same = findSameInput(schemas); same; same = findSameInput(schemas)) {
    const { [same]: _, ...others } = schemas;
    schemas = redirect(others, same);
    paths = redirect(paths, same);
  }
  const used = listReferences(paths);
  for (const name of used) for (const next of listReferences(schemas[name])) used.add(next);
  const kept = Object.entries(schemas)
    .filter(([name]) => used.has(name))
    .sort(([a], [b]) => (a < b ? -1 : 1));
  return { ...paths, components: { ...components, schemas: Object.fromEntries(kept) } } as T;
}

const baseOf = (name: string) => name.slice(0, -INPUT.length);

function findSameInput(schemas: Record<string, unknown>): string | undefined {
  return Object.keys(schemas).find(
    (name) => name.endsWith(INPUT) && JSON.stringify(schemas[name]) === JSON.stringify(schemas[baseOf(name)]),
  );
}

function redirect<T>(value: T, name: string): T {
  const from = JSON.stringify(REFERENCE + name);
  return JSON.parse(JSON.stringify(value).replaceAll(from, JSON.stringify(REFERENCE + baseOf(name))));
}

function listReferences(value: unknown): Set<string> {
  const names = JSON.stringify(value ?? null).matchAll(/"#\/components\/schemas\/([^"]+)"/g);
  return new Set(Array.from(names, ([, name = '']) => name));
}
