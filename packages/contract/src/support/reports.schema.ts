import { emailSchema } from '../platform/email.schema.ts';
import { languageSchema } from '../platform/languages.schema.ts';
import { plainText, plainTextLines } from '../platform/plain-text.schema.ts';
import { pageFields, queryPage, queryPageSize, queryText, queryValue } from '../platform/query-list.schema.ts';
import { apiSchemas, z } from '../platform/zod.ts';
import {
  APPEAL_OUTCOMES,
  GROUND_MAX,
  REPORT_EXPLANATION_MAX,
  REPORT_EXPLANATION_MIN,
  REPORT_GROUNDS,
  REPORT_MEASURES,
  REPORT_REASONS,
  REPORT_SIDES,
  REPORT_STATUSES,
  REPORT_TARGETS,
  reasonsFor,
  STATEMENT_MAX,
  STATEMENT_MIN,
} from './reports.ts';

const reportTargetSchema = z.object({ kind: z.enum(REPORT_TARGETS), id: z.uuid() });
export const reportReasonSchema = z.enum(REPORT_REASONS).register(apiSchemas, { id: 'ReportReason' });
const reportStatusSchema = z.enum(REPORT_STATUSES);
const reportMeasureSchema = z.enum(REPORT_MEASURES).register(apiSchemas, { id: 'ReportMeasure' });
const statement = plainTextLines(STATEMENT_MAX).min(STATEMENT_MIN);

/** A notice of content that somebody holds to be illegal or against our terms (DSA Art. 16). */
export const createReportSchema = z
  .object({
    target: reportTargetSchema,
    reason: reportReasonSchema,
    explanation: plainTextLines(REPORT_EXPLANATION_MAX).min(REPORT_EXPLANATION_MIN),
    reporterName: plainText(120).optional(),
    /** Where the receipt and later the decision are sent; whoever gives none hears nothing. */
    reporterEmail: emailSchema.optional(),
    /** Stated by the reporter: what is stated is true and complete to the best of their knowledge. */
    goodFaith: z.literal(true),
    language: languageSchema.default('de'),
  })
  .refine(({ target, reason }) => reasonsFor(target.kind).includes(reason), {
    path: ['reason'],
    message: 'does not fit what is reported',
  })
  .register(apiSchemas, { id: 'CreateReport' });
export type CreateReport = z.infer<typeof createReportSchema>;

export const reportReceiptSchema = z
  .object({ reference: z.string(), isMailed: z.boolean() })
  .register(apiSchemas, { id: 'ReportReceipt' });
export type ReportReceipt = z.infer<typeof reportReceiptSchema>;

const reportFilters = {
  status: queryValue(reportStatusSchema),
  kind: queryValue(z.enum(REPORT_TARGETS)),
  reason: queryValue(reportReasonSchema),
  q: queryValue(queryText(120)),
};
export const reportFileQuerySchema = z.object(reportFilters);
export type ReportFilters = z.infer<typeof reportFileQuerySchema>;
export const reportQuerySchema = z.object({ ...reportFilters, page: queryPage, pageSize: queryPageSize(20) });
export type ReportQuery = z.infer<typeof reportQuerySchema>;

export const reportSchema = z
  .object({
    id: z.uuid(),
    reference: z.string(),
    /** `title` and `employerName` as they were when it was reported. */
    target: reportTargetSchema.extend({
      title: z.string(),
      employerName: z.string(),
      /** The text of a reported message. */
      text: z.string().nullable(),
      /** The present name of the author's account. */
      author: z.string().nullable(),
    }),
    reason: reportReasonSchema,
    explanation: z.string(),
    reporterName: z.string().nullable(),
    reporterEmail: z.string().nullable(),
    /** States whether somebody with an account reported it. */
    isFromAccount: z.boolean(),
    status: reportStatusSchema,
    createdAt: z.iso.datetime(),
  })
  .register(apiSchemas, { id: 'Report' });
export type Report = z.infer<typeof reportSchema>;

/** A statement of reasons needs all of this (DSA Art. 17); without it nothing is sent. */
export const decideReportSchema = z
  .object({
    measure: reportMeasureSchema,
    /** For how long and where. */
    extent: plainText(GROUND_MAX).min(1),
    /** The facts and circumstances relied on. */
    facts: statement,
    groundKind: z.enum(REPORT_GROUNDS),
    /** The law or the clause of our terms, and why the content is against it. */
    ground: plainText(GROUND_MAX).min(1),
  })
  .register(apiSchemas, { id: 'DecideReport' });
export type DecideReport = z.infer<typeof decideReportSchema>;

/** The measure that the second decision leaves in force, with reasons; an unchanged measure confirms the first decision. */
export const decideAppealSchema = z
  .object({ measure: reportMeasureSchema, reasons: statement })
  .register(apiSchemas, { id: 'DecideAppeal' });
export type DecideAppeal = z.infer<typeof decideAppealSchema>;

