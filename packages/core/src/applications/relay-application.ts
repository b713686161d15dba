import type { Applicant, SubmitApplication } from '@stellenvisite/contract/applications.schema';
import { DEFAULT_LANGUAGE } from '@stellenvisite/contract/languages';
import { files } from '@stellenvisite/db/schema/files';
import { and, eq, inArray } from 'drizzle-orm';
import type { Context } from '../context.ts';
import type { MailDraft } from '../mails/mail.ts';
import { employerUrl } from './application-links.ts';
import { applicationRelayedMail } from './applications.mails.ts';
import type { AppliedJob } from './applied-job.ts';
import { checkAnswers } from './check-answers.ts';
import { nameOf } from './read-applicant.ts';

/** What common mail servers still take, with the third that the encoding adds. */
const MOST_ATTACHED_BYTES = 15 * 1024 * 1024;

type Relayed = { id: string; userId: string; applicant: Applicant; content: SubmitApplication };

/**
 * The application as a mail to the address its job names. Answers go straight to the applicant, who never learns that address.
 */
export async function draftRelayMail(
  ctx: Context,
  job: AppliedJob & { relayEmail: string },
  { id, userId, applicant, content }: Relayed,
): Promise<MailDraft> {
  const { attached, leftOut } = await pickFiles(ctx, userId, content.fileIds ?? []);
  const { email, phone, occupation, location } = applicant;
  return {
    to: job.relayEmail,
    language: DEFAULT_LANGUAGE,
    message: applicationRelayedMail({
      jobTitle: job.title,
      employer: job.employerName,
      url: employerUrl(ctx, id),
      applicant: nameOf(applicant),
      details: { email, phone, occupation, location, callbackTime: content.callbackTime || null },
      message: content.message ?? '',
      answers: checkAnswers(job.questions, content.answers ?? []),
      files: attached.map(({ name }) => name),
      leftOut,
    }),
    ...(email && { headers: { 'Reply-To': email } }),
    attachments: attached,
  };
}

async function pickFiles(ctx: Context, userId: string, fileIds: readonly string[]) {
  if (fileIds.length === 0) return { attached: [], leftOut: 0 };
  const rows = await ctx.db
    .select({ fileId: files.id, name: files.name, bytes: files.bytes })
    .from(files)
    .where(and(eq(files.userId, userId), inArray(files.id, [...new Set(fileIds)])));
  let bytes = 0;
  const attached = rows.filter((file) => {
    if (bytes + file.bytes > MOST_ATTACHED_BYTES) return false;
    bytes += file.bytes;
    return true;
  });
  return { attached: attached.map(({ fileId, name }) => ({ fileId, name })), leftOut: rows.length - attached.length };
}
