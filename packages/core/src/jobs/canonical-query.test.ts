import { EMPLOYMENT_TYPES, JOB_CATEGORIES } from '@stellenvisite/contract/jobs/job-fields';
import { JOB_FILTER_NAMES } from '@stellenvisite/contract/jobs/job-search';
import { type JobSearch, jobSearchSchema } from '@stellenvisite/contract/jobs/job-search.schema';
import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { canonicalQuery, readAddress } from './canonical-query.ts';

const canonical = (address: string) => {
  const search = readAddress(address);
  return search && canonicalQuery(search);
};

describe('the one address of a search', () => {
  it('is the same however it was put together', () => {
    const address = canonical('q=pflege&location=Köln&shift=night&shift=late&category=nursing');
    expect(canonical('category=nursing&shift=late,night&location=K%C3%B6ln&q=++pflege+')).toBe(address);
    expect(canonical('shift=night&shift=late&shift=night&q=pflege&location=Köln&category=nursing')).toBe(address);
  });

  it('holds neither page nor sort, nor the job next to it, nor what says nothing', () => {
    expect(canonical('q=arzt&page=3&sort=newest&job=1&explain=1&utm_source=x&weekendFree=false')).toBe('q=arzt');
    expect(canonical('q=arzt&radius=50')).toBe('q=arzt');
    expect(canonical('location=Wien&radius=30')).toBe('location=Wien');
    expect(canonical('location=Wien&radius=50')).toBe('location=Wien&radius=50');
    expect(canonical('')).toBe('');
    expect(canonical('q=+++&salaryMin=0&location=')).toBe('');
  });

  it('leaves out no filter there is', () => {
    const address =
      'q=arzt&location=Wien&radius=50&salaryMin=3000&salaryMax=5000&germanLevel=B1&postedWithin=7&weekendFree=true&training=true' +
      '&recognition=true&visaHelp=true&housingHelp=true&featured=true&category=nursing' +
      '&shift=late&employmentType=full_time&contract=permanent&start=now&employerType=hospital&ownership=public&specialty=surgery' +
      '&department=its&experienceLevel=senior&remote=remote' +
      '&companySize=1-50&country=AT&onCallDuty=none&furtherTraining=full&employerId=4b1c3a52-5f0e-4f0e-9a4e-0b8e3a1f2c3d';
    expect([...new URLSearchParams(address).keys()].sort()).toEqual([...JOB_FILTER_NAMES].sort());
    expect(canonical(address)).toBe(address);
  });

  it('is none where a filter does not exist', () => {
    expect(canonical('category=piloten')).toBeNull();
    expect(canonical('radius=weit&location=Wien')).toBeNull();
    expect(canonical(`q=${'a'.repeat(201)}`)).toBeNull();
  });

  it('reads as the search it was made of, and is its own address', () => {
    const text = fc.oneof(
      fc.string({ unit: 'grapheme', maxLength: 40 }),
      fc.string({ unit: fc.constantFrom(' ', '\t', 'a', ','), maxLength: 8 }),
    );
    const search = fc.record(
      {
        q: text,
        location: text,
        radius: fc.integer({ min: 1, max: 200 }),
        category: fc.subarray([...JOB_CATEGORIES]),
        employmentType: fc.subarray([...EMPLOYMENT_TYPES]),
        weekendFree: fc.boolean(),
      },
      { requiredKeys: [] },
    );
    fc.assert(
      fc.property(search, (wanted) => {
        const parsed = jobSearchSchema.safeParse(wanted);
        fc.pre(parsed.success);
        const once = canonicalQuery(parsed.data as JobSearch);
        expect(canonical(once)).toBe(once);
      }),
      { numRuns: 1000 },
    );
  });
});
