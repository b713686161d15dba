import { type Language, LOCALE_OF } from '@stellenvisite/contract/languages';
import de from './texts/de.json' with { type: 'json' };
import en from './texts/en.json' with { type: 'json' };

type Paths<Tree> = {
  [Key in keyof Tree & string]: Tree[Key] extends string ? Key : `${Key}.${Paths<Tree[Key]>}`;
}[keyof Tree & string];
type PluralStem<Key extends string> = Key extends `${infer Stem}_other` ? Stem : never;

export type MailTextKey = Paths<typeof de>;
export type PluralTextKey = PluralStem<MailTextKey>;
type Values = Record<string, string>;

const TEXTS: Record<Language, typeof de> = { de, en };

export type MailTexts = {
  (key: MailTextKey, values?: Values): string;
  plural(stem: PluralTextKey, count: number, values?: Values): string;
};

/** The words of one language's mails. A key that does not exist is a type error. */
export function mailTexts(language: Language): MailTexts {
  const rules = new Intl.PluralRules(LOCALE_OF[language]);
  const text = (key: MailTextKey, values: Values = {}) => fill(lookUp(TEXTS[language], key), values);
  return Object.assign(text, {
    plural: (stem: PluralTextKey, count: number, values: Values = {}) =>
      text(`${stem}_${rules.select(count) === 'one' ? 'one' : 'other'}`, values),
  });
}

function lookUp(texts: object, key: string): string {
  let found: unknown = texts;
  for (const part of key.split('.')) {
    found =
      typeof found === 'object' && found !== null ? Object.getOwnPropertyDescriptor(found, part)?.value : undefined;
  }
  return typeof found === 'string' ? found : key;
}

function fill(text: string, values: Values): string {
  return text.replace(/\{\{(\w+)\}\}/g, (placeholder, name: string) => values[name] ?? placeholder);
}
