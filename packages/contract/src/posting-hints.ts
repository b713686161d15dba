import type { JobContent } from './job-postings.schema.ts';

/** What would make a job ad better, each with the points it is worth; together 100. */
export const HINT_POINTS = {
  pay_missing: 20,
  week_missing: 15,
  gender_marker_missing: 10,
  discriminating_words: 15,
  too_short: 10,
  offers_fewer_than_requirements: 10,
  shouting: 5,
  contact_missing: 5,
  hours_missing: 5,
  start_missing: 5,
} as const;
export type PostingHintKind = keyof typeof HINT_POINTS;
export const POSTING_HINTS = Object.keys(HINT_POINTS) as [PostingHintKind, ...PostingHintKind[]];

export type PostingHint = { hint: PostingHintKind; points: number; words: string[] };

const GENDER_MARKER =
  /\(\s*[a-z](?:\s*[/|,]\s*[a-z]){1,3}\s*\)|\(all genders\)|\*in(?:nen)?\b|:in(?:nen)?\b|\/-?in\b|\bfrau\/-?\s?mann\b/i;

/** Words that AGG § 11 forbids in an ad or that courts have read as a bias: age, origin, sex. */
const DISCRIMINATING =
  /\b(?:jung(?:e[snrm]?)?,? (?:und |dynamische[snrm]? )?(?:team|mitarbeiter\w*|kolleg\w*|leute)|junges team|muttersprachler\w*|deutsch als muttersprache|native speaker|berufsanfänger\w* gesucht|nicht älter als \d+|höchstens \d+ jahre alt|maximal \d+ jahre alt|digital native\w*|belastbar(?:e[rsn]?)? mann|deutsche[rn]? staatsangehörigkeit|jünger als \d+)/gi;

const TOO_SHORT = 400;
const SHOUTED_WORD = /\p{Lu}{5,}/gu;
const KNOWN_ABBREVIATION = /^(?:TV[ÖO]D|AVR|MVZ|UKE?|PFLEGE)$/;

/** The same advice while somebody types and when the job is saved. It never keeps a job from being published. */
export function judgePosting(content: JobContent): { score: number; hints: PostingHint[] } {
  const found = findHints(content);
  const hints = POSTING_HINTS.flatMap((hint): PostingHint[] => {
    const words = found[hint];
    return words ? [{ hint, points: HINT_POINTS[hint], words }] : [];
  });
  return { score: hints.reduce((score, { points }) => score - points, 100), hints };
}

/** The words each hint is about; empty where it is about something that is missing. */
function findHints(content: JobContent): Partial<Record<PostingHintKind, string[]>> {
  const { title = '', salary, tariff, duty, requirements = [], benefits = [] } = content;
  const text = textOf(content);
  const everything = `${title}\n${text}`;
  const biased = [...everything.matchAll(DISCRIMINATING)].map(([words]) => words);
  const shouted = [...title.matchAll(SHOUTED_WORD)]
    .map(([word]) => word)
    .filter((word) => !KNOWN_ABBREVIATION.test(word));
  return {
    ...when(!salary && !tariff, 'pay_missing'),
    ...when(!duty?.week && !duty?.shifts?.length, 'week_missing'),
    ...when(title !== '' && !GENDER_MARKER.test(title), 'gender_marker_missing'),
    ...when(biased.length > 0, 'discriminating_words', biased),
    ...when(text.length < TOO_SHORT, 'too_short'),
    ...when(requirements.length > benefits.length, 'offers_fewer_than_requirements'),
    ...when(shouted.length > 0 || /!{2,}/.test(everything), 'shouting', shouted),
    ...when(!content.contact, 'contact_missing'),
    ...when(!content.hoursPerWeek, 'hours_missing'),
    ...when(!content.startsOn && !content.startFlexible, 'start_missing'),
  };
}

function when(isFound: boolean, hint: PostingHintKind, words: string[] = []) {
  return isFound ? { [hint]: [...new Set(words)] } : {};
}

function textOf({ introHtml = '', sections = [], requirements = [], benefits = [] }: JobContent): string {
  return [
    introHtml,
    ...sections.map(({ html }) => html),
    ...requirements.map(({ text }) => text),
    ...benefits.map(({ title, text }) => `${title} ${text}`),
  ]
    .join('\n')
    .replaceAll(/<[^>]+>/g, ' ')
    .replaceAll(/[^\S\n]+/g, ' ')
    .trim();
}
