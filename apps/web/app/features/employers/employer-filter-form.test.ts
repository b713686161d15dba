import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { countFilters, employerSearch, readEmployerFilters, withoutFilter } from './employer-filter-form.tsx';

const read = (query: string) => readEmployerFilters(new URLSearchParams(query));

describe('employer filters', () => {
  it('are read from repeated and comma-separated values', () => {
    expect(read('employerType=hospital&employerType=public,academic').employerType).toEqual([
      'hospital',
      'public',
      'academic',
    ]);
  });

  it('know the size whose plus an address turns into a space', () => {
    expect(read('companySize=1000+').companySize).toEqual(['1000+']);
  });

  it('write an address without what is empty or usual', () => {
    expect(employerSearch(read('q=&sort=relevance&radius=30'), 1)).toBe('');
    expect(employerSearch(read('q=Stift&country=AT&location=Graz&radius=50'), 3)).toBe(
      'q=Stift&location=Graz&radius=50&country=AT&page=3',
    );
  });

  it('come off one by one', () => {
    const filters = read('q=Stift&country=AT,CH&location=Graz');
    expect(countFilters(filters)).toBe(4);
    expect(withoutFilter(filters, 'country', 'AT').country).toEqual(['CH']);
    expect(withoutFilter(filters, 'q').q).toBe('');
  });

  it('survive their own address', () => {
    const word = fc.stringMatching(/^[a-zäöü0-9]{1,8}\+?$/);
    fc.assert(
      fc.property(fc.uniqueArray(word), word, (kinds, q) => {
        const filters = { ...read(''), employerType: kinds, q };
        expect(read(employerSearch(filters))).toEqual(filters);
      }),
    );
  });
});
