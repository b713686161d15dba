import type { JobContent } from '../jobs/job-postings.schema.ts';
import type { TextPart } from '../jobs/job-postings.ts';
import { htmlToText } from '../platform/html-text.ts';

/** The tasks of the text help; its checks run in the editor. */
export const TEXT_TASKS = ['draft', 'improve', 'translate'] as const;
export type TextTask = (typeof TEXT_TASKS)[number];

/**
 * `fallback`: the language model did not answer, the built-in one does. `budget`: its budget of the day is used up. `removed`: words
 * that neither the job nor the facts of the form say were taken out. `too_long`: the texts are beyond what the language model is sent.
 */
export const TEXT_NOTICES = ['fallback', 'budget', 'removed', 'too_long'] as const;
export type TextNotice = (typeof TEXT_NOTICES)[number];

/** Changes with every change of the rules that write. */
export const TEXT_RULES_VERSION = 1;

/** The texts of a job, or of a proposal for one. */
export type JobTexts = Pick<JobContent, 'title' | 'introHtml' | 'sections' | 'requirements' | 'benefits'>;

/** Returns a part as it is read, a line for every point; empty where nothing is stated. */
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
