import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { jobSearchSchema } from './job-search.schema.ts';
import { JOB_SORTS, POSTED_WITHIN } from './job-search.ts';

it('offers the sort orders and posting times of the specification, and nearness', () => {
  expect(JOB_SORTS).toEqual([
    ...['relevance', 'newest', 'oldest', 'salary_desc', 'salary_asc', 'title_asc', 'title_desc'],
    'distance',
  ]);
  expect(POSTED_WITHIN).toEqual([1, 7, 14, 30]);
});

describe('the search of an address', () => {
  it('starts at the first page of twenty', () => {
    expect(jobSearchSchema.parse({})).toEqual({ page: 1, pageSize: 20 });
  });

  it('reads lists repeated, comma-separated or both, each value once', () => {
    expect(jobSearchSchema.parse({ category: ['nursing,doctors', 'nursing'] }).category).toEqual([
      'nursing',
      'doctors',
    ]);
    expect(jobSearchSchema.parse({ companySize: '1000 ' }).companySize).toEqual(['1000+']);
  });

  it('takes an empty value for none', () => {
    const empty = { q: '', location: '', radius: '', category: ',', sort: '', page: '', pageSize: '', featured: '' };
    expect(jobSearchSchema.parse(empty)).toEqual({ page: 1, pageSize: 20 });
  });

  it('refuses text a database cannot hold', () => {
    expect(jobSearchSchema.safeParse({ q: 'a\0b' }).success).toBe(false);
    expect(jobSearchSchema.safeParse({ q: '\ud800' }).success).toBe(false);
  });

  it('answers yes or no to whatever comes, and throws at nothing', () => {
    fc.assert(
      fc.property(
        fc.dictionary(fc.constantFrom('q', 'page', 'category', 'shift', '__proto__'), fc.anything()),
        (raw) => {
          expect(typeof jobSearchSchema.safeParse(raw).success).toBe('boolean');
        },
      ),
    );
  });
});
