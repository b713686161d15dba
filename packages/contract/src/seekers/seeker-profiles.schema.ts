import { countrySchema } from '../jobs/countries.schema.ts';
import { CURRENCIES } from '../jobs/countries.ts';
import { jobCategorySchema, remoteOptionSchema, specialtySchema } from '../jobs/job-fields.schema.ts';
import { storedFileSchema } from '../platform/files.schema.ts';
import { plainText, plainTextLines } from '../platform/plain-text.schema.ts';
import { apiSchemas, z } from '../platform/zod.ts';
import {
  LANGUAGE_LEVELS,
  LICENCES,
  PROFILE_FILE_KINDS,
  PROFILE_ITEMS,
  PROFILE_LIMITS,
  PROOF_KINDS,
  SHIFT_WISHES,
  SPOKEN_LANGUAGES,
  WISHED_EMPLOYMENT,
} from './seeker-profiles.ts';

const longText = plainTextLines(PROFILE_LIMITS.text);
const line = plainText(PROFILE_LIMITS.line);
const month = z.string().regex(/^\d{4}-(0[1-9]|1[0-2])$/);
/** A key of the vocabulary; the use case knows which there are. */
const key = z.string().min(1).max(80);

export const shiftWishSchema = z.enum(SHIFT_WISHES).register(apiSchemas, { id: 'ShiftWish' });

const dayWishes = z.object({
  early: shiftWishSchema.nullable(),
  day: shiftWishSchema.nullable(),
  late: shiftWishSchema.nullable(),
  night: shiftWishSchema.nullable(),
});
/** Monday to Sunday; null is a cell nobody has touched. */
export const ownWeekSchema = z.array(dayWishes).length(7).register(apiSchemas, { id: 'OwnWeek' });

const workSchema = z.object({
  position: line.min(1),
  employer: line,
  department: line,
  from: month.nullable(),
  /** Null: until today. */
  to: month.nullable(),
  text: longText,
});
const educationSchema = z.object({
  title: line.min(1),
  school: line,
  year: z.number().int().min(1950).max(2100).nullable(),
});
const spokenSchema = z.object({ language: z.enum(SPOKEN_LANGUAGES), level: z.enum(LANGUAGE_LEVELS).nullable() });

/** Everything a job seeker says of themselves. There is no field for a past or current pay, and none will come. */
export const seekerProfileDataSchema = z
  .object({
    /** The field of work, which an occupation says more exactly. */
    category: jobCategorySchema.nullable(),
    occupations: z.array(key).max(PROFILE_LIMITS.occupations),
    specialties: z.array(specialtySchema).max(PROFILE_LIMITS.specialties),
    departments: z.array(key).max(PROFILE_LIMITS.departments),
    level: key.nullable(),
    licence: z.enum(LICENCES).nullable(),
    yearsOfExperience: z.number().int().min(0).max(60).nullable(),
    experience: z.array(workSchema).max(PROFILE_LIMITS.experience),
    education: z.array(educationSchema).max(PROFILE_LIMITS.education),
    languages: z.array(spokenSchema).max(PROFILE_LIMITS.languages),
    skills: z.array(line.min(1)).max(PROFILE_LIMITS.skills),
    phone: plainText(40).nullable(),
    /** A place, a postcode or a region, as the search reads it. */
    location: plainText(120).nullable(),
    radiusKm: z.number().int().min(1).max(200).nullable(),
    countries: z.array(countrySchema).max(3),
    employmentTypes: z.array(z.enum(WISHED_EMPLOYMENT)).max(WISHED_EMPLOYMENT.length),
    hoursMin: z.number().min(1).max(60).nullable(),
    hoursMax: z.number().min(1).max(60).nullable(),
    remote: z.array(remoteOptionSchema).max(3),
    earliestStart: z.iso.date().nullable(),
    /** A month in full time, in cents. */
    payWish: z
      .object({ amount: z.number().int().min(50_000).max(10_000_000), currency: z.enum(CURRENCIES) })
      .nullable(),
    week: ownWeekSchema.nullable(),
    maxNightsPerMonth: z.number().int().min(0).max(31).nullable(),
    freeWeekendsOfFour: z.number().int().min(0).max(4).nullable(),
  })
  .register(apiSchemas, { id: 'SeekerProfileData' });
