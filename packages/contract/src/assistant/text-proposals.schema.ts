import { jobContentSchema } from '../jobs/job-postings.schema.ts';
import { TEXT_PARTS } from '../jobs/job-postings.ts';
import { languageSchema } from '../platform/languages.schema.ts';
import { apiSchemas, z } from '../platform/zod.ts';
import { TEXT_NOTICES, TEXT_TASKS } from './text-proposals.ts';

export const jobTextsSchema = jobContentSchema
  .pick({ title: true, introHtml: true, sections: true, requirements: true, benefits: true })
  .register(apiSchemas, { id: 'JobTexts' });

export const createTextProposalSchema = z
  .object({
    /** For whom; the own one, or the only one, where it is left out. */
    employerId: z.uuid().optional(),
    task: z.enum(TEXT_TASKS),
    /** The language of drafts and translations; an improved text stays in its own language. */
    language: languageSchema,
    /** The job as it is in the form, saved or not. */
    content: jobContentSchema,
  })
  .register(apiSchemas, { id: 'CreateTextProposal' });
export type CreateTextProposal = z.infer<typeof createTextProposalSchema>;

export const textProposalSchema = z
  .object({
    /** The parts that would change, in their order; nothing is saved. */
    parts: z.array(z.enum(TEXT_PARTS)),
    /** The proposed texts of these parts. */
    texts: jobTextsSchema,
    /** The author of the texts: our own rules, or the operator's language model. */
    model: z.enum(['builtin', 'provider']),
    notices: z.array(z.enum(TEXT_NOTICES)),
  })
  .register(apiSchemas, { id: 'TextProposal' });
export type TextProposal = z.infer<typeof textProposalSchema>;

export const textHelpSchema = z
  .object({
    /** False: the person has switched machines off. */
    isOn: z.boolean(),
    /** Free text is translated by a language model only. */
    translates: z.boolean(),
    /** Whose language model gets the text; null where rules of our own write. */
    provider: z.object({ host: z.string(), model: z.string() }).nullable(),
  })
  .register(apiSchemas, { id: 'TextHelp' });
export type TextHelp = z.infer<typeof textHelpSchema>;
