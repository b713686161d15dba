import { DEFAULT_LANGUAGE, LANGUAGES } from './languages.ts';
import {
  DEFAULT_LIMITS,
  DEFAULT_ORDERS,
  DEFAULT_TARGETS,
  LIMIT_RANGE,
  OPERATOR_EMAILS,
  OPERATOR_FIELDS,
  OPERATOR_SHAPES,
  type OperatorField,
  ORDER_RANGE,
  TARGET_DAYS,
} from './operator-settings.ts';
import { plainText } from './plain-text.schema.ts';
import { apiSchemas, z } from './zod.ts';

const fieldSchema = (field: OperatorField) =>
  OPERATOR_EMAILS.includes(field) ? z.union([z.literal(''), z.email().max(200)]) : plainText(300);

/** Empty represents "not stated yet". */
export const operatorSchema = z
  .object(
    Object.fromEntries(OPERATOR_FIELDS.map((field) => [field, fieldSchema(field).default('')])) as Record<
      OperatorField,
      z.ZodDefault<z.ZodString>
    >,
  )
  .register(apiSchemas, { id: 'OperatorDetails' });
export type OperatorDetails = z.infer<typeof operatorSchema>;

const limit = z.number().int().min(LIMIT_RANGE.min).max(LIMIT_RANGE.max);
const limitsSchema = z.object({
  applicationsPerDay: limit,
  messagesPerHour: limit,
  enquiriesPerHour: limit,
  reportsPerDay: limit,
});
const orderCount = z.number().int().min(ORDER_RANGE.min).max(ORDER_RANGE.max);
const ordersSchema = z.object({ perDay: orderCount, openSum: orderCount });
/** German is always among them: whoever has chosen another language that is not gets German. */
const mailLanguagesSchema = z
  .array(z.enum(LANGUAGES))
  .max(LANGUAGES.length)
  .refine((languages) => languages.includes(DEFAULT_LANGUAGE));

const days = z.number().int().min(TARGET_DAYS.min).max(TARGET_DAYS.max);

export const operatorSettingsSchema = z
  .object({
    operator: operatorSchema,
    /** States whether the first job of an employer that is not verified waits for an administrator. */
    holdsFirstJobs: z.boolean(),
    /** After how many days an item of a queue is late. */
    targets: z.object({ jobs: days, reports: days, employers: days, talentPool: days, feeds: days, support: days }),
    limits: limitsSchema,
    /** The limits on orders, and on the open amount of purchases on account. */
    orders: ordersSchema,
    mailLanguages: mailLanguagesSchema,
  })
  .register(apiSchemas, { id: 'OperatorSettings' });
export type OperatorSettings = z.infer<typeof operatorSettingsSchema>;

/** Values that are entered again are checked more strictly than those saved before there were such rules. */
export const changeOperatorSettingsSchema = operatorSettingsSchema
  .superRefine(({ operator }, { addIssue }) => {
    for (const field of OPERATOR_FIELDS) {
      const shape = OPERATOR_SHAPES[field];
      if (shape && operator[field] !== '' && !shape.test(operator[field]))
        addIssue({ code: 'custom', path: ['operator', field], message: 'does not look like one' });
    }
  })
  .register(apiSchemas, { id: 'ChangeOperatorSettings' });

/** The settings as they are stored in one row, as far as they have been set. */
export const storedSettingsSchema = z.object({
  operator: operatorSchema.catch(operatorSchema.parse({})),
  targets: z
    .object({
      jobs: days,
      reports: days,
      employers: days,
      talentPool: days.default(DEFAULT_TARGETS.talentPool),
      feeds: days,
      support: days.default(DEFAULT_TARGETS.support),
    })
    .catch({ ...DEFAULT_TARGETS }),
  limits: limitsSchema.catch({ ...DEFAULT_LIMITS }),
  orders: ordersSchema.catch({ ...DEFAULT_ORDERS }),
  mailLanguages: mailLanguagesSchema.catch([...LANGUAGES]),
});
