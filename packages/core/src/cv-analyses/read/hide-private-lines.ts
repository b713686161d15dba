import type { CvLine } from './cv-line.ts';

const LABEL_END = String.raw`(?:\s*(?:$|[:\t])|\s+[–-]\s|\s{2,})`;
const label = (words: string) => new RegExp(String.raw`^\s*[•·▪*-]?\s*(?:${words})${LABEL_END}`, 'iu');

/** What a profile must never know: age, origin, family, religion, sex, disability, past pay (AGG § 1; pay transparency directive Art. 5). */
const LABELS = label(
  [
    'geburtsdatum',
    'geburtsort',
    'geburtstag',
    'geburtsname',
    'geb\\.?',
    'geboren',
    'alter',
    'age',
    'born',
    'date of birth',
    'place of birth',
    'birth ?date',
    'birthday',
    'd\\.?o\\.?b\\.?',
    'staatsangehörigkeit(?:en)?',
    'staatsbürgerschaft(?:en)?',
    'nationalität',
    'nationality',
    'citizenship',
    'herkunft',
    'herkunftsland',
    'origin',
    'country of origin',
    'familienstand',
    'zivilstand',
    'marital status',
    'family status',
    'kinder',
    'children',
    'konfession',
    'religion',
    'religious affiliation',
    'denomination',
    'geschlecht',
    'gender',
    'sex',
    'schwerbehinderung',
    'grad der behinderung',
    'disability',
    'gehalt',
    'gehaltsvorstellung',
    'gehaltswunsch',
    'letztes gehalt',
    'bruttogehalt',
    'salary',
    'current salary',
    'expected salary',
    'aufenthaltsstatus',
    'aufenthaltstitel',
    'residence permit',
    'eltern',
    'parents',
  ].join('|'),
);
const SENTENCES = [
  /\bgeb(?:\.|oren)(?:\s+am|\s+in)?\s*:?\s*\d/iu,
  /\bgeboren\s+(?:am|in)\b/iu,
  /\bborn\s+(?:on|in)\b/iu,
  /(?:^|\s)\*\s?\d{1,2}\.\s?(?:\d{1,2}\.|\p{L}+)\s?\d{2,4}/u,
  /\b(?:verheiratet|ledig|geschieden|verwitwet|married|divorced|widowed)\b/iu,
  /\b(?:\d|ein|eine|zwei|drei|vier|one|two|three)\s+(?:kind|kinder|child|children)\b(?!\s*-)/iu,
  /\b(?:deutsche|österreichische|schweizer(?:ische)?|\p{L}+ische)[rs]?\s+(?:staatsangehörig|staatsbürger|nationalität)/iu,
  /\b(?:single|status)\s*,?\s*(?:no children|keine kinder)\b/iu,
  /\b\d{2}\s+(?:jahre alt|years old)\b/iu,
  /\b(?:bruttogehalt|jahresgehalt|monatsgehalt|annual salary|monthly salary|last salary)\b/iu,
];
/** A label alone on its line has its value on the next one. */
const LABEL_ALONE = /^[\s•·▪*-]*[\p{L} .]+[\s:]*$/u;

function isPrivate(text: string): boolean {
  return LABELS.test(text) || SENTENCES.some((sentence) => sentence.test(text));
}

/** The lines without those that tell such things, and how many there were. */
export function hidePrivateLines(lines: readonly CvLine[]): { lines: CvLine[]; hidden: CvLine[] } {
  const kept: CvLine[] = [];
  const hidden: CvLine[] = [];
  let isValue = false;
  for (const line of lines) {
    const isHidden: boolean = isValue || isPrivate(line.text);
    (isHidden ? hidden : kept).push(line);
    isValue = !isValue && isHidden && LABELS.test(line.text) && LABEL_ALONE.test(line.text);
  }
  return { lines: kept, hidden };
}
