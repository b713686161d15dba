import type { JobCategory } from './job-fields.ts';

/** The last part of `/jobs/kategorie/{slug}`; one address for both languages. */
export const CATEGORY_SLUG: Record<JobCategory, string> = {
  doctors: 'aerzte',
  nursing: 'pflege',
  medical: 'medizin-technik',
  mfa: 'mfa',
  administration: 'verwaltung',
  management: 'management',
};

const CATEGORY_OF = new Map(Object.entries(CATEGORY_SLUG).map(([category, slug]) => [slug, category as JobCategory]));

export function findCategoryBySlug(slug: string): JobCategory | null {
  return CATEGORY_OF.get(slug) ?? null;
}

export function categoryPath(category: JobCategory): string {
  return `/jobs/kategorie/${CATEGORY_SLUG[category]}`;
}
