import { queryText, queryValue } from '../platform/query-list.schema.ts';
import { apiSchemas, z } from '../platform/zod.ts';
import { currencySchema } from './countries.schema.ts';
import { COUNTRIES } from './countries.ts';
import { experienceLevelSchema, jobCategorySchema } from './job-fields.schema.ts';

/** Pay as full time, or as the ads state it. */
const SALARY_HOURS = ['full_time', 'stated'] as const;

export type SalaryHours = (typeof SALARY_HOURS)[number];

/** How far back ads count. */
export const SALARY_MONTHS = 12;

const slugSchema = z
  .string()
  .regex(/^[a-z0-9]+(?:-[a-z0-9]+)*$/)
  .max(100);

export const salaryListQuerySchema = z.object({
  country: queryValue(z.enum(COUNTRIES)),
  /** An occupation in somebody's own words. */
  q: queryValue(queryText(100)),
});
export type SalaryListQuery = z.infer<typeof salaryListQuerySchema>;

export const salaryParamsSchema = z.object({ occupation: slugSchema });
export const salaryQuerySchema = z.object({
  /** Without a region: the whole of this country. */
  country: queryValue(z.enum(COUNTRIES)),
  region: queryValue(slugSchema),
  tariff: queryValue(queryText(80)),
  hours: queryValue(z.enum(SALARY_HOURS)),
});
export type SalaryQuery = z.infer<typeof salaryQuerySchema> & z.infer<typeof salaryParamsSchema>;

/** The monthly pay of a number of ads in whole units: the median and the middle half. Null where too few ads state it. */
const paySampleSchema = z
  .object({
    count: z.number().int(),
    figures: z.object({ lower: z.number(), median: z.number(), upper: z.number() }).nullable(),
  })
  .register(apiSchemas, { id: 'PaySample' });
export type PaySample = z.infer<typeof paySampleSchema>;

const regionSchema = z.object({ slug: slugSchema, name: z.string() });

export const salaryListSchema = z
  .object({
    country: z.enum(COUNTRIES),
    currency: currencySchema,
    asOf: z.iso.datetime(),
    regions: z.array(regionSchema),
    groups: z.array(
      z.object({
        category: jobCategorySchema,
        items: z.array(z.object({ slug: slugSchema, label: z.string(), sample: paySampleSchema })),
      }),
    ),
    /** The occupation that the words mean. */
    found: slugSchema.nullable(),
  })
  .register(apiSchemas, { id: 'SalaryList' });
export type SalaryList = z.infer<typeof salaryListSchema>;

export const salarySchema = z
  .object({
    occupation: z.object({
      slug: slugSchema,
      label: z.string(),
      category: jobCategorySchema,
      otherNames: z.array(z.string()),
    }),
    country: z.enum(COUNTRIES),
    currency: currencySchema,
    region: regionSchema.nullable(),
    asOf: z.iso.datetime(),
    sample: paySampleSchema,
    countrySample: paySampleSchema,
    /** How many ads lie in each step of pay; null where too few ads say it. */
    histogram: z
      .object({ step: z.number(), bars: z.array(z.object({ from: z.number(), count: z.number().int() })) })
      .nullable(),
    regions: z.array(regionSchema.extend({ sample: paySampleSchema })),
    levels: z.array(z.object({ level: experienceLevelSchema, sample: paySampleSchema })),
    /** Null: ads that name no tariff. */
    tariffs: z.array(z.object({ name: z.string().nullable(), sample: paySampleSchema })),
    /** The steps of the grade that most ads name, where its table is known and in force. */
    tariffTable: z
      .object({
        name: z.string(),
        grade: z.string(),
        validFrom: z.iso.date(),
        steps: z.array(z.object({ step: z.number().int(), amount: z.number() })),
      })
      .nullable(),
    /** Where the choice has too few ads: wider ones with enough. */
    wider: z.array(
      z.object({
        kind: z.enum(['country', 'occupation']),
        label: z.string(),
        slug: slugSchema,
        region: slugSchema.nullable(),
        count: z.number().int(),
      }),
    ),
  })
  .register(apiSchemas, { id: 'OccupationSalary' });
export type OccupationSalary = z.infer<typeof salarySchema>;
