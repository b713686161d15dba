import { emailSchema } from './email.schema.ts';
import { languageSchema } from './languages.schema.ts';
import { plainText, plainTextLines } from './plain-text.schema.ts';
import { pageFields, queryPage, queryPageSize, queryValue } from './query-list.schema.ts';
import {
  REPORT_EXPLANATION_MAX,
  REPORT_EXPLANATION_MIN,
  REPORT_REASONS,
  REPORT_STATUSES,
  REPORT_TARGETS,
  reasonsFor,
} from './reports.ts';
import { apiSchemas, z } from './zod.ts';

const reportTargetSchema = z.object({ kind: z.enum(REPORT_TARGETS), id: z.uuid() });
export const reportReasonSchema = z.enum(REPORT_REASONS).register(apiSchemas, { id: 'ReportReason' });
const reportStatusSchema = z.enum(REPORT_STATUSES);

/** A notice of content that somebody holds to be illegal or against our terms (DSA Art. 16). */
export const createReportSchema = z
  .object({
    target: reportTargetSchema,
    reason: reportReasonSchema,
    explanation: plainTextLines(REPORT_EXPLANATION_MAX).min(REPORT_EXPLANATION_MIN),
    reporterName: plainText(120).optional(),
    /** Where the receipt and later the decision are sent; whoever gives none hears nothing. */
    reporterEmail: emailSchema.optional(),
    /** Said by the reporter: what is stated is true and complete to the best of their knowledge. */
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

export const reportQuerySchema = z.object({
  status: queryValue(reportStatusSchema),
  page: queryPage,
  pageSize: queryPageSize(20),
});
export type ReportQuery = z.infer<typeof reportQuerySchema>;

export const reportSchema = z
  .object({
    id: z.uuid(),
    reference: z.string(),
    /** `title` and `employerName` as they were when it was reported. */
    target: reportTargetSchema.extend({
      title: z.string(),
      employerName: z.string(),
      /** What a reported message said. */
      text: z.string().nullable(),
      /** Who wrote it, as the account is called now. */
      author: z.string().nullable(),
    }),
    reason: reportReasonSchema,
    explanation: z.string(),
    reporterName: z.string().nullable(),
    reporterEmail: z.string().nullable(),
    /** Whether somebody with an account reported it. */
    isFromAccount: z.boolean(),
    status: reportStatusSchema,
    createdAt: z.iso.datetime(),
  })
  .register(apiSchemas, { id: 'Report' });
export type Report = z.infer<typeof reportSchema>;

export const reportListSchema = z
  .object({
    items: z.array(reportSchema),
    ...pageFields,
  })
  .register(apiSchemas, { id: 'ReportList' });
export type ReportList = z.infer<typeof reportListSchema>;
