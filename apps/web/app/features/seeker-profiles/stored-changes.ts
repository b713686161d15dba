import {
  changeSeekerProfileSchema,
  type SeekerProfileData,
  seekerProfileDataSchema,
} from '@stellenvisite/contract/seeker-profiles.schema';
import { z } from '@stellenvisite/contract/zod';
import { createDeviceChanges } from '../../autosave/device-changes.ts';
import type { ProfileDraft } from './profile-draft.ts';

/** Changes that could not be saved yet, and the profile they were made on. */
export type StoredChanges = { draft: ProfileDraft; before: SeekerProfileData };

const schema = z.object({ draft: changeSeekerProfileSchema, before: seekerProfileDataSchema });

const onDevice = createDeviceChanges<StoredChanges>('profile-changes:', {
  safeParse: (value) => schema.safeParse(value) as { success: boolean; data?: StoredChanges },
});

export const readStoredChanges = onDevice.read;
export const writeStoredChanges = onDevice.write;
