/** As much of JSON Schema as the API document uses. */
export type Schema = {
  $ref?: string;
  type?: string | string[];
  properties?: Record<string, Schema>;
  items?: Schema;
  anyOf?: Schema[];
  oneOf?: Schema[];
  allOf?: Schema[];
  enum?: unknown[];
  const?: unknown;
  format?: string;
  pattern?: string;
  maxLength?: number;
  maxItems?: number;
  maximum?: number;
  minimum?: number;
};

const EXAMPLES: Record<string, string> = {
  uuid: '00000000-0000-4000-8000-000000000000',
  date: '2026-12-01',
  'date-time': '2026-12-01T08:00:00.000Z',
  email: 'worst@example.org',
  uri: `https://example.org/${'a'.repeat(1_500)}`,
};
const MAX_DEPTH = 12;
const LONG_TEXT = 20_000;
/** Quotes and markup: what escaping, cleaning and searching take longest for. */
const WORST_WORDS = '<b>Pflege</b> "Ärztin" &amp; \\ Nacht<br ';

const worstText = (length: number) =>
  WORST_WORDS.repeat(Math.ceil(length / WORST_WORDS.length))
    .slice(0, length)
    .trim()
    .padEnd(length, 'x');

/**
 * Returns a valid body, grown to the largest that its schema allows within so many bytes: free texts get their full length, lists as many
 * entries as they may have. Values of a fixed form stay as they are, so that the body still passes.
 */
export function growBody(valid: unknown, schema: Schema, schemas: Record<string, Schema>, bytes: number): unknown {
  let left = bytes;
  const resolve = (at: Schema): Schema => (at.$ref ? (schemas[at.$ref.split('/').at(-1) ?? ''] ?? {}) : at);
  const choicesOf = (at: Schema): Schema[] => [at, ...(at.anyOf ?? at.oneOf ?? at.allOf ?? []).map(resolve)];
  const propertyOf = (at: Schema, name: string): Schema =>
    resolve(choicesOf(at).find(({ properties }) => properties?.[name])?.properties?.[name] ?? {});
  const grow = (value: unknown, at: Schema): unknown => {
    if (typeof value === 'string') {
      const free = choicesOf(at).find(({ maxLength, format, pattern, enum: fixed }) => {
        return maxLength !== undefined && !format && !pattern && !fixed;
      });
      const text = free ? worstText(Math.max(value.length, Math.min(free.maxLength ?? 0, LONG_TEXT, left))) : value;
      left -= text.length;
      return text;
    }
    if (Array.isArray(value)) {
      const { items = {}, maxItems = value.length } = choicesOf(at).find((each) => each.items) ?? {};
      const grown: unknown[] = [];
      while (value.length > 0 && grown.length < maxItems && left > 0) {
        grown.push(grow(value[grown.length % value.length], resolve(items)));
        left -= 20;
      }
      return grown;
    }
    if (typeof value !== 'object' || value === null) return value;
    return Object.fromEntries(Object.entries(value).map(([name, each]) => [name, grow(each, propertyOf(at, name))]));
  };
  return grow(valid, resolve(schema));
}

/** Returns the largest value that a schema allows, within so many bytes. */
export function largestOf(schema: Schema, schemas: Record<string, Schema>, bytes: number): unknown {
  let left = bytes;
  const textOf = ({ format, pattern, maxLength = LONG_TEXT }: Schema): string => {
    const example = format ? EXAMPLES[format] : undefined;
    const text = example ?? (pattern ? 'a' : worstText(Math.max(1, Math.min(maxLength, LONG_TEXT, left))));
    left -= text.length;
    return text;
  };
  const build = (at: Schema, depth: number): unknown => {
    if (at.$ref) return build(schemas[at.$ref.split('/').at(-1) ?? ''] ?? {}, depth);
    if (at.const !== undefined) return at.const;
    if (at.enum) return at.enum.at(-1);
    const [choice] = at.anyOf ?? at.oneOf ?? [];
    if (choice) return build(choice, depth);
    if (at.allOf) return Object.assign({}, ...at.allOf.map((each) => build(each, depth)));
    const type = Array.isArray(at.type) ? at.type[0] : at.type;
    if (type === 'string') return textOf(at);
    if (type === 'boolean') return true;
    if (type === 'integer' || type === 'number') return at.maximum ?? at.minimum ?? 1;
    if (type === 'array') return buildList(at, depth);
    const properties = Object.entries(depth > MAX_DEPTH ? {} : (at.properties ?? {}));
    return Object.fromEntries(properties.map(([name, value]) => [name, build(value, depth + 1)]));
  };
  const buildList = ({ items = {}, maxItems = 1_000 }: Schema, depth: number): unknown[] => {
    const list: unknown[] = [];
    while (list.length < maxItems && left > 0 && depth <= MAX_DEPTH) {
      list.push(build(items, depth + 1));
      left -= 20;
    }
    return list;
  };
  return build(schema, 0);
}
