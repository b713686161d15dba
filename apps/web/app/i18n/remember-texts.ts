import type { i18n, TOptions } from 'i18next';

/** The one form in which i18next itself calls it, of the many it lets others use. */
type Translating = { t: (key: string, options?: TOptions) => string };

/** Set by `useTranslation` itself; whatever else is given may change the text. */
const SET_BY_HOOK = new Set(['lng', 'lngs', 'ns', 'keyPrefix']);

/**
 * A page asks a thousand times for a few hundred texts. For each i18next takes key, namespaces and languages apart, and looks for
 * variables in what it finds: a third of the script that brings a list of jobs to life. A text without variables stays the same
 * until others are loaded or the language changes.
 */
export function rememberTexts(instance: i18n): void {
  const texts = new Map<string, string>();
  const forget = () => texts.clear();
  instance.on('languageChanged', forget);
  instance.store.on('added', forget);
  instance.store.on('removed', forget);

  const translating = instance as unknown as Translating;
  const translate = translating.t;
  translating.t = (key, options) => {
    if (typeof key !== 'string' || hasVariables(options)) return translate(key, options);
    const name = `${options?.lng ?? options?.lngs} ${options?.ns} ${key}`;
    const known = texts.get(name);
    if (known !== undefined) return known;
    const text = translate(key, options);
    if (typeof text === 'string') texts.set(name, text);
    return text;
  };
}

function hasVariables(options: TOptions | undefined): boolean {
  for (const name in options) if (!SET_BY_HOOK.has(name)) return true;
  return false;
}
