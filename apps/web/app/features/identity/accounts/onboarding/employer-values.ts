import { companySizeSchema, facilitySchema } from '@stellenvisite/contract/employers/employers.schema';
import { websiteUrl } from '@stellenvisite/contract/employers/website';
import { type Account, companyNameSchema, nameSchema } from '@stellenvisite/contract/identity/accounts.schema';
import { countrySchema } from '@stellenvisite/contract/jobs/countries.schema';
import { jobCategorySchema } from '@stellenvisite/contract/jobs/job-fields.schema';
import { plainText } from '@stellenvisite/contract/platform/plain-text.schema';
import { z } from '@stellenvisite/contract/platform/zod';
import type { Answers } from './seeker-values.ts';

const unsaid = z.literal('');

export const employerFormSchema = z.object({
  companyName: companyNameSchema,
  employerType: facilitySchema.or(unsaid).refine((type): boolean => type !== ''),
  companySize: companySizeSchema.or(unsaid),
  location: plainText(120).min(1),
  country: countrySchema.or(unsaid),
  website: plainText(200).refine((text): boolean => text.trim() === '' || websiteUrl(text) !== null),
  fullName: nameSchema,
  position: plainText(120),
  phone: plainText(40),
  categories: z.array(jobCategorySchema),
});
export type EmployerValues = z.infer<typeof employerFormSchema>;

export const EMPLOYER_STEPS = [
  { key: 'company', fields: ['companyName', 'employerType', 'companySize', 'categories'], mayBeSkipped: false },
  { key: 'address', fields: ['location', 'country', 'website'], mayBeSkipped: false },
  { key: 'contact', fields: ['fullName', 'position', 'phone'], mayBeSkipped: false },
  { key: 'link', fields: [], mayBeSkipped: false },
] as const satisfies readonly { key: string; fields: readonly (keyof EmployerValues)[]; mayBeSkipped: boolean }[];

export function employerValues(account: Pick<Account, 'fullName' | 'companyName' | 'onboarding'>): EmployerValues {
  const { onboarding } = account;
  return {
    companyName: account.companyName ?? '',
    employerType: onboarding.employerType ?? '',
    companySize: onboarding.companySize ?? '',
    location: onboarding.location ?? '',
    country: onboarding.country ?? '',
    website: onboarding.website ?? '',
    fullName: account.fullName,
    position: onboarding.position ?? '',
    phone: onboarding.phone ?? '',
    categories: onboarding.categories ?? [],
  };
}

export function employerAnswers({ companyName: _, fullName: __, ...values }: EmployerValues): Answers {
  return {
    ...values,
    employerType: values.employerType || null,
    companySize: values.companySize || null,
    location: values.location.trim() || null,
    country: values.country || null,
    website: values.website.trim() || null,
    position: values.position.trim() || null,
    phone: values.phone.trim() || null,
  };
}
