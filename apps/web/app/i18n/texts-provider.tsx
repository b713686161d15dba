import { setDateLanguage } from '@stellenvisite/contract/platform/format-date';
import type { Language } from '@stellenvisite/contract/platform/languages';
import type { i18n } from 'i18next';
import { createContext, type ReactNode, startTransition, use, useCallback, useRef, useState } from 'react';
import { I18nextProvider } from 'react-i18next';

export type LoadTexts = (language: Language, namespaces: string[]) => Promise<i18n>;

const ChangeLanguage = createContext<(language: Language) => Promise<void>>(async () => {});

/** Shows the page in another language, once its texts are here. */
export const useChangeLanguage = () => use(ChangeLanguage);

type TextsProviderProps = { initial: i18n; load: LoadTexts; children: ReactNode };

/**
 * Every language has an instance of its own, and a transition replaces it. Were the language of the one instance changed, the
 * parts of the page that are not hydrated yet would be compared with the server's HTML in the wrong language.
 */
export function TextsProvider({ initial, load, children }: TextsProviderProps) {
  const [texts, setTexts] = useState(initial);
  const lastAsked = useRef<Language>(null);
  const change = useCallback(
    async (language: Language) => {
      lastAsked.current = language;
      const next = await load(language, Object.keys(texts.store.data[texts.language] ?? {}));
      if (lastAsked.current !== language) return;
      setDateLanguage(() => language);
      startTransition(() => setTexts(next));
    },
    [texts, load],
  );
  return (
    <ChangeLanguage value={change}>
      <I18nextProvider i18n={texts}>{children}</I18nextProvider>
    </ChangeLanguage>
  );
}
