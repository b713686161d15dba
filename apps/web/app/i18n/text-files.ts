import type { UIMatch } from 'react-router';

/** Texts every page needs: shell, components, consent, errors. They lie in one file, by namespace. */
export const SHARED_NAMESPACES = ['shell', 'ui', 'consent', 'errors'] as const;

export const SHARED_FILE = 'shared';

export const isShared = (namespace: string): boolean => SHARED_NAMESPACES.some((shared) => shared === namespace);

/** A route names the texts it renders in `handle`, so that the browser has them before it hydrates. */
type TextsHandle = { namespaces: readonly string[] };

const files = import.meta.glob<string>('../locales/*/*/*.json', { eager: true, query: '?url', import: 'default' });

const urls = new Map(
  Object.entries(files).map(([path, url]) => [path.replace(/^.*\/(\w+)\/[\w-]+\/([\w-]+)\.json$/, '$1/$2'), url]),
);

/** Where the browser finds the texts of a namespace; the server names what a page will need, so that it comes with its scripts. */
export function textFile(language: string, namespace: string): string | undefined {
  return urls.get(`${language}/${isShared(namespace) ? SHARED_FILE : namespace}`);
}

function hasNamespaces(handle: unknown): handle is TextsHandle {
  return typeof handle === 'object' && handle !== null && 'namespaces' in handle && Array.isArray(handle.namespaces);
}

export function namespacesOf(matches: readonly Pick<UIMatch, 'handle'>[]): string[] {
  return [
    ...new Set([
      ...SHARED_NAMESPACES,
      ...matches.flatMap(({ handle }) => (hasNamespaces(handle) ? handle.namespaces : [])),
    ]),
  ];
}
