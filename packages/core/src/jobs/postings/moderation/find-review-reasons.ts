import type { Country } from '@stellenvisite/contract/jobs/countries';
import type { JobContent } from '@stellenvisite/contract/jobs/job-postings.schema';
import { findMasculineWords, toNeutralWords } from '@stellenvisite/contract/jobs/neutral-words';
import type { ReviewReason, SameJob } from '@stellenvisite/contract/jobs/pending-jobs.schema';
import { findDiscriminatingWords, findShoutedWords, hasGenderMarker } from '@stellenvisite/contract/jobs/text-faults';
import { htmlToText } from '@stellenvisite/contract/platform/html-text';
import { findPostingProblems } from '../get-posting.ts';

/** Endings that name one sex, and those that name the work. */
const ENDINGS: readonly (readonly [RegExp, string])[] = [
  [/assistent(?:in)?(?!\p{L})/giu, 'assistenz'],
  [/helfer(?:in)?(?!\p{L})/giu, 'hilfe'],
  [/leiter(?:in)?(?!\p{L})/giu, 'leitung'],
  [/fach(?:frau|mann)(?!\p{L})/giu, 'fachkraft'],
  [/(?<!\p{L})Krankenschwester(?!\p{L})/giu, 'Pflegefachkraft'],
  [/(?<!\p{L})Krankenpfleger(?:in)?(?!\p{L})/giu, 'Pflegefachkraft'],
];

type Reviewed = {
  content: JobContent;
  employer: { website: string | null; isVerified: boolean };
  same: SameJob | null;
};

/** AGG § 11 in Germany, GlBG §§ 9 and 23 in Austria; the Swiss GlG knows sex alone. */
const LAWS: Record<Country, { sex: string; other: string | null }> = {
  DE: { sex: 'AGG § 11', other: 'AGG § 11' },
  AT: { sex: 'GlBG § 9', other: 'GlBG § 23' },
  CH: { sex: 'GlG Art. 3', other: null },
};

const CONTACT_IN_TEXT = /[\w.+-]+@[\w-]+\.[\w.-]*\w|(?:https?:\/\/|www\.)[^\s<>"]+|(?:\+|\b0)[1-9\d][\d /()-]{6,}\d/giu;

const BETTER_WORDS: readonly (readonly [RegExp, string])[] = [
  [/team|mitarbeiter|kolleg|leute/i, 'eingespieltes Team'],
  [/muttersprach|native speaker/i, 'sehr gute Deutschkenntnisse'],
  [/digital native/i, 'sicherer Umgang mit digitaler Dokumentation'],
  [/staatsangehörigkeit/i, 'gültige Arbeitserlaubnis'],
];

const NONE = { words: [], law: null, proposal: null, isBlocking: false, problem: null, same: null };

/** Why somebody looks at the ad before the public does, in the order in which it is read. */
export function findReviewReasons({ content, employer, same }: Reviewed): ReviewReason[] {
  const { title = '' } = content;
  const law = LAWS[content.location?.country ?? 'DE'];
  const text = textOf(content);
  const reasons: ReviewReason[] = [];
  const add = (reason: Partial<ReviewReason> & Pick<ReviewReason, 'kind'>) => reasons.push({ ...NONE, ...reason });

  if (title && !hasGenderMarker(title))
    add({
      kind: 'gender_form',
      words: title.split(/[\s,]/).slice(0, 1),
      law: law.sex,
      proposal: toNeutralTitle(title),
    });
  for (const words of distinct(findDiscriminatingWords(`${title}\n${text}`)))
    add({ kind: 'discriminating', words: [words], law: law.other, proposal: betterWords(words) });
  for (const words of distinct(findMasculineWords(text)))
    add({ kind: 'one_sex', words: [words], law: law.sex, proposal: toNeutralWords(words) });
  for (const problem of findPostingProblems(content))
    add({
      kind: problem === 'pay_missing_austria' ? 'pay_missing' : 'incomplete',
      law: problem === 'pay_missing_austria' ? law.sex : null,
      isBlocking: true,
      problem,
    });
  const contacts = distinct(text.match(CONTACT_IN_TEXT) ?? []);
  if (contacts.length > 0) add({ kind: 'contact_in_text', words: contacts });
  const address = foreignAddress(content, employer.website);
  if (address) add({ kind: 'foreign_address', words: [address] });
  const shouted = distinct(findShoutedWords(title));
  if (shouted.length > 0) add({ kind: 'shouting', words: shouted });
  if (same) add({ kind: 'duplicate', same });
  if (!employer.isVerified) add({ kind: 'new_employer' });
  return reasons;
}

/** All that a reader of the ad would read. */
export function textOf({ introHtml = '', sections = [], requirements = [], benefits = [] }: JobContent): string {
  return [
    htmlToText(introHtml),
    ...sections.map(({ heading, html }) => `${heading}\n${htmlToText(html)}`),
    ...requirements.map(({ text }) => text),
    ...benefits.map(({ title, text }) => [title, text].filter(Boolean).join(': ')),
  ]
    .filter(Boolean)
    .join('\n')
    .trim();
}

const distinct = (words: readonly string[]) => [...new Set(words.map((each) => each.trim()))];

const betterWords = (words: string): string | null =>
  BETTER_WORDS.find(([pattern]) => pattern.test(words))?.[1] ?? null;

/** Where people would apply, if it is not on the employer's own website. */
function foreignAddress({ applyMethod, applyUrl }: JobContent, website: string | null): string | null {
  if (applyMethod !== 'external' || !applyUrl || !URL.canParse(applyUrl)) return null;
  const host = hostOf(applyUrl);
  const own = website && URL.canParse(website) ? hostOf(website) : null;
  return own && (host === own || host.endsWith(`.${own}`)) ? null : host;
}

const hostOf = (url: string) => new URL(url).hostname.replace(/^www\./, '');

/** Returns a title that means everybody: the work instead of the person where a word for it is known, and the marker. */
export function toNeutralTitle(title: string): string {
  const neutral = ENDINGS.reduce((text, [pattern, ending]) => text.replace(pattern, ending), title);
  return `${neutral.replace(/\s*\([mwf]\s*\/\s*[mwf]\)/i, '').trim()} (m/w/d)`;
}
