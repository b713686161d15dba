import { countrySchema, currencySchema } from '../jobs/countries.schema.ts';
import { shiftSchema } from '../jobs/duty.schema.ts';
import { jobCategorySchema, specialtySchema } from '../jobs/job-fields.schema.ts';
import { apiSchemas, z } from '../platform/zod.ts';
import { ownWeekSchema } from '../seekers/seeker-profiles.schema.ts';
import { LANGUAGE_LEVELS, LICENCES, SPOKEN_LANGUAGES, WISHED_EMPLOYMENT } from '../seekers/seeker-profiles.ts';
import { TALENT_REGION_KINDS, YEARS_BAND_NAMES } from './talent-pool.ts';

/** „2026-11“: no date in the pool is finer. */
export const talentMonthSchema = z.string().regex(/^\d{4}-(0[1-9]|1[0-2])$/);

/** A key of the vocabulary with its name in the caller's language. */
export const termSchema = z.object({ key: z.string(), label: z.string() }).register(apiSchemas, { id: 'TalentTerm' });

export const talentRegionSchema = z
  .object({
    kind: z.enum(TALENT_REGION_KINDS),
    /** „Köln“, „Raum Köln“, „Nordrhein-Westfalen“, „Deutschland“; empty where none is shown. */
    label: z.string(),
    country: countrySchema.nullable(),
  })
  .register(apiSchemas, { id: 'TalentRegion' });
export type TalentRegion = z.infer<typeof talentRegionSchema>;

const spokenSchema = z.object({ language: z.enum(SPOKEN_LANGUAGES), level: z.enum(LANGUAGE_LEVELS).nullable() });

/** All that an employer learns of somebody before a yes. What its owner does not show is null or empty. */
export const talentCardSchema = z
  .object({
    /** Of this membership: who leaves and returns gets another. */
    id: z.uuid(),
    number: z.number().int(),
    occupation: termSchema,
    category: jobCategorySchema,
    specialties: z.array(specialtySchema),
    departments: z.array(termSchema),
    level: termSchema.nullable(),
    years: z.enum(YEARS_BAND_NAMES).nullable(),
    region: talentRegionSchema,
    /** How far from there they would go to work; null where they stated nothing. */
    radiusKm: z.number().int().nullable(),
    languages: z.array(spokenSchema),
    licence: z.enum(LICENCES).nullable(),
    drivingLicence: z.boolean(),
    week: ownWeekSchema.nullable(),
    shifts: z.array(shiftSchema),
    maxNightsPerMonth: z.number().int().nullable(),
    freeWeekendsOfFour: z.number().int().nullable(),
    employmentTypes: z.array(z.enum(WISHED_EMPLOYMENT)),
    hours: z.object({ min: z.number().nullable(), max: z.number().nullable() }).nullable(),
    /** A month in full time, in whole units and rounded to the hundred. */
    payWish: z.object({ amount: z.number().int(), currency: currencySchema }).nullable(),
    /** `now`, or the month from which on; null where it is not shown or not known. */
    available: z.union([z.literal('now'), talentMonthSchema]).nullable(),
    text: z.string(),
    /** The month of the last consent. */
    confirmedIn: talentMonthSchema,
  })
  .register(apiSchemas, { id: 'TalentCard' });
export type TalentCard = z.infer<typeof talentCardSchema>;
