import type { i18n } from 'i18next';
import { use } from 'react';
import { useTranslation } from 'react-i18next';

const loads = new WeakMap<i18n, Map<string, Promise<void>>>();

/**
 * Waits for all texts of the next page at once, above every Suspense boundary: the page before it stays until they are here. Left to
 * the parts that show them, they would come one after the other, and each would hide the page that already stands.
 */
export function usePageTexts(namespaces: readonly string[]): void {
  const { i18n } = useTranslation();
  const load = loadOnce(i18n, namespaces);
  if (load) use(load);
}

/** Nothing for a page whose texts were here from the start; otherwise the same promise for every render of it. */
function loadOnce(texts: i18n, namespaces: readonly string[]): Promise<void> | undefined {
  const known = loads.get(texts) ?? new Map<string, Promise<void>>();
  loads.set(texts, known);
  const key = namespaces.join(' ');
  const missing = namespaces.filter((namespace) => !texts.hasLoadedNamespace(namespace));
  const load = known.get(key) ?? (missing.length > 0 ? texts.loadNamespaces(missing) : undefined);
  if (load) known.set(key, load);
  return load;
}
