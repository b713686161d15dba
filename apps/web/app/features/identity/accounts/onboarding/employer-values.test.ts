import { employerOnboardingSchema } from '@stellenvisite/contract/identity/accounts.schema';
import { describe, expect, it } from 'vitest';
import { EMPLOYER_STEPS, employerAnswers, employerFormSchema, employerValues } from './employer-values.ts';

const empty = employerValues({ fullName: '', companyName: null, onboarding: {} });

describe('the answers of somebody who hires', () => {
  it('are sent as the contract takes them, without what belongs to the profile', () => {
    const sent = employerAnswers({ ...empty, location: ' Köln ', employerType: 'hospital', categories: ['nursing'] });
    expect(employerOnboardingSchema.safeParse(sent).success).toBe(true);
    expect(sent).toMatchObject({ location: 'Köln', employerType: 'hospital', companySize: null });
    expect(sent).not.toHaveProperty('companyName');
    expect(sent).not.toHaveProperty('fullName');
  });

  it('need an employer, its kind, its place and a name, and nothing else', () => {
    const issues = employerFormSchema.safeParse(empty).error?.issues.map(({ path }) => path[0]);
    expect(issues?.sort()).toEqual(['companyName', 'employerType', 'fullName', 'location']);
  });

  it('appear in one step each', () => {
    const asked: string[] = EMPLOYER_STEPS.flatMap(({ fields }) => [...fields]);
    expect(asked.sort()).toEqual(Object.keys(empty).sort());
  });
});
