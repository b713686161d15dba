import type { i18n, TFunction } from 'i18next';
import { cloneElement, createContext, type ReactElement, type ReactNode, use, useEffect, useState } from 'react';
import { rememberTexts } from './remembered-texts.ts';

/**
 * Stands in for react-i18next, under its names. There every component listens for changes of language and texts, which
 * made half of what a page costs to come to life; here the provider alone listens, and renders anew when one comes.
 */
type Texts = { t: TFunction; i18n: i18n; ready: true };
type Source = { instance: i18n; texts: Map<string, Texts>; loading: Map<string, Promise<void>> };

const SourceContext = createContext<Source | null>(null);

/** The server's instances live as long as it does, and so does what is remembered of them. */
const sources = new WeakMap<i18n, Source>();

function renewSource(instance: i18n): Source {
  const source: Source = { instance, texts: new Map(), loading: new Map() };
  sources.set(instance, source);
  return source;
}

export function I18nextProvider({ i18n: instance, children }: { i18n: i18n; children: ReactNode }) {
  const [source, setSource] = useState(() => sources.get(instance) ?? renewSource(instance));
  useEffect(() => {
    const renew = () => setSource(renewSource(instance));
    instance.on('languageChanged', renew);
    return () => instance.off('languageChanged', renew);
  }, [instance]);
  return <SourceContext value={source}>{children}</SourceContext>;
}

/** The texts of a namespace; of several, the first is meant where a key names none. */
export function useTranslation(namespace?: string | readonly string[]): Texts {
  const source = use(SourceContext);
  if (!source) throw new Error('Texts are used outside their provider.');
  const name = typeof namespace === 'string' ? namespace : (namespace?.join(' ') ?? '');
  const known = source.texts.get(name);
  if (known) return known;

  const { instance } = source;
  const namespaces = name === '' ? [String(instance.options.defaultNS)] : name.split(' ');
  if (!namespaces.every((each) => instance.hasLoadedNamespace(each))) use(load(source, name, namespaces));
  const texts: Texts = { t: rememberTexts(instance, namespaces), i18n: instance, ready: true };
  source.texts.set(name, texts);
  return texts;
}

function load({ instance, loading }: Source, name: string, namespaces: string[]): Promise<void> {
  const started = loading.get(name) ?? instance.loadNamespaces(namespaces);
  loading.set(name, started);
  return started;
}

type TransProps = { t: TFunction; i18nKey: string; count?: number; components: readonly ReactElement[] };

/** A text with marked parts, „<0>12</0> offene Stellen“, each in its element. */
export function Trans({ t, i18nKey, count, components }: TransProps): ReactNode {
  const parts = t(i18nKey, count === undefined ? {} : { count }).split(/<(\d+)>(.*?)<\/\1>/);
  return parts.map((part, index) => {
    if (index % 3 === 0) return part;
    const element = index % 3 === 1 ? components[Number(part)] : undefined;
    return element && cloneElement(element, { key: element.key ?? index }, parts[index + 1]);
  });
}
