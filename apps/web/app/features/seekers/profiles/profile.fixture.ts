import { EMPTY_PROFILE, type SeekerProfile } from '@stellenvisite/contract/seekers/seeker-profiles.schema';

export const UPDATED_AT = '2026-11-16T03:52:00.000Z';

/** Builds an answer of `GET /api/profile`. */
export function profileOf({
  data,
  ...rest
}: Partial<Omit<SeekerProfile, 'data'>> & { data?: object } = {}): SeekerProfile {
  return {
    data: { ...EMPTY_PROFILE, ...data },
    files: [],
    proofs: [],
    remindsOfProofs: true,
    missing: [],
    completeness: { given: 16, asked: 16, percent: 100 },
    hiddenItems: [],
    updatedAt: UPDATED_AT,
    ...rest,
  };
}
