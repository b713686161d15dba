import { expect, test } from 'vitest';
import { detectTalkLanguage } from './dialogue-state.ts';

const says = (...texts: string[]) => ({ role: 'user' as const, parts: texts.map((text) => ({ type: 'text', text })) });

test('words behind the length that is answered do not decide the language', () => {
  const english = 'I am looking for a job with the night shift '.repeat(25);
  const german = 'Ich suche eine Stelle und möchte nicht in der Nacht arbeiten. '.repeat(120);
  expect(detectTalkLanguage([says(english, german)], 'de')).toBe('en');
  expect(detectTalkLanguage([says(german), says('ok')], 'en')).toBe('de');
});
