import type { ProfileRole } from '@stellenvisite/contract/identity/accounts';
import { academicTitleSchema, profileRoleSchema } from '@stellenvisite/contract/identity/accounts.schema';
import { languageSchema } from '@stellenvisite/contract/platform/languages.schema';

type Json = Record<string, unknown>;

const NAME_LENGTH = 200;

/** Nobody signs up as anything but these two; whatever else was requested, it is a person looking for work. */
export function roleOf(data: Json, otherwise: ProfileRole = 'job_seeker'): ProfileRole {
  const parsed = profileRoleSchema.safeParse(data.role);
  return parsed.success ? parsed.data : otherwise;
}

export function describeProfile(data: Json) {
  const nameOf = (value: unknown) => (typeof value === 'string' ? value.trim().slice(0, NAME_LENGTH) : '');
  const title = academicTitleSchema.safeParse(data.academic_title);
  const language = languageSchema.safeParse(data.language);
  return {
    fullName: nameOf(data.full_name) || nameOf(data.name),
    companyName: nameOf(data.company_name) || null,
    academicTitle: title.success ? title.data : null,
    ...(language.success ? { language: language.data } : {}),
  };
}
