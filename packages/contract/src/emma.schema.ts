import { countrySchema } from './countries.schema.ts';
import { shiftSchema } from './duty.schema.ts';
import { emailSchema } from './email.schema.ts';
import {
  AI_USES,
  EMMA_ANSWERS,
  EMMA_JOBS,
  EMMA_MODELS,
  EMMA_NOTICES,
  EMMA_RELAXATIONS,
  EMMA_SIGN_IN_REASONS,
  EMMA_SOURCE_KINDS,
  EMMA_WISH_KINDS,
  EMMA_WORKS,
  MAX_EMMA_MESSAGES,
  MAX_EMMA_PARTS,
  MAX_EMMA_TEXT,
} from './emma.ts';
import { employerItemSchema } from './employers.schema.ts';
import { EMPLOYER_KINDS, EMPLOYER_TYPES } from './employers.ts';
import { ALERT_FREQUENCIES } from './job-alerts.ts';
import {
  contractSchema,
  employmentTypeSchema,
  experienceLevelSchema,
  jobCategorySchema,
  remoteOptionSchema,
} from './job-fields.schema.ts';
import { JOB_STARTS } from './job-fields.ts';
import { JOB_SORTS } from './job-search.ts';
import { jobItemSchema, payBandSchema } from './jobs.schema.ts';
import { matchSchema } from './matching.schema.ts';
import { pageFields } from './query-list.schema.ts';
import { apiSchemas, z } from './zod.ts';

const list = <T extends z.ZodType>(item: T) => z.array(item).min(1).max(8);

/** The wishes of a conversation: what a search of jobs can filter by, and what only the jobs found can be asked for. */
export const emmaSearchSchema = z
  .object({
    /** Occupation, field or other words of the ad. */
    q: z.string().trim().min(1).max(120).optional(),
    category: list(jobCategorySchema).optional(),
    location: z.string().trim().min(1).max(100).optional(),
    radius: z.number().int().min(1).max(200).optional(),
    country: list(countrySchema).optional(),
    employmentType: list(employmentTypeSchema).optional(),
    hoursMin: z.number().min(1).max(48).optional(),
    hoursMax: z.number().min(1).max(48).optional(),
    shift: list(shiftSchema).optional(),
    withoutShift: list(shiftSchema).optional(),
    weekendFree: z.literal(true).optional(),
    maxNights: z.number().int().min(0).max(31).optional(),
    noOnCall: z.literal(true).optional(),
    salaryMin: z.number().int().min(0).max(100_000).optional(),
    salaryMax: z.number().int().min(1).max(100_000).optional(),
    contract: list(contractSchema).optional(),
    remote: list(remoteOptionSchema).optional(),
    employerType: list(z.enum([...new Set([...EMPLOYER_KINDS, ...EMPLOYER_TYPES])])).optional(),
    experienceLevel: list(experienceLevelSchema).optional(),
    start: list(z.enum(JOB_STARTS)).optional(),
    postedWithin: z.union([z.literal(1), z.literal(7), z.literal(14), z.literal(30)]).optional(),
    training: z.literal(true).optional(),
    sort: z.enum(JOB_SORTS).optional(),
    page: z.number().int().min(1).max(30).optional(),
  })
  .register(apiSchemas, { id: 'EmmaSearch' });
export type EmmaSearch = z.infer<typeof emmaSearchSchema>;

const wishSchema = z.object({
  kind: z.enum(EMMA_WISH_KINDS),
  /** In the reader's language, as a chip says it. */
  label: z.string(),
  isNew: z.boolean(),
});
export type EmmaWish = z.infer<typeof wishSchema>;

/** How a job answers the person: the score of the profile, or how many of the wishes it says to meet. */
const jobFitSchema = z.object({
  jobId: z.uuid(),
  score: z.number().int().nullable(),
  wishesMet: z.number().int(),
  wishes: z.number().int(),
  pros: z.array(z.string()),
  cons: z.array(z.string()),
});
export type EmmaJobFit = z.infer<typeof jobFitSchema>;

const shortJobSchema = z.object({ id: z.uuid(), title: z.string(), employer: z.string(), city: z.string() });
export type EmmaShortJob = z.infer<typeof shortJobSchema>;

