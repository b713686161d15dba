import { plainText, plainTextLines } from '../platform/plain-text.schema.ts';
import { apiSchemas, z } from '../platform/zod.ts';
import { talentCardSchema } from './talent-card.schema.ts';
import { IDENTIFYING_KINDS, TALENT_BLOCK_KINDS, TALENT_STATES, TALENT_TEXT_LENGTH } from './talent-pool.ts';

const count = z.number().int();
const when = z.iso.datetime();

const talentSwitchesSchema = z
  .object({
    region: z.boolean(),
    week: z.boolean(),
    languages: z.boolean(),
    licence: z.boolean(),
    years: z.boolean(),
    pay: z.boolean(),
    availability: z.boolean(),
    drivingLicence: z.boolean(),
  })
  .register(apiSchemas, { id: 'TalentSwitches' });

export const identifyingPartSchema = z
  .object({ kind: z.enum(IDENTIFYING_KINDS), start: count, end: count, text: z.string() })
  .register(apiSchemas, { id: 'IdentifyingPart' });
export type IdentifyingPart = z.infer<typeof identifyingPartSchema>;

const blockSchema = z
  .object({
    id: z.uuid(),
    kind: z.enum(TALENT_BLOCK_KINDS),
    /** The employer's or group's name, or the domain. */
    label: z.string(),
    city: z.string().nullable(),
    /** Of the present employer; it stays while the answer or the profile names it. */
    isAutomatic: z.boolean(),
  })
  .register(apiSchemas, { id: 'TalentBlock' });
export type TalentBlock = z.infer<typeof blockSchema>;

/** Where somebody works now, given to be blocked. Shown to nobody but the person. */
const presentEmployerSchema = z
  .object({
    isEmployed: z.boolean(),
    /** Null for an employer that we do not list. */
    employerId: z.uuid().nullable(),
    /** Empty for somebody who is not employed. */
    name: z.string(),
    city: z.string().nullable(),
    /** The number of listed sites that are blocked with it, itself included. */
    sites: count,
  })
  .register(apiSchemas, { id: 'PresentEmployer' });
export type PresentEmployer = z.infer<typeof presentEmployerSchema>;

export const savePresentEmployerSchema = z
  .discriminatedUnion('kind', [
    z.object({ kind: z.literal('none') }),
    z.object({ kind: z.literal('employer'), employerId: z.uuid() }),
    z.object({ kind: z.literal('name'), name: plainText(160).min(2) }),
  ])
  .register(apiSchemas, { id: 'SavePresentEmployer' });
export type SavePresentEmployer = z.infer<typeof savePresentEmployerSchema>;

/** Somebody's own side. Before joining, `card` is how they would be shown. */
export const ownTalentProfileSchema = z
  .object({
    isMember: z.boolean(),
    /** Null before joining. */
    state: z.enum(TALENT_STATES).nullable(),
    /** Null until the question is answered, which joining needs. */
    presentEmployer: presentEmployerSchema.nullable(),
    number: count.nullable(),
    /** Exactly what employers are shown; null while the profile names no occupation. */
    card: talentCardSchema.nullable(),
    /** The profile has changed since it was published here; it is taken over in the night, or by saving. */
    hasChanges: z.boolean(),
    shows: talentSwitchesSchema,
    text: z.string(),
    consent: z
      .object({
        version: z.string(),
        givenAt: when,
        /** Hidden from this day on without a new yes. */
        endsOn: z.iso.date(),
        asksOn: z.iso.date(),
        /** States whether the question waits for an answer. */
        isAsked: z.boolean(),
      })
      .nullable(),
    /** How many employers have opened the profile. */
    views: count,
    blocks: z.array(blockSchema),
    /** Enquiries that wait for an answer. */
    openEnquiries: count,
  })
  .register(apiSchemas, { id: 'OwnTalentProfile' });
export type OwnTalentProfile = z.infer<typeof ownTalentProfileSchema>;

/** Joins with `consent`; later it changes what is shown. Saving always takes over the profile as it is. */
export const saveTalentProfileSchema = z
  .object({
    /** The version of the text that was agreed to; needed to join and to renew. */
    consent: z.string().max(20).optional(),
    shows: talentSwitchesSchema.partial().optional(),
    text: plainTextLines(TALENT_TEXT_LENGTH).optional(),
    /** False: nobody sees the profile until it is true again. */
    isVisible: z.boolean().optional(),
  })
  .register(apiSchemas, { id: 'SaveTalentProfile' });
export type SaveTalentProfile = z.infer<typeof saveTalentProfileSchema>;

export const previewTalentProfileSchema = saveTalentProfileSchema
  .pick({ shows: true, text: true })
  .register(apiSchemas, { id: 'PreviewTalentProfile' });
export type PreviewTalentProfile = z.infer<typeof previewTalentProfileSchema>;

/** The card as it would be shown, and what in the text would tell who somebody is. */
export const talentPreviewCardSchema = z
  .object({ card: talentCardSchema.nullable(), identifying: z.array(identifyingPartSchema) })
  .register(apiSchemas, { id: 'TalentPreviewCard' });
export type TalentPreviewCard = z.infer<typeof talentPreviewCardSchema>;

export const createTalentBlockSchema = z
  .discriminatedUnion('kind', [
    z.object({ kind: z.literal('employer'), employerId: z.uuid() }),
    /** All employers of the same group („Träger“) as this one. */
    z.object({ kind: z.literal('group'), employerId: z.uuid() }),
    z.object({ kind: z.literal('name'), name: plainText(160).min(2) }),
    z.object({ kind: z.literal('domain'), domain: plainText(120).min(3) }),
  ])
  .register(apiSchemas, { id: 'CreateTalentBlock' });
export type CreateTalentBlock = z.infer<typeof createTalentBlockSchema>;