export const createAppealSchema = z.object({ text: statement }).register(apiSchemas, { id: 'CreateAppeal' });
export type CreateAppeal = z.infer<typeof createAppealSchema>;

/** The part of a decision that both sides read: it never names the administrator or the reporter. */
const statementSchema = z
  .object({
    measure: reportMeasureSchema,
    extent: z.string(),
    facts: z.string(),
    groundKind: z.enum(REPORT_GROUNDS),
    ground: z.string(),
    isAutomatic: z.boolean(),
    decidedAt: z.iso.datetime(),
  })
  .register(apiSchemas, { id: 'ReportStatement' });

const appealSchema = z
  .object({
    side: z.enum(REPORT_SIDES),
    text: z.string(),
    createdAt: z.iso.datetime(),
    decideBy: z.iso.datetime(),
    decision: z
      .object({
        outcome: z.enum(APPEAL_OUTCOMES),
        measure: reportMeasureSchema,
        reasons: z.string(),
        decidedAt: z.iso.datetime(),
      })
      .nullable(),
  })
  .register(apiSchemas, { id: 'ReportAppeal' });
export type ReportAppeal = z.infer<typeof appealSchema>;

/** One report for the administrators, with everything that was stated and decided. */
export const reportDetailsSchema = reportSchema
  .extend({
    statement: statementSchema.extend({ decidedBy: z.string() }).nullable(),
    appeals: z.array(appealSchema.extend({ id: z.uuid(), decidedBy: z.string().nullable() })),
    /** The measure in force; null before a decision. */
    measure: reportMeasureSchema.nullable(),
    receiptSentAt: z.iso.datetime().nullable(),
    /** A reported job that is off the market until it is decided, or was; null where nobody paused it. */
    pause: z.object({ since: z.iso.datetime(), by: z.string(), endedAt: z.iso.datetime().nullable() }).nullable(),
    /** States whether the caller made the first decision. An appeal is then left to another administrator, unless there is none. */
    isOwnDecision: z.boolean(),
    isOnlyAdmin: z.boolean(),
    /** The employer concerned, where it still exists. */
    employer: z
      .object({
        id: z.uuid(),
        name: z.string(),
        since: z.iso.datetime(),
        publishedJobs: z.number().int(),
        isVerified: z.boolean(),
        earlierReports: z.number().int(),
        earlierJustified: z.number().int(),
      })
      .nullable(),
  })
  .register(apiSchemas, { id: 'ReportDetails' });
export type ReportDetails = z.infer<typeof reportDetailsSchema>;

/** A report as one of its two sides sees it by the link of their mail. */
export const reportCaseSchema = z
  .object({
    side: z.enum(REPORT_SIDES),
    reference: z.string(),
    kind: z.enum(REPORT_TARGETS),
    title: z.string(),
    employerName: z.string(),
    reason: reportReasonSchema,
    /** The reporter's explanation; only for the reporter. */
    explanation: z.string().nullable(),
    createdAt: z.iso.datetime(),
    statement: statementSchema.nullable(),
    measure: reportMeasureSchema.nullable(),
    /** The reported job is off the market until it is decided. */
    isPaused: z.boolean(),
    appeal: appealSchema.nullable(),
    /** The other side has appealed and been answered: what it changed concerns both. */
    otherDecision: appealSchema.shape.decision,
    canAppeal: z.boolean(),
    appealEndsAt: z.iso.datetime().nullable(),
    /** States whether an appeal is decided by somebody other than who decided first. */
    isDecidedByOther: z.boolean(),
  })
  .register(apiSchemas, { id: 'ReportCase' });
export type ReportCase = z.infer<typeof reportCaseSchema>;

export const reportListSchema = z
  .object({
    items: z.array(reportSchema),
    ...pageFields,
  })
  .register(apiSchemas, { id: 'ReportList' });
export type ReportList = z.infer<typeof reportListSchema>;

export const transparencyQuerySchema = z.object({ year: z.coerce.number().int().min(2020).max(2100).optional() });

const count = z.number().int();
/** The yearly figures on reports and decisions that the law requires us to publish (DSA Art. 15 and 24). */
export const transparencySchema = z
  .object({
    year: z.number().int(),
    /** Years with figures, the newest first. */
    years: z.array(z.number().int()),
    reports: count,
    byTarget: z.array(z.object({ kind: z.enum(REPORT_TARGETS), count })),
    byReason: z.array(z.object({ reason: reportReasonSchema, count })),
    decided: count,
    byMeasure: z.array(z.object({ measure: reportMeasureSchema, count })),
    byGround: z.array(z.object({ ground: z.enum(REPORT_GROUNDS), count })),
    automatic: count,
    /** Between report and decision; null without a decision. */
    medianHours: z.number().nullable(),
    appeals: z.object({ reporter: count, affected: count, upheld: count, changed: count, open: count }),
  })
  .register(apiSchemas, { id: 'Transparency' });
export type Transparency = z.infer<typeof transparencySchema>;
