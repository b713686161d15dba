type Document = { components?: { schemas?: Record<string, unknown> } };

const REFERENCE = '#/components/schemas/';
const REFERENCES = /"#\/components\/schemas\/([^"]+)"/g;
const INPUT = 'Input';

/**
 * Every named schema comes twice, as it is sent (`JobItem`) and as it is taken (`JobItemInput`). Where both say the same one
 * is enough, and those that nothing refers to are left out.
 */
export function tidySchemas<T extends object>(document: T): T {
  const { components, ...rest } = document as Document;
  const { schemas: named = {}, ...parts } = components ?? {};
  let schemas = named;
  let users: object = { ...rest, components: parts };
  for (let same = listSameInputs(schemas); same.size > 0; same = listSameInputs(schemas)) {
    schemas = redirect(Object.fromEntries(Object.entries(schemas).filter(([name]) => !same.has(name))), same);
    users = redirect(users, same);
  }
  const used = listReferences(users);
  for (const name of used) for (const next of listReferences(schemas[name])) used.add(next);
  const reachable = Object.entries(schemas)
    .filter(([name]) => used.has(name))
    .sort(([a], [b]) => (a < b ? -1 : 1));
  return { ...users, components: { ...parts, schemas: Object.fromEntries(reachable) } } as T;
}

const baseOf = (name: string) => name.slice(0, -INPUT.length);

/** Redirecting these can make further pairs the same. */
function listSameInputs(schemas: Record<string, unknown>): Set<string> {
  const inputs = Object.keys(schemas).filter((name) => name.endsWith(INPUT) && schemas[baseOf(name)] !== undefined);
  return new Set(inputs.filter((name) => JSON.stringify(schemas[name]) === JSON.stringify(schemas[baseOf(name)])));
}

function redirect<T>(value: T, names: ReadonlySet<string>): T {
  const toBase = (reference: string, name: string) =>
    names.has(name) ? JSON.stringify(REFERENCE + baseOf(name)) : reference;
  return JSON.parse(JSON.stringify(value).replaceAll(REFERENCES, toBase));
}

function listReferences(value: unknown): Set<string> {
  const names = JSON.stringify(value ?? null).matchAll(REFERENCES);
  return new Set(Array.from(names, ([, name = '']) => name));
}
