import { htmlToText } from '../platform/html-text.ts';
import type { JobContent } from './job-postings.schema.ts';
import { findDiscriminatingWords, findShoutedWords, hasGenderMarker } from './text-faults.ts';

/** Improvements to a job ad, each with the points it is worth; together 100. */
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

const TOO_SHORT = 400;

/** Judges a posting alike while somebody types and when the job is saved. It never prevents a job from being published. */
export function judgePosting(content: JobContent): { score: number; hints: PostingHint[] } {
  const found = findHints(content);
  const hints = POSTING_HINTS.flatMap((hint): PostingHint[] => {
    const words = found[hint];
    return words ? [{ hint, points: HINT_POINTS[hint], words }] : [];
  });
  return { score: listMet(content, found).reduce((score, hint) => score + HINT_POINTS[hint], 0), hints };
}

/** Returns what an ad does well already. An empty field is neither balanced nor calm, so it earns nothing. */
export const listMetHints = (content: JobContent): PostingHintKind[] => listMet(content, findHints(content));

function listMet(content: JobContent, found: ReturnType<typeof findHints>): PostingHintKind[] {
  const hasTitle = Boolean(content.title?.trim());
  const hasText = textOf(content) !== '';
  const isJudged: Partial<Record<PostingHintKind, boolean>> = {
    gender_marker_missing: hasTitle,
    shouting: hasTitle,
    discriminating_words: hasTitle || hasText,
    offers_fewer_than_requirements: hasText,
  };
  return POSTING_HINTS.filter((hint) => !found[hint] && isJudged[hint] !== false);
}

/** The words each hint is about; empty where it is about something that is missing. */
function findHints(content: JobContent): Partial<Record<PostingHintKind, string[]>> {
  const { title = '', salary, tariff, training, duty, requirements = [], benefits = [] } = content;
  const text = textOf(content);
  const everything = `${title}\n${text}`;
  const biased = findDiscriminatingWords(everything);
  const shouted = findShoutedWords(title);
  return {
    ...when(!salary && !tariff && !training?.payByYear.length, 'pay_missing'),
    ...when(!duty?.week && !duty?.shifts?.length, 'week_missing'),
    ...when(title !== '' && !hasGenderMarker(title), 'gender_marker_missing'),
    ...when(biased.length > 0, 'discriminating_words', biased),
    ...when(text.length < TOO_SHORT, 'too_short'),
    ...when(requirements.length > benefits.length, 'offers_fewer_than_requirements'),
    ...when(shouted.length > 0 || /!{2,}/.test(everything), 'shouting', shouted),
    ...when(!content.contact?.name, 'contact_missing'),
    ...when(!content.hoursPerWeek, 'hours_missing'),
    ...when(!content.startsOn && !content.startFlexible, 'start_missing'),
  };
}

function when(isFound: boolean, hint: PostingHintKind, words: string[] = []) {
  return isFound ? { [hint]: [...new Set(words)] } : {};
}

function textOf({ introHtml = '', sections = [], requirements = [], benefits = [] }: JobContent): string {
  return [
    ...[introHtml, ...sections.map(({ html }) => html)].map(htmlToText),
    ...requirements.map(({ text }) => text),
    ...benefits.map(({ title, text }) => `${title} ${text}`),
  ]
    .join('\n')
    .trim();
}
