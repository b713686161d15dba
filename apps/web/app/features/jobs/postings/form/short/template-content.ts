import type { JobContent } from '@stellenvisite/contract/jobs/job-postings.schema';
import type { JobTemplate } from '@stellenvisite/contract/jobs/job-templates';

const escapeHtml = (text: string) => text.replaceAll('&', '&amp;').replaceAll('<', '&lt;');

/** Returns what a template states of a job. */
export function contentOf(template: JobTemplate): JobContent {
  const tasks = template.tasks.map((task) => `<li><p>${escapeHtml(task)}</p></li>`).join('');
  return {
    title: template.title,
    category: template.category,
    experienceLevel: template.level,
    introHtml: `<p>${escapeHtml(template.intro)}</p>`,
    sections: [{ kind: 'tasks', heading: '', html: `<ul>${tasks}</ul>` }],
    requirements: [
      ...template.must.map((text) => ({ text, required: true })),
      ...template.nice.map((text) => ({ text, required: false })),
    ],
    ...(template.trainingMonths && { training: { school: null, months: template.trainingMonths, payByYear: [] } }),
  };
}

/** Those parts of a template that are about its occupation: another occupation must not have them. */
const OCCUPATIONAL = ['introHtml', 'sections', 'requirements'] as const;

/**
 * Returns the changes that take a template's texts out of a job whose title has come to name another occupation, or put the texts of that
 * occupation's template in their place. Texts that somebody has changed stay.
 */
export function replaceTemplate(content: JobContent, from: JobTemplate, to: JobTemplate | null): JobContent {
  const [old, next] = [contentOf(from), to && contentOf(to)];
  const empty = { introHtml: '', sections: [], requirements: [] };
  const isUntouched = (field: (typeof OCCUPATIONAL)[number]) =>
    JSON.stringify(content[field]) === JSON.stringify(old[field]);
  return Object.fromEntries(
    OCCUPATIONAL.filter(isUntouched).map((field) => [field, next?.[field] ?? empty[field]]),
  ) as JobContent;
}

const withoutMarker = (title: string) =>
  title
    .replace(/\([^)]*\)/g, '')
    .trim()
    .toLocaleLowerCase('de');

/** Finds the template of the occupation a title names: the one with the longest name that the title begins with. */
export function findTemplate(templates: readonly JobTemplate[], title: string): JobTemplate | null {
  const wanted = withoutMarker(title);
  if (wanted === '') return null;
  const fitting = templates.filter((template) => wanted.startsWith(withoutMarker(template.title)));
  return fitting.toSorted((one, other) => other.title.length - one.title.length)[0] ?? null;
}
