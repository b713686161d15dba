import type { Language } from '@stellenvisite/contract/platform/languages';
import written from './language-words.json' with { type: 'json' };

const WORDS: Record<Language, ReadonlySet<string>> = { de: new Set(written.de), en: new Set(written.en) };

/** The language of a message; where its words do not tell, the one spoken so far. */
export function detectLanguage(text: string, usual: Language): Language {
  const words = text.toLowerCase().match(/[\p{L}]+/gu) ?? [];
  const count = (language: Language) => words.filter((word) => WORDS[language].has(word)).length;
  const [german, english] = [count('de') + (/[äöüß]/iu.test(text) ? 1 : 0), count('en')];
  if (german === english) return usual;
  return german > english ? 'de' : 'en';
}
