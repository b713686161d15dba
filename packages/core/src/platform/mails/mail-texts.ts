import type { Language } from '@stellenvisite/contract/platform/languages';
import { createInstance } from 'i18next';
import de from './texts/de.json' with { type: 'json' };
import en from './texts/en.json' with { type: 'json' };

type Paths<Tree> = {
  [Key in keyof Tree & string]: Tree[Key] extends string ? Key : `${Key}.${Paths<Tree[Key]>}`;
}[keyof Tree & string];
type PluralStem<Key extends string> = Key extends `${infer Stem}_other` ? Stem : never;

type TextKey = Paths<typeof de>;

/** The words of one language's mails. A key that does not exist is a type error; with a `count` the stem of a plural is one. */
export type MailTexts = {
  (key: TextKey, values?: Record<string, string>): string;
  (stem: PluralStem<TextKey>, values: { count: number; [name: string]: string | number }): string;
};

const texts = createInstance();
void texts.init({
  resources: { de: { translation: de }, en: { translation: en } },
  // The layout escapes what it shows, and plain text is not escaped at all.
  interpolation: { escapeValue: false },
  initAsync: false,
});

export function mailTexts(language: Language): MailTexts {
  const translate = texts.getFixedT(language);
  return (key: string, values: Record<string, string | number> = {}) => translate(key, values);
}