/** The parts of an answer besides its text, by name: `data-wishes` has the data of `wishes`. */
export const emmaDataSchemas = {
  /** What is being done; transient, it is part of no message. */
  status: z.object({ work: z.enum(EMMA_WORKS) }),
  notice: z.object({ notice: z.enum(EMMA_NOTICES) }),
  wishes: z.object({
    items: z.array(wishSchema),
    /** Sent back with the conversation: what the next question adds to. */
    search: emmaSearchSchema,
    total: z.number().int(),
    /** False: counted among the first hits only, there are at least so many. */
    isExact: z.boolean(),
    /** Where the same search stands on the site. */
    url: z.string(),
    /** The wish that was taken away. */
    removed: wishSchema.optional(),
  }),
  jobs: z.object({
    items: z.array(jobItemSchema).max(EMMA_JOBS * 4),
    total: z.number().int(),
    fits: z.array(jobFitSchema),
    reason: z.enum(['search', 'saved', 'job', 'profile']),
  }),
  relaxations: z.object({
    items: z
      .array(z.object({ label: z.string(), count: z.number().int(), search: emmaSearchSchema }))
      .max(EMMA_RELAXATIONS),
  }),
  question: z.object({
    /** Which question it is; the answer is a message like any other. */
    key: z.string().max(40),
    text: z.string(),
    answers: z.array(z.object({ label: z.string(), text: z.string() })).max(EMMA_ANSWERS),
  }),
  sources: z.object({
    items: z.array(
      z.object({
        number: z.number().int(),
        kind: z.enum(EMMA_SOURCE_KINDS),
        label: z.string(),
        url: z.string().nullable(),
        at: z.iso.datetime(),
      }),
    ),
  }),
  comparison: z.object({
    jobs: z.array(jobItemSchema),
    rows: z.array(z.object({ name: z.string(), label: z.string(), values: z.array(z.string()) })),
  }),
  match: z.object({ job: shortJobSchema, match: matchSchema }),
  pay: z.object({
    band: payBandSchema.nullable(),
    tariff: z
      .object({
        name: z.string(),
        grade: z.string(),
        steps: z.array(z.object({ step: z.number().int(), amount: z.number() })),
        step: z.number().int().nullable(),
      })
      .nullable(),
  }),
  employer: z.object({ employer: employerItemSchema, url: z.string() }),
  /** Saved or taken off at once; undone by the call that does the opposite. */
  saved: z.object({ job: shortJobSchema, isSaved: z.boolean() }),
  'sign-in': z.object({ reason: z.enum(EMMA_SIGN_IN_REASONS), jobId: z.uuid().nullable() }),
  confirm: z.discriminatedUnion('action', [
    z.object({
      action: z.literal('create-alert'),
      /** The body of POST /api/job-alerts. */
      name: z.string(),
      query: z.string(),
      frequency: z.enum(ALERT_FREQUENCIES),
      summary: z.string(),
      /** Where the mails go, mostly hidden. */
      email: z.string().nullable(),
      /** Wishes that no alert can keep. */
      leftOut: z.array(z.string()),
    }),
    z.object({ action: z.literal('start-application'), job: shortJobSchema, url: z.string(), isHere: z.boolean() }),
    z.object({
      action: z.literal('hand-over'),
      question: z.string(),
      /** Whether somebody is there now. */
      isOpen: z.boolean(),
      /** Until when an answer comes. */
      answerBy: z.iso.datetime(),
    }),
  ]),
} as const;
export type EmmaDataParts = { [K in keyof typeof emmaDataSchemas]: z.infer<(typeof emmaDataSchemas)[K]> };

export const emmaMetadataSchema = z.object({
  conversationId: z.uuid().optional(),
  model: z.enum(EMMA_MODELS).optional(),
});
export type EmmaMetadata = z.infer<typeof emmaMetadataSchema>;

/** Parts of messages as the client sends them back; what the server reads of them is checked again there. */
const sentPartSchema = z.looseObject({ type: z.string().max(60), text: z.string().max(8_000).optional() });
const sentMessageSchema = z.looseObject({
  id: z.string().max(100).optional(),
  role: z.enum(['user', 'assistant']),
  parts: z.array(sentPartSchema).max(MAX_EMMA_PARTS),
});
export type SentEmmaMessage = z.infer<typeof sentMessageSchema>;

export const askEmmaSchema = z
  .object({
    conversationId: z.uuid().optional(),
    messages: z
      .array(sentMessageSchema)
      .min(1)
      .max(MAX_EMMA_MESSAGES * 4),
    /** A wish to take away before the search is repeated; the last message says so in words. */
    removeWish: z.enum(EMMA_WISH_KINDS).optional(),
    /** The wishes to search with from here on: of a relaxation that was chosen. */
    search: emmaSearchSchema.optional(),
  })
  .register(apiSchemas, { id: 'AskEmma' });
export type AskEmma = z.infer<typeof askEmmaSchema>;

export const emmaConversationSchema = z
  .object({
    id: z.uuid(),
    title: z.string(),
    messages: z.number().int(),
    createdAt: z.iso.datetime(),
    updatedAt: z.iso.datetime(),
  })
  .register(apiSchemas, { id: 'EmmaConversation' });
export type EmmaConversation = z.infer<typeof emmaConversationSchema>;

