import type { Benefit, JobSection, Requirement } from '@stellenvisite/contract/job-fields.schema';

export type WrittenParts = {
  introHtml: string;
  sections: readonly JobSection[];
  requirements: readonly Requirement[];
  benefits: readonly Benefit[];
};

/** Neither sign may stand inside, so that a text full of either one is read once. */
const TAG = /<[^<>]*>/g;
/** What the sanitiser leaves escaped; everything else stands as its own letter. */
const ENTITY = /&(?:amp|lt|gt|quot|nbsp|#39);/g;

/** All a job says under its title, without markup. */
export function jobText({ introHtml, sections, requirements, benefits }: WrittenParts): string {
  return [
    stripHtml(introHtml),
    ...sections.flatMap(({ heading, html }) => [heading, stripHtml(html)]),
    ...requirements.map(({ text }) => text),
    ...benefits.flatMap(({ title, text }) => [title, text]),
  ].join('\n');
}

/** Words that only markup keeps apart stay apart. */
export function stripHtml(html: string): string {
  return html.replace(TAG, ' ').replace(ENTITY, toSign);
}

function toSign(entity: string): string {
  if (entity === '&amp;') return '&';
  return entity === '&#39;' ? "'" : ' ';
}
