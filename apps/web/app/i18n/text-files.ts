const urls = import.meta.glob<string>('../locales/*/*.json', { eager: true, query: '?url', import: 'default' });

/** Where the browser finds a text file; the server names the ones a page will need, so that they come with its scripts. */
export function textFile(language: string, namespace: string): string | undefined {
  return urls[`../locales/${language}/${namespace}.json`];
}
