import { globSync, readFileSync } from 'node:fs';
import { fileURLToPath } from 'node:url';
import { describe, expect, it } from 'vitest';
import { SHARED_FILE, SHARED_NAMESPACES } from './namespaces.ts';

const APP = fileURLToPath(new URL('..', import.meta.url));
const PLURAL = /_(zero|one|two|few|many|other)$/;

type Texts = { [key: string]: string | Texts | (string | Texts)[] };

function flatten(texts: Texts, prefix = ''): [key: string, text: string][] {
  return Object.entries(texts).flatMap(([key, value]) =>
    typeof value === 'string'
      ? [[prefix + key, value] as [string, string]]
      : flatten(value as Texts, `${prefix}${key}.`),
  );
}

function readTexts(language: string): Map<string, Map<string, string>> {
  const files = globSync(`locales/${language}/*.json`, { cwd: APP });
  const namespaces = files.flatMap((file): [string, Texts][] => {
    const name = file.replace(/^.*\/([\w-]+)\.json$/, '$1');
    const texts: Texts = JSON.parse(readFileSync(APP + file, 'utf8'));
    return name === SHARED_FILE ? (Object.entries(texts) as [string, Texts][]) : [[name, texts]];
  });
  return new Map(namespaces.map(([namespace, texts]) => [namespace, new Map(flatten(texts))]));
}

const german = readTexts('de');
const english = readTexts('en');

const keysOf = (texts: Map<string, Map<string, string>>) =>
  [...texts].flatMap(([namespace, keys]) => [...keys.keys()].map((key) => `${namespace}:${key}`)).sort();

describe('the texts', () => {
  it('of every page lie in one file', () => {
    for (const namespace of SHARED_NAMESPACES) expect(german.get(namespace)?.size, namespace).toBeGreaterThan(0);
  });

  it('exist in both languages, key by key', () => {
    expect(keysOf(english)).toEqual(keysOf(german));
  });

  it('are never empty and take the same values in both languages', () => {
    for (const [namespace, keys] of german) {
      for (const [key, text] of keys) {
        const other = english.get(namespace)?.get(key) ?? '';
        expect(text.trim() && other.trim(), `${namespace}:${key}`).not.toBe('');
        // A singular may leave its number out ("one job"), so plural forms are compared by their plural alone.
        if (!/_(zero|one)$/.test(key)) expect(placeholders(other), `${namespace}:${key}`).toEqual(placeholders(text));
      }
    }
  });
});

function placeholders(text: string): string[] {
  return [...text.matchAll(/\{\{\s*(\w+)/g)].map(([, name = '']) => name).sort();
}

const USE_TRANSLATION =
  /const \{([^}]*)\} = useTranslation\(\s*'([\w-]+)'(?:,\s*\{\s*keyPrefix: '([\w-]+)',?\s*\})?,?\s*\)/g;
const TEXTS_OF = /const (\w+) = textsOf\(\s*[\w.]+,\s*'([\w-]+)'(?:,\s*'([\w-]+)')?,?\s*\)/g;

type Use = { file: string; namespaces: string[]; key: string };

/** `t('a.b')` and t(`a.${x}`) of every source file, with the namespace its `t` was made for. */
function listUses(): Use[] {
  return globSync('**/*.{ts,tsx}', { cwd: APP })
    .filter((file) => !/\.(test|gen)\./.test(file))
    .flatMap((file) => usesIn(file, readFileSync(APP + file, 'utf8')));
}

function usesIn(file: string, source: string): Use[] {
  const functions = new Map<string, Set<string>>();
  const prefixes = new Map<string, string>();
  const declare = (name: string, namespace: string, keyPrefix?: string) => {
    functions.set(name, (functions.get(name) ?? new Set()).add(namespace));
    if (keyPrefix) prefixes.set(name, `${keyPrefix}.`);
  };
  for (const [, names = '', namespace = '', keyPrefix] of source.matchAll(USE_TRANSLATION)) {
    const name = names.match(/\bt(?:: (\w+))?/);
    if (name) declare(name[1] ?? 't', namespace, keyPrefix);
  }
  for (const [, name = '', namespace = '', keyPrefix] of source.matchAll(TEXTS_OF)) declare(name, namespace, keyPrefix);
  const names = functions.size > 0 ? [...functions.keys()] : ['t'];
  return names.flatMap((name) =>
    [...source.matchAll(new RegExp(`(?<![\\w.])${name}\\(\\s*(['\`])((?:(?!\\1).)+)\\1`, 'g'))].map(
      ([, , key = '']) => ({
        file,
        namespaces: [...(functions.get(name) ?? german.keys())],
        key: (prefixes.get(name) ?? '') + key,
      }),
    ),
  );
}

function isKnown({ namespaces, key }: Use): boolean {
  const [ownNamespace, ownKey] = key.includes(':') ? key.split(':') : [undefined, key];
  const pattern = new RegExp(
    `^${(ownKey ?? '')
      .split(/\$\{[^}]*\}/)
      .map((part) => part.replace(/[.*+?^${}()|[\]\\]/g, '\\$&'))
      .join('[^.]+')}(${PLURAL.source.slice(0, -1)})?(\\..+)?$`,
  );
  return (ownNamespace ? [ownNamespace] : namespaces).some((namespace) =>
    [...(german.get(namespace)?.keys() ?? [])].some((candidate) => pattern.test(candidate)),
  );
}

describe('the keys that the source uses', () => {
  const uses = listUses();

  it('are found at all', () => {
    expect(uses.length).toBeGreaterThan(100);
  });

  it('exist', () => {
    expect(uses.filter((use) => !isKnown(use)).map(({ file, key }) => `${file}: ${key}`)).toEqual([]);
  });
});
