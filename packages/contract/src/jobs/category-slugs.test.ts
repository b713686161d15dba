import { expect, test } from 'vitest';
import { CATEGORY_SLUG, categoryPath, findCategoryBySlug } from './category-slugs.ts';
import { JOB_CATEGORIES } from './job-fields.ts';

test('every category has a slug of its own that leads back to it', () => {
  for (const category of JOB_CATEGORIES) expect(findCategoryBySlug(CATEGORY_SLUG[category])).toBe(category);
  expect(new Set(Object.values(CATEGORY_SLUG)).size).toBe(JOB_CATEGORIES.length);
});

test('a slug is written in lower-case letters and hyphens, without umlauts', () => {
  for (const slug of Object.values(CATEGORY_SLUG)) expect(slug).toMatch(/^[a-z]+(-[a-z]+)*$/);
});

test('an unknown slug leads nowhere, not even one that objects carry by themselves', () => {
  for (const slug of ['', 'nursing', 'Pflege', 'constructor', '__proto__']) expect(findCategoryBySlug(slug)).toBeNull();
});

test('the path of a category is its landing page', () => {
  expect(categoryPath('nursing')).toBe('/jobs/kategorie/pflege');
});