export type SeekerProfileData = z.infer<typeof seekerProfileDataSchema>;

export const EMPTY_PROFILE: SeekerProfileData = {
  category: null,
  occupations: [],
  specialties: [],
  departments: [],
  level: null,
  licence: null,
  yearsOfExperience: null,
  experience: [],
  education: [],
  languages: [],
  skills: [],
  phone: null,
  location: null,
  radiusKm: null,
  countries: [],
  employmentTypes: [],
  hoursMin: null,
  hoursMax: null,
  remote: [],
  earliestStart: null,
  payWish: null,
  week: null,
  maxNightsPerMonth: null,
  freeWeekendsOfFour: null,
};

/** Only what has changed; two tabs that change different fields both stay. */
export const changeSeekerProfileSchema = seekerProfileDataSchema
  .partial()
  .register(apiSchemas, { id: 'ChangeSeekerProfile' });
export type ChangeSeekerProfile = z.infer<typeof changeSeekerProfileSchema>;

/** `since` is the `updatedAt` the caller has seen: a field that somebody changed after it is not overwritten unseen. */
export const changeSeekerProfileQuerySchema = z.object({ since: z.iso.datetime().optional() });
export type ChangeSeekerProfileQuery = z.infer<typeof changeSeekerProfileQuerySchema>;

const profileItemSchema = z.enum(PROFILE_ITEMS).register(apiSchemas, { id: 'ProfileItem' });

export const profileFileSchema = z
  .object({ kind: z.enum(PROFILE_FILE_KINDS), file: storedFileSchema })
  .register(apiSchemas, { id: 'ProfileFile' });
export type ProfileFile = z.infer<typeof profileFileSchema>;

export const proofSchema = z
  .object({
    id: z.uuid(),
    kind: z.enum(PROOF_KINDS),
    title: z.string(),
    issuedOn: z.iso.date().nullable(),
    expiresOn: z.iso.date().nullable(),
    /** Training points: the number collected, and the number required. */
    points: z.number().int().nullable(),
    pointsNeeded: z.number().int().nullable(),
    file: storedFileSchema.nullable(),
  })
  .register(apiSchemas, { id: 'Proof' });
export type Proof = z.infer<typeof proofSchema>;

const points = z.number().int().min(0).max(1000);
export const saveProofSchema = z
  .object({
    kind: z.enum(PROOF_KINDS),
    title: line,
    issuedOn: z.iso.date().nullable(),
    expiresOn: z.iso.date().nullable(),
    points: points.nullable(),
    pointsNeeded: points.nullable(),
    fileId: z.uuid().nullable(),
  })
  .register(apiSchemas, { id: 'SaveProof' });
export type SaveProof = z.infer<typeof saveProofSchema>;

export const seekerProfileSchema = z
  .object({
    data: seekerProfileDataSchema,
    files: z.array(profileFileSchema),
    proofs: z.array(proofSchema),
    remindsOfProofs: z.boolean(),
    /** The items the profile lacks, the most useful first; each with the points it can bring in a match, if any. */
    missing: z.array(z.object({ item: profileItemSchema, points: z.number().int() })),
    /** Share of the requested facts that are given: one number for every page. */
    completeness: z.object({ given: z.number().int(), asked: z.number().int(), percent: z.number().int() }),
    /** Items whose prompt was put away. */
    hiddenItems: z.array(profileItemSchema),
    updatedAt: z.iso.datetime().nullable(),
  })
  .register(apiSchemas, { id: 'SeekerProfile' });
export type SeekerProfile = z.infer<typeof seekerProfileSchema>;

export const changeProfileSettingsSchema = z
  .object({ remindsOfProofs: z.boolean(), hiddenItems: z.array(profileItemSchema).max(PROFILE_ITEMS.length) })
  .partial()
  .register(apiSchemas, { id: 'ChangeProfileSettings' });
export type ChangeProfileSettings = z.infer<typeof changeProfileSettingsSchema>;

export const addProfileFileSchema = z
  .object({ fileId: z.uuid(), kind: z.enum(PROFILE_FILE_KINDS) })
  .register(apiSchemas, { id: 'AddProfileFile' });
export type AddProfileFile = z.infer<typeof addProfileFileSchema>;
