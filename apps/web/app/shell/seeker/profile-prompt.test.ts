import { ACCOUNT_NEEDS, ACCOUNT_WISHES } from '@stellenvisite/contract/identity/accounts';
import { describe, expect, it } from 'vitest';
import { profileParts, questionOf } from './profile-prompt.tsx';

describe('how complete a profile is', () => {
  it('counts what is needed and what is useful', () => {
    expect(profileParts({ role: 'employer', missing: ['location', 'website'] })).toEqual({
      total: 8,
      done: 6,
      needed: ['location'],
      wished: ['website'],
    });
  });

  it('is whole when nothing is missing, and no matter for administrators', () => {
    const parts = profileParts({ role: 'employer', missing: [] });
    expect(parts?.done).toBe(parts?.total);
    expect(profileParts({ role: 'admin', missing: ['fullName'] })).toBeNull();
  });

  it('leads to the question that asks for it', () => {
    for (const role of ['job_seeker', 'employer'] as const)
      for (const field of [...ACCOUNT_NEEDS[role], ...ACCOUNT_WISHES[role]])
        expect(questionOf(field, role)).toMatch(/^\/onboarding-(jobseeker|employer)\?schritt=[123]$/);
    expect(questionOf('location', 'job_seeker')).toBe('/onboarding-jobseeker?schritt=2');
    expect(questionOf('website', 'employer')).toBe('/onboarding-employer?schritt=2');
  });
});
