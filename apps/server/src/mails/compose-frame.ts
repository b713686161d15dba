import { SHIFT_LETTERS } from '@stellenvisite/contract/duty';
import type { Language } from '@stellenvisite/contract/languages';
import { inLanguage } from './in-language.ts';
import type { MailFrame } from './mail-content.ts';
import { mailTexts } from './mail-texts.ts';

export function composeFrame(publicUrl: string, language: Language): MailFrame {
  const text = mailTexts(language);
  return {
    brand: text('brand.name'),
    claim: text('brand.claim'),
    linkHint: text('brand.linkHint'),
    weekLabel: text('job.week'),
    shiftLetters: SHIFT_LETTERS[language],
    dayOff: text('job.dayOff'),
    weekdays: text('job.weekdays').split(' '),
    home: inLanguage(`${publicUrl}/`, language),
    links: [
      { label: text('brand.imprint'), url: inLanguage(`${publicUrl}/impressum`, language) },
      { label: text('brand.privacy'), url: inLanguage(`${publicUrl}/datenschutz`, language) },
    ],
  };
}
