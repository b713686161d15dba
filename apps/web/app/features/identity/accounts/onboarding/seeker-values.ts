import { EARLIEST_STARTS } from '@stellenvisite/contract/identity/accounts';
import {
  type Account,
  type ChangeAccount,
  nameSchema,
  type Onboarding,
} from '@stellenvisite/contract/identity/accounts.schema';
import { shiftSchema } from '@stellenvisite/contract/jobs/duty.schema';
import {
  employmentTypeSchema,
  experienceLevelSchema,
  jobCategorySchema,
} from '@stellenvisite/contract/jobs/job-fields.schema';
import { DEFAULT_RADIUS_KM } from '@stellenvisite/contract/jobs/places';
import { plainText } from '@stellenvisite/contract/platform/plain-text.schema';
import { z } from '@stellenvisite/contract/platform/zod';
import { dataOf } from '../../../../api/data-of.ts';
import { api } from '../../../../session/api.ts';

/** As it goes over the wire, where nothing is undefined. */
type Said<T> = { [Key in keyof T]: Exclude<T[Key], undefined> };

export type Answers = Said<Onboarding>;

export type ProfileChange = Said<ChangeAccount>;

export type OnboardingAnswers = { answers: Answers; profile: ProfileChange; isComplete: boolean };

const unsaid = z.literal('');

/** The form's own shape: an answer not given is an empty text, as controls have it. */
export const seekerFormSchema = z.object({
  fullName: nameSchema,
  category: jobCategorySchema.or(unsaid).refine((category): boolean => category !== ''),
  occupation: plainText(120),
  experienceLevel: experienceLevelSchema.or(unsaid),
  location: plainText(120).min(1),
  radiusKm: z.number(),
  employmentTypes: z.array(employmentTypeSchema),
  shifts: z.array(shiftSchema),
  weekendFree: z.boolean(),
  earliestStart: z.enum(EARLIEST_STARTS).or(unsaid),
});
export type SeekerValues = z.infer<typeof seekerFormSchema>;

export const SEEKER_STEPS = [
  { key: 'occupation', fields: ['fullName', 'category', 'occupation', 'experienceLevel'], mayBeSkipped: false },
  { key: 'place', fields: ['location', 'radiusKm'], mayBeSkipped: false },
  { key: 'duty', fields: ['shifts', 'weekendFree'], mayBeSkipped: true },
  { key: 'start', fields: ['employmentTypes', 'earliestStart'], mayBeSkipped: true },
] as const satisfies readonly { key: string; fields: readonly (keyof SeekerValues)[]; mayBeSkipped: boolean }[];

export function seekerValues({ fullName, onboarding }: Pick<Account, 'fullName' | 'onboarding'>): SeekerValues {
  return {
    fullName,
    category: onboarding.category ?? '',
    occupation: onboarding.occupation ?? '',
    experienceLevel: onboarding.experienceLevel ?? '',
    location: onboarding.location ?? '',
    radiusKm: onboarding.radiusKm ?? DEFAULT_RADIUS_KM,
    employmentTypes: onboarding.employmentTypes ?? [],
    shifts: onboarding.shifts ?? [],
    weekendFree: onboarding.weekendFree ?? false,
    earliestStart: onboarding.earliestStart ?? '',
  };
}

/** Returns the answers to send; a withdrawn answer is null. */
export function seekerAnswers({ fullName: _, ...values }: SeekerValues): Answers {
  return {
    ...values,
    category: values.category || null,
    occupation: values.occupation.trim() || null,
    experienceLevel: values.experienceLevel || null,
    location: values.location.trim() || null,
    earliestStart: values.earliestStart || null,
  };
}

/** Keeps what was stated so far, and says that it is all when it is. */
export async function saveAnswers({ answers, profile, isComplete }: OnboardingAnswers): Promise<void> {
  if (Object.keys(profile).length > 0) await dataOf(api.PATCH('/api/account', { body: profile }));
  await dataOf(api.PUT('/api/account/onboarding', { body: answers }));
  if (isComplete) await dataOf(api.POST('/api/account/onboarding/completion'));
}
