import { describe, expect, it } from 'vitest';
import { destinationOf, homeOf } from './after-sign-in.ts';

const seeker = { role: 'job_seeker', onboardingComplete: true } as const;
const newSeeker = { role: 'job_seeker', onboardingComplete: false } as const;
const employer = { role: 'employer', onboardingComplete: true } as const;
const newEmployer = { role: 'employer', onboardingComplete: false } as const;
const admin = { role: 'admin', onboardingComplete: false } as const;

describe('after sign-in', () => {
  it('everybody goes where the role belongs', () => {
    expect([seeker, newSeeker, employer, newEmployer, admin].map(homeOf)).toEqual([
      '/dashboard',
      '/onboarding-jobseeker',
      '/employer-dashboard',
      '/onboarding-employer',
      '/admin-dashboard',
    ]);
  });

  it('an administrator who signed in at the door of everybody else is led to the own one, wherever they wanted to go', () => {
    for (const role of ['job_seeker', 'employer', 'admin'] as const) {
      const elsewhere = { role, onboardingComplete: true, needsAdminSignIn: true } as const;
      expect(homeOf(elsewhere)).toBe('/admin-anmeldung');
      expect(destinationOf(elsewhere, '/dashboard/bewerbungen')).toBe('/admin-anmeldung');
      expect(destinationOf(elsewhere, '/jobs/1')).toBe('/admin-anmeldung');
    }
  });

  it('people come back to where they were, with search and fragment', () => {
    expect(destinationOf(newSeeker, '/jobs/1?from=2#bewerben')).toBe('/jobs/1?from=2#bewerben');
    expect(destinationOf(employer, '/employer-dashboard/stellen')).toBe('/employer-dashboard/stellen');
  });

  it('a screen of another role, or one that comes after the onboarding, leads home', () => {
    expect(destinationOf(seeker, '/employer-dashboard')).toBe('/dashboard');
    expect(destinationOf(seeker, '/admin-dashboard/admins')).toBe('/dashboard');
    expect(destinationOf(newSeeker, '/dashboard')).toBe('/onboarding-jobseeker');
    expect(destinationOf(seeker, '/onboarding-jobseeker')).toBe('/dashboard');
  });

  it('nobody is sent back to a screen one passes through, but on to where that one leads', () => {
    expect(destinationOf(seeker, '/login')).toBe('/dashboard');
    expect(destinationOf(seeker, '/login?next=%2Fjobs%2F7')).toBe('/jobs/7');
    expect(destinationOf(seeker, '/login/zweiter-faktor?next=%2Flogin%3Fnext%3D%252Fjobs')).toBe('/jobs');
    expect(destinationOf(seeker, '/register/employer')).toBe('/dashboard');
  });

  it('another site is never the destination', () => {
    expect(destinationOf(seeker, 'https://evil.example')).toBe('/dashboard');
    expect(destinationOf(seeker, '/login?next=https://evil.example')).toBe('/dashboard');
  });
});
