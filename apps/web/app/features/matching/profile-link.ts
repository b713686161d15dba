import type { ProfileItem } from '@stellenvisite/contract/seeker-profiles';

/** Leads to the field of the profile that says it. */
export const profileLink = (item: ProfileItem): string => `/dashboard/profil#profil-${item}`;
