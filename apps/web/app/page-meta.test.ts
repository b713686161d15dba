import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { LANGUAGES } from '@stellenvisite/contract/platform/languages';
import { expect, test } from 'vitest';
import { findTitle } from './page-meta.ts';

const APP = import.meta.dirname;
const listFiles = (folder: string) => readdirSync(join(APP, folder), { recursive: true, encoding: 'utf8' });
const routes = listFiles('routes').filter((path) => path.endsWith('.tsx') && !path.endsWith('.test.tsx'));

/** Returns the text of `namespace:key` in a language. */
function textOf(language: string, title: string): unknown {
  const [namespace = '', key = ''] = title.split(':');
  const path = listFiles(`locales/${language}`).find((file) => file.endsWith(`/${namespace}.json`));
  const shared = JSON.parse(readFileSync(join(APP, `locales/${language}/platform/shared.json`), 'utf8'));
  const texts = path ? JSON.parse(readFileSync(join(APP, `locales/${language}`, path), 'utf8')) : shared[namespace];
  return key.split('.').reduce((part: Record<string, unknown> | undefined, name) => part?.[name] as never, texts);
}

test('the innermost title names a page', () => {
  const matches = [{ handle: undefined }, { handle: { title: 'applications:title' } }, { handle: { namespaces: [] } }];
  expect(findTitle(matches)).toEqual({ namespace: 'applications', key: 'title' });
  expect(findTitle([...matches, { handle: { title: 'files:one.title' } }])).toEqual({
    namespace: 'files',
    key: 'one.title',
  });
  expect(findTitle([{ handle: null }])).toBeUndefined();
});

test('every title of a handle is a text in both languages, in a namespace that the browser has', () => {
  const titles = routes.flatMap((path) => {
    const source = readFileSync(join(APP, 'routes', path), 'utf8');
    const title = /title: '([\w-]+:[\w.]+)'/.exec(source)?.[1];
    return title ? [{ path, title, source }] : [];
  });
  expect(titles.length).toBeGreaterThan(70);
  for (const { path, title, source } of titles) {
    for (const language of LANGUAGES) expect(textOf(language, title), `${path}: ${title}`).toBeTypeOf('string');
    const namespace = title.split(':')[0];
    const isListed =
      source.includes(`'${namespace}'`) || ['shell', 'ui', 'consent', 'errors'].includes(namespace ?? '');
    expect(isListed, `${path} does not list ${namespace} in handle.namespaces`).toBe(true);
  }
});
