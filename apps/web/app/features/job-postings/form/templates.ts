import type { JobContent } from '@stellenvisite/contract/job-postings.schema';
import type { JobTemplate } from '@stellenvisite/contract/job-templates';

const escapeHtml = (text: string) => text.replaceAll('&', '&amp;').replaceAll('<', '&lt;');

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
