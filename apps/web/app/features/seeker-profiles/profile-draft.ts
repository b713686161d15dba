import type { SeekerProfileData } from '@stellenvisite/contract/seeker-profiles.schema';

export type ProfileField = keyof SeekerProfileData;
/** Fields with the values they are to have. */
export type ProfileDraft = Partial<SeekerProfileData>;

export const fieldsOf = (change: ProfileDraft): ProfileField[] => Object.keys(change) as ProfileField[];

/** Values of a profile are plain JSON with their keys in one order. */
const isSame = (one: unknown, other: unknown): boolean => JSON.stringify(one) === JSON.stringify(other);

/** What of a draft the stored profile does not say yet. */
export function openChanges(draft: ProfileDraft, stored: SeekerProfileData): ProfileDraft {
  return pick(
    draft,
    fieldsOf(draft).filter((field) => !isSame(draft[field], stored[field])),
  );
}

/** Fields that are waiting to be saved and were changed elsewhere, to something else, since they were last read. */
export function findConflicts(
  draft: ProfileDraft,
  before: SeekerProfileData,
  stored: SeekerProfileData,
): ProfileField[] {
  return fieldsOf(draft).filter(
    (field) => !isSame(before[field], stored[field]) && !isSame(draft[field], stored[field]),
  );
}

export function pick(change: ProfileDraft, fields: readonly ProfileField[]): ProfileDraft {
  return Object.fromEntries(fields.filter((field) => field in change).map((field) => [field, change[field]]));
}

export function omit(change: ProfileDraft, fields: readonly ProfileField[]): ProfileDraft {
  return pick(
    change,
    fieldsOf(change).filter((field) => !fields.includes(field)),
  );
}
