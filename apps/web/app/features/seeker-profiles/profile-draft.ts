import type { SeekerProfileData } from '@stellenvisite/contract/seeker-profiles.schema';

/** Fields with the values they are to have. */
export type ProfileDraft = Partial<SeekerProfileData>;
