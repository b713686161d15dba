import { htmlToText } from './html-text.ts';
import { JOB_SECTION_KINDS } from './job-fields.ts';
import type { JobContent } from './job-postings.schema.ts';

/** What the text help does with the words of a job; its checks run where the words are typed. */
export const TEXT_TASKS = ['draft', 'improve', 'translate'] as const;
export type TextTask = (typeof TEXT_TASKS)[number];

/** The parts of a job that are text, each accepted or thrown away by itself. */
export const TEXT_PARTS = ['title', 'intro', ...JOB_SECTION_KINDS, 'requirements', 'benefits'] as const;
export type TextPart = (typeof TEXT_PARTS)[number];

/**
 * `fallback`: the language model did not answer, the built-in one does. `budget`: its budget of the day is used up. `removed`: words
 * that neither the job nor the facts of the form say were taken out.
 */
export const TEXT_NOTICES = ['fallback', 'budget', 'removed'] as const;
export type TextNotice = (typeof TEXT_NOTICES)[number];

/** Changes with every change of the rules that write. */
export const TEXT_RULES_VERSION = 1;

/** The texts of a job, or of a proposal for one. */
export type JobTexts = Pick<JobContent, 'title' | 'introHtml' | 'sections' | 'requirements' | 'benefits'>;

/** A part as it is read, a line for every point; empty where nothing is said. */
export function textOfPart(texts: JobTexts, part: TextPart): string {
  if (part === 'title') return texts.title ?? '';
  if (part === 'intro') return htmlToText(texts.introHtml ?? '');
  if (part === 'requirements') return (texts.requirements ?? []).map(({ text }) => text).join('\n');
  if (part === 'benefits')
    return (texts.benefits ?? []).map(({ title, text }) => (text ? `${title}: ${text}` : title)).join('\n');
  return htmlToText(texts.sections?.find(({ kind }) => kind === part)?.html ?? '');
}

/** The change that puts one part of a proposal into a job, and leaves every other part alone. */
export function changeOfPart(texts: JobTexts, part: TextPart, proposed: JobTexts): JobTexts {
  if (part === 'title') return { title: proposed.title ?? '' };
  if (part === 'intro') return { introHtml: proposed.introHtml ?? '' };
  if (part === 'requirements') return { requirements: proposed.requirements ?? [] };
  if (part === 'benefits') return { benefits: proposed.benefits ?? [] };
  const sections = texts.sections ?? [];
  const section = proposed.sections?.find(({ kind }) => kind === part);
  const at = sections.findIndex(({ kind }) => kind === part);
  const others = sections.filter((_, index) => index !== at);
  if (!section) return { sections: others };
  return { sections: at < 0 ? [...sections, section] : sections.with(at, section) };
}
