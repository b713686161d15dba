import { jobContentSchema } from './job-postings.schema.ts';
import { languageSchema } from './languages.schema.ts';
import { TEXT_NOTICES, TEXT_PARTS, TEXT_TASKS } from './text-proposals.ts';
import { apiSchemas, z } from './zod.ts';

export const jobTextsSchema = jobContentSchema
  .pick({ title: true, introHtml: true, sections: true, requirements: true, benefits: true })
  .register(apiSchemas, { id: 'JobTexts' });

export const createTextProposalSchema = z
  .object({
    /** For whom; the own one, or the only one, where it is left out. */
    employerId: z.uuid().optional(),
    task: z.enum(TEXT_TASKS),
    /** What is drafted or translated is written in this language; what is improved keeps its own. */
    language: languageSchema,
    /** The job as it stands in the form, saved or not. */
    content: jobContentSchema,
  })
  .register(apiSchemas, { id: 'CreateTextProposal' });
export type CreateTextProposal = z.infer<typeof createTextProposalSchema>;

export const textProposalSchema = z
  .object({
    /** The parts that would change, in their order; nothing is saved. */
    parts: z.array(z.enum(TEXT_PARTS)),
    /** What these parts would say. */
    texts: jobTextsSchema,
    /** Who wrote it: rules of our own, or the language model of the operator. */
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
