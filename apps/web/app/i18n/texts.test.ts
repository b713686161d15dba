import { globSync, readFileSync } from 'node:fs';
import { fileURLToPath } from 'node:url';
import ts from 'typescript';
import { describe, expect, it } from 'vitest';
import { SHARED_FILE, SHARED_NAMESPACES } from './text-files.ts';

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
  const files = globSync(`locales/${language}/*/*.json`, { cwd: APP });
  const namespaces = files.flatMap((file): [string, Texts][] => {
    const name = file.replace(/^.*\/([\w-]+)\.json$/, '$1');
    const texts: Texts = JSON.parse(readFileSync(APP + file, 'utf8'));
    return name === SHARED_FILE ? (Object.entries(texts) as [string, Texts][]) : [[name, texts]];
  });
  return new Map(namespaces.map(([namespace, texts]) => [namespace, new Map(flatten(texts))]));
}

const german = readTexts('de');
const english = readTexts('en');

/** Names the file of a key such as `jobs:title`. */
function fileOf(language: string, key: string): string {
  const [namespace = ''] = key.split(':');
  const isShared = SHARED_NAMESPACES.some((shared) => shared === namespace);
  return `apps/web/app/locales/${language}/${isShared ? SHARED_FILE : namespace}.json`;
}

const keysOf = (texts: Map<string, Map<string, string>>) =>
  [...texts].flatMap(([namespace, keys]) => [...keys.keys()].map((key) => `${namespace}:${key}`)).sort();

describe('the texts', () => {
  it('of every page lie in one file', () => {
    for (const namespace of SHARED_NAMESPACES) expect(german.get(namespace)?.size, namespace).toBeGreaterThan(0);
  });

  it('exist in both languages, key by key', () => {
    const missing = (language: string, keys: readonly string[], others: readonly string[]) =>
      others.filter((key) => !keys.includes(key)).map((key) => `${key} is missing: add it to ${fileOf(language, key)}`);
    expect([
      ...missing('en', keysOf(english), keysOf(german)),
      ...missing('de', keysOf(german), keysOf(english)),
    ]).toEqual([]);
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
  /const \{([^}]*)\} = useTranslation\(\s*'([\w-]+)'(?:,\s*\{\s*keyPrefix: '([\w.-]+)',?\s*\})?,?\s*\)/g;
const TEXTS_OF = /const (\w+) = textsOf\(\s*[\w.]+,\s*'([\w-]+)'(?:,\s*'([\w.-]+)')?,?\s*\)/g;

type Declared = { name: string; namespace: string; keyPrefix: string };
type Use = { file: string; declared: Declared[]; key: string };

/** `t('a.b')` and t(`a.${x}`) of every source file, with the declarations that its `t` can come from. */
function listUses(): Use[] {
  return globSync('**/*.{ts,tsx}', { cwd: APP })
    .filter((file) => !/\.(test|gen)\./.test(file))
    .flatMap((file) => usesIn(file, readFileSync(APP + file, 'utf8')));
}

/** A `t` that a top-level statement does not declare itself is passed to it, from any declaration of the file or of another one. */
function usesIn(file: string, source: string): Use[] {
  const ofFile = declarationsIn(source);
  const { statements } = ts.createSourceFile(file, source, ts.ScriptTarget.Latest, false, ts.ScriptKind.TSX);
  return statements.flatMap((statement) => {
    const part = source.slice(statement.pos, statement.end);
    const ofPart = declarationsIn(part);
    const names = new Set(ofFile.length > 0 ? ofFile.map(({ name }) => name) : ['t']);
    return [...names].flatMap((name) => {
      const own = ofPart.filter((declared) => declared.name === name);
      const declared = own.length > 0 ? own : [...ofFile.filter((each) => each.name === name), ...ANYWHERE];
      return keysOfCalls(part, name).map((key) => ({ file, declared, key }));
    });
  });
}

const ANYWHERE: Declared[] = [...german.keys()].map((namespace) => ({ name: 't', namespace, keyPrefix: '' }));

function declarationsIn(source: string): Declared[] {
  const hooks = [...source.matchAll(USE_TRANSLATION)].flatMap(([, names = '', namespace = '', keyPrefix]) => {
    const name = names.match(/\bt(?:: (\w+))?/);
    return name ? [{ name: name[1] ?? 't', namespace, keyPrefix: keyPrefix ? `${keyPrefix}.` : '' }] : [];
  });
  const texts = [...source.matchAll(TEXTS_OF)].map(([, name = '', namespace = '', keyPrefix]) => ({
    name,
    namespace,
    keyPrefix: keyPrefix ? `${keyPrefix}.` : '',
  }));
  return [...hooks, ...texts];
}

function keysOfCalls(source: string, name: string): string[] {
  const call = new RegExp(`(?<![\\w.])${name}\\(\\s*(['\`])((?:(?!\\1).)+)\\1`, 'g');
  return [...source.matchAll(call)].map(([, , key = '']) => key);
}

function isKnown({ declared, key }: Use): boolean {
  const [ownNamespace, ownKey] = key.split(':');
  if (ownKey !== undefined) return hasKey(ownNamespace ?? '', ownKey);
  return declared.some(({ namespace, keyPrefix }) => hasKey(namespace, keyPrefix + key));
}

function hasKey(namespace: string, key: string): boolean {
  const pattern = new RegExp(
    `^${key
      .split(/\$\{[^}]*\}/)
      .map((part) => part.replace(/[.*+?^${}()|[\]\\]/g, '\\$&'))
      .join('[^.]+')}(${PLURAL.source.slice(0, -1)})?(\\..+)?$`,
  );
  return [...(german.get(namespace)?.keys() ?? [])].some((candidate) => pattern.test(candidate));
}

describe('the keys that the source uses', () => {
  const uses = listUses();

  it('are found at all', () => {
    expect(uses.length).toBeGreaterThan(100);
  });

  it('exist', () => {
    const unknown = uses.filter((use) => !isKnown(use));
    expect(
      unknown.map(
        ({ file, key, declared }) =>
          `${file} uses ${key}, which has no text: add it to ${fileOf('de', key.includes(':') ? key : (declared[0]?.namespace ?? ''))} and to the same file of en`,
      ),
    ).toEqual([]);
  });
});