export const emmaConversationsSchema = z
  .object({ items: z.array(emmaConversationSchema), ...pageFields })
  .register(apiSchemas, { id: 'EmmaConversations' });
export type EmmaConversations = z.infer<typeof emmaConversationsSchema>;

const keptMessageSchema = z.object({
  id: z.uuid(),
  role: z.enum(['user', 'assistant']),
  parts: z.array(z.looseObject({ type: z.string() })),
  createdAt: z.iso.datetime(),
});
export const openedConversationSchema = emmaConversationSchema
  .omit({ messages: true })
  .extend({ messages: z.array(keptMessageSchema) })
  .register(apiSchemas, { id: 'OpenedEmmaConversation' });
export type OpenedConversation = z.infer<typeof openedConversationSchema>;

export const emmaSettingsSchema = z
  .object({
    /** Off: she answers nothing at all. */
    isOn: z.boolean(),
    /** Off: only the built-in rules answer, nothing leaves this site. */
    usesLanguageModel: z.boolean(),
    usesProfile: z.boolean(),
    keepsHistory: z.boolean(),
    showsEverywhere: z.boolean(),
  })
  .register(apiSchemas, { id: 'EmmaSettings' });
export type EmmaSettings = z.infer<typeof emmaSettingsSchema>;
export const DEFAULT_EMMA_SETTINGS: EmmaSettings = {
  isOn: true,
  usesLanguageModel: true,
  usesProfile: true,
  keepsHistory: true,
  showsEverywhere: true,
};
export const changeEmmaSettingsSchema = emmaSettingsSchema.partial().register(apiSchemas, { id: 'ChangeEmmaSettings' });
export type ChangeEmmaSettings = z.infer<typeof changeEmmaSettingsSchema>;

export const handOverSchema = z
  .object({
    question: z.string().trim().min(3).max(4_000),
    /** Asked of who is not signed in. */
    email: emailSchema.optional(),
    /** The conversation, only with the tick: a kept one by its id, a visitor's by its words. */
    conversationId: z.uuid().optional(),
    history: z
      .array(z.object({ role: z.enum(['user', 'assistant']), text: z.string().max(8_000) }))
      .max(MAX_EMMA_MESSAGES * 4)
      .optional(),
  })
  .register(apiSchemas, { id: 'HandOver' });
export type HandOver = z.infer<typeof handOverSchema>;

export const handedOverSchema = z
  .object({ reference: z.string(), answerBy: z.iso.datetime() })
  .register(apiSchemas, { id: 'HandedOver' });
export type HandedOver = z.infer<typeof handedOverSchema>;

/** What Emma can offer at the moment, before the first word. */
export const emmaStartSchema = z
  .object({
    model: z.enum(EMMA_MODELS),
    quickActions: z.array(z.object({ category: jobCategorySchema, count: z.number().int() })),
    examples: z.array(z.string()),
    maxText: z.literal(MAX_EMMA_TEXT),
    support: z.object({ isOpen: z.boolean(), answerBy: z.iso.datetime() }),
  })
  .register(apiSchemas, { id: 'EmmaStart' });
export type EmmaStart = z.infer<typeof emmaStartSchema>;

export const aiUsageQuerySchema = z.object({
  days: z.preprocess((value) => value ?? 30, z.coerce.number().int().min(1).max(400)),
});
export const aiUsageSchema = z
  .object({
    items: z.array(
      z.object({
        day: z.iso.date(),
        model: z.string(),
        answers: z.number().int(),
        failures: z.number().int(),
        inputTokens: z.number().int(),
        outputTokens: z.number().int(),
        /** In euros. */
        cost: z.number(),
      }),
    ),
    provider: z.object({ host: z.string(), model: z.string(), isAvailable: z.boolean() }).nullable(),
    tokensPerDay: z.number().int(),
  })
  .register(apiSchemas, { id: 'AiUsage' });
export type AiUsage = z.infer<typeof aiUsageSchema>;

/** The register of what machines do here (AI Act, Art. 50 and Annex III no. 4). */
export const aiRegisterSchema = z
  .object({
    items: z.array(
      z.object({
        use: z.enum(AI_USES),
        /** `rules`: fixed rules that answer the same alike; `language_model`: a generative model beside them. */
        kind: z.enum(['rules', 'language_model']),
        version: z.string(),
        /** Whose model it is and which, where one takes part. */
        provider: z.object({ host: z.string(), model: z.string() }).nullable(),
        ranksPeople: z.boolean(),
        canBeSwitchedOff: z.boolean(),
      }),
    ),
    matchVersions: z.array(
      z.object({ version: z.number().int(), scores: z.number().int(), lastAt: z.iso.datetime().nullable() }),
    ),
  })
  .register(apiSchemas, { id: 'AiRegister' });
export type AiRegister = z.infer<typeof aiRegisterSchema>;
