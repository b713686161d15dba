import { escapeHtml } from '../platform/escape-html.ts';
import { BENEFIT_GROUPS } from './job-fields.ts';
import type { JobDetail } from './jobs.schema.ts';

type DescribedJob = Pick<JobDetail, 'introHtml' | 'sections' | 'benefits' | 'requirements'>;

/** Composes the whole job as one piece of HTML, for feeds and structured data: what the job page shows, in its order. */
export function jobDescriptionHtml({ introHtml, sections, benefits, requirements }: DescribedJob): string {
  const offers = BENEFIT_GROUPS.flatMap((group) => benefits.filter((benefit) => benefit.group === group));
  return [
    introHtml,
    list(
      'Das bieten wir',
      offers.map(({ title, text }) => (text ? `${title}: ${text}` : title)),
    ),
    list(
      'Das bringen Sie mit',
      requirements.map(({ text, required }) => (required ? text : `${text} (gern)`)),
    ),
    ...sections.map(({ heading, html }) => `<p><strong>${escapeHtml(heading)}</strong></p>${html}`),
  ].join('');
}

function list(heading: string, items: string[]): string {
  if (items.length === 0) return '';
  return `<p><strong>${heading}</strong></p><ul>${items.map((item) => `<li>${escapeHtml(item)}</li>`).join('')}</ul>`;
}
