import type { JobTexts } from '@stellenvisite/contract/assistant/text-proposals';
import { JOB_SECTION_KINDS } from '@stellenvisite/contract/jobs/job-fields';
import { benefitSchema, requirementSchema } from '@stellenvisite/contract/jobs/job-fields.schema';
import { MAX_JOB_LIST, MAX_JOB_TEXT } from '@stellenvisite/contract/jobs/job-postings';
import { plainText } from '@stellenvisite/contract/platform/plain-text.schema';
import { z } from '@stellenvisite/contract/platform/zod';

const html = z.string().max(MAX_JOB_TEXT).optional();

/** The one format in which a model, ours or another, writes the parts of a job. */
const writtenPartsSchema = z.object({
  title: plainText(160).optional(),
  intro: html,
  about: html,
  tasks: html,
  team: html,
  employer: html,
  process: html,
  requirements: z.array(requirementSchema).max(MAX_JOB_LIST).optional(),
  benefits: z.array(benefitSchema).max(MAX_JOB_LIST).optional(),
});
type WrittenParts = z.infer<typeof writtenPartsSchema>;

export function toWrittenParts({ title, introHtml, sections, requirements, benefits }: JobTexts): WrittenParts {
  const kinds = JOB_SECTION_KINDS.flatMap((kind) => {
    const section = sections?.find((each) => each.kind === kind);
    return section ? [[kind, section.html] as const] : [];
  });
  return { title, intro: introHtml, ...Object.fromEntries(kinds), requirements, benefits };
}

/** Reads the texts of an answer; null where it is not in the format. Headings stay those of the job. */
export function readWrittenParts(answer: string, { sections = [] }: JobTexts): JobTexts | null {
  const parsed = writtenPartsSchema.safeParse(parseObject(answer));
  if (!parsed.success) return null;
  const { title, intro, requirements, benefits, ...byKind } = parsed.data;
  return {
    ...(title !== undefined && { title }),
    ...(intro !== undefined && { introHtml: intro }),
    sections: JOB_SECTION_KINDS.flatMap((kind) => {
      const written = byKind[kind];
      const heading = sections.find((section) => section.kind === kind)?.heading ?? '';
      return written === undefined ? [] : [{ kind, heading, html: written }];
    }),
    ...(requirements && { requirements }),
    ...(benefits && { benefits }),
  };
}

/** Parses the object in an answer; models often put a fence or a sentence around it. */
function parseObject(answer: string): unknown {
  try {
    return JSON.parse(answer.slice(answer.indexOf('{'), answer.lastIndexOf('}') + 1));
  } catch {
    return null;
  }
}
