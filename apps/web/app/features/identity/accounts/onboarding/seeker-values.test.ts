import { seekerOnboardingSchema } from '@stellenvisite/contract/identity/accounts.schema';
import { describe, expect, it } from 'vitest';
import { SEEKER_STEPS, seekerAnswers, seekerFormSchema, seekerValues } from './seeker-values.ts';

const empty = seekerValues({ fullName: '', onboarding: {} });

describe('the answers of a job seeker', () => {
  it('come back from the form as they went in', () => {
    const onboarding = {
      category: 'nursing',
      occupation: 'Pflegefachfrau',
      experienceLevel: 'mid',
      location: 'Köln',
      radiusKm: 50,
      employmentTypes: ['part_time'],
      shifts: ['early', 'night'],
      weekendFree: true,
      earliestStart: 'now',
    } as const;
    const values = seekerValues({
      fullName: 'Jana Albrecht',
      onboarding: { ...onboarding, employmentTypes: ['part_time'], shifts: ['early', 'night'] },
    });
    expect(seekerAnswers(values)).toEqual(onboarding);
  });

  it('are sent as the contract takes them, also when nothing was stated', () => {
    const sent = seekerAnswers(empty);
    expect(seekerOnboardingSchema.safeParse(sent).success).toBe(true);
    expect(sent.category).toBeNull();
    expect(sent).not.toHaveProperty('fullName');
  });

  it('need a name, a field and a place, and nothing else', () => {
    const issues = seekerFormSchema.safeParse(empty).error?.issues.map(({ path }) => path[0]);
    expect(issues?.sort()).toEqual(['category', 'fullName', 'location']);
  });

  it('appear in one step each; a step with a required answer cannot be skipped', () => {
    const asked = SEEKER_STEPS.flatMap(({ fields }) => [...fields]);
    expect([...asked].sort()).toEqual(Object.keys(empty).sort());
    const skippable = SEEKER_STEPS.filter((step) => step.mayBeSkipped).flatMap(({ fields }) => [...fields]);
    for (const needed of ['fullName', 'category', 'location'] as const) expect(skippable).not.toContain(needed);
  });
});
