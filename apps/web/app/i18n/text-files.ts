import { isShared, SHARED_FILE } from './namespaces.ts';

const urls = import.meta.glob<string>('../locales/*/*.json', { eager: true, query: '?url', import: 'default' });

/** Where the browser finds the texts of a namespace; the server names what a page will need, so that it comes with its scripts. */
export function textFile(language: string, namespace: string): string | undefined {
  return urls[`../locales/${language}/${isShared(namespace) ? SHARED_FILE : namespace}.json`];
}
