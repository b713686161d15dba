import type { i18n, TFunction } from 'i18next';

type Values = Record<string, unknown>;
/** Words and, at odd places, the names of the values between them. */
type Pattern = string[];

/** Options by which i18next chooses or changes a text; a call with one of these is left to it. */
const CHOOSING = new Set([
  'count',
  'context',
  'defaultValue',
  'ordinal',
  'ns',
  'lng',
  'lngs',
  'fallbackLng',
  'returnObjects',
  'joinArrays',
  'interpolation',
  'replace',
]);
const SIMPLE_VALUE = /\{\{\s*(\w+)\s*\}\}/;

/**
 * i18next finds, checks and fills in a text anew at every call, a thousand times a page. Texts do not change while a page
 * or the server lives, so each is found once; plain values are filled in here, and everything else is i18next's.
 */
export function rememberTexts(instance: i18n, namespaces: readonly string[]): TFunction {
  const find = instance.getFixedT(instance.language, [...namespaces]) as unknown as (
    key: string,
    values?: Values,
  ) => string;
  const texts = new Map<string, string>();
  const patterns = new Map<string, Pattern>();

  const t = (key: string, values?: Values): string => {
    if (values === undefined) return texts.get(key) ?? findText(key);
    if (!isPlain(values)) return find(key, values);
    const pattern = patterns.get(key) ?? findPattern(key);
    return pattern ? fillIn(pattern, values) : find(key, values);
  };

  function findText(key: string): string {
    const text = find(key);
    if (!isMissing(key, text)) texts.set(key, text);
    return text;
  }

  function findPattern(key: string): Pattern | null {
    const text = find(key, { skipInterpolation: true });
    const pattern = toPattern(text);
    if (pattern && !isMissing(key, text)) patterns.set(key, pattern);
    return pattern;
  }

  return t as unknown as TFunction;
}

/** What shows as its key is not remembered: its fallback may still be on its way, and anybody could invent more. */
function isMissing(key: string, text: unknown): boolean {
  return typeof key !== 'string' || text === key.slice(key.indexOf(':') + 1);
}

function isPlain(values: Values): boolean {
  for (const name in values) {
    const value = values[name];
    if (CHOOSING.has(name) || (typeof value !== 'string' && typeof value !== 'number')) return false;
  }
  return true;
}

function toPattern(text: unknown): Pattern | null {
  if (typeof text !== 'string' || text.includes('$t(')) return null;
  const parts = text.split(SIMPLE_VALUE);
  return parts.some((part, index) => index % 2 === 0 && part.includes('{{')) ? null : parts;
}

function fillIn(pattern: Pattern, values: Values): string {
  let text = '';
  for (const [index, part] of pattern.entries()) text += index % 2 === 0 ? part : String(values[part] ?? '');
  return text;
}
