import { EMMA_JOBS, MAX_EMMA_MESSAGES, MAX_EMMA_TEXT } from '@stellenvisite/contract/emma';
import type { AskEmma, SentEmmaMessage } from '@stellenvisite/contract/emma.schema';
import { type EmmaSearch, emmaDataSchemas } from '@stellenvisite/contract/emma-parts.schema';
import { isId } from '@stellenvisite/contract/ids.schema';
import { z } from '@stellenvisite/contract/zod';
import { jobs } from '@stellenvisite/db/schema/jobs';
import type { ModelMessage } from 'ai';
import { and, inArray } from 'drizzle-orm';
import type { Context } from '../context.ts';
import { listJobItems } from '../jobs/list-job-items.ts';
import { isLive } from '../live-jobs.ts';
import { redactPrivateWords } from './private-words.ts';
import { type AskedPay, type DialogueState, toShortJob } from './turn.ts';
import { withoutWish } from './wishes.ts';

export const textOf = ({ parts }: Pick<SentEmmaMessage, 'parts'>): string =>
  parts
    .flatMap(({ type, text }) => (type === 'text' && text ? [text] : []))
    .join('\n')
    .trim();

const MOST_SHOWN = EMMA_JOBS * 4;

/**
 * What the messages so far have come to. They may come from a browser: of their parts only wishes and ids are read, and every job
 * is looked up among the live ones.
 */
export async function readDialogue(
  ctx: Context,
  { messages, removeWish, search: chosen }: AskEmma,
): Promise<DialogueState> {
  const earlier = messages.slice(0, -1);
  const answers = earlier.filter(({ role }) => role === 'assistant');
  const before = answers.reduce<EmmaSearch | null>((found, message) => searchOf(message) ?? found, null);
  const lastAnswer = answers.at(-1);
  const shownIds = answers.reduce<string[]>((found, message) => {
    const ids = jobIdsOf(message);
    return ids.length > 0 ? ids : found;
  }, []);
  const focusId = lastAnswer ? focusOf(answers) : null;
  const live = await listLive(ctx, [...shownIds, ...(focusId ? [focusId] : [])]);
  const byId = new Map(live.map((job) => [job.id, job]));
  const removed = removeWish && before ? withoutWish(before, removeWish) : before;
  return {
    search: chosen ?? removed,
    shown: shownIds.flatMap((id) => byId.get(id) ?? []),
    focus: (focusId && byId.get(focusId)) || null,
    pay: lastAnswer ? payOf(lastAnswer) : null,
    asked: lastAnswer ? askedOf(lastAnswer) : null,
    isSignedIn: ctx.actor !== null,
    isChangedByHand: chosen !== undefined || (removeWish !== undefined && before !== null),
  };
}

const dataOf = ({ parts }: SentEmmaMessage, name: keyof typeof emmaDataSchemas) =>
  parts.filter(({ type }) => type === `data-${name}`).map((part) => part.data);

function searchOf(message: SentEmmaMessage): EmmaSearch | null {
  const parsed = dataOf(message, 'wishes').map((data) =>
    emmaDataSchemas.wishes.shape.search.safeParse((data as { search?: unknown } | null)?.search),
  );
  return parsed.findLast((each) => each.success)?.data ?? null;
}

/** Of a list the jobs are what "die zweite" counts; one job opened alone leaves the list before it as it was. */
function jobIdsOf(message: SentEmmaMessage): string[] {
  return dataOf(message, 'jobs').flatMap((data) => {
    const { items, reason } = (data ?? {}) as { items?: unknown; reason?: unknown };
    if (!Array.isArray(items) || reason === 'job') return [];
    return items.slice(0, MOST_SHOWN).flatMap((item: unknown) => idOf(item));
  });
}

function idOf(item: unknown): string[] {
  const id = (item as { id?: unknown } | null)?.id;
  return typeof id === 'string' && isId(id) ? [id] : [];
}

/** The one job that was opened, saved or explained last, unless a list was shown since. */
function focusOf(answers: readonly SentEmmaMessage[]): string | null {
  for (const message of answers.toReversed()) {
    const opened = dataOf(message, 'jobs').flatMap((data) => {
      const { items, reason } = (data ?? {}) as { items?: unknown; reason?: unknown };
      return Array.isArray(items) && reason === 'job' ? items.flatMap((item: unknown) => idOf(item)) : [];
    });
    const named = (['saved', 'match', 'confirm'] as const).flatMap((name) =>
      dataOf(message, name).flatMap((data) => idOf((data as { job?: unknown } | null)?.job)),
    );
    const [focus] = [...opened, ...named];
    if (focus) return focus;
    const tooled = toolJobOf(message);
    if (tooled) return tooled;
    const listed = jobIdsOf(message);
    if (listed.length > 0) return listed.length === 1 ? (listed[0] ?? null) : null;
  }
  return null;
}

/** A job that was only asked about shows no card; the call of the tool names it. */
function toolJobOf({ parts }: SentEmmaMessage): string | null {
  const input = parts.findLast(({ type }) => type === 'tool-getJob')?.input;
  const id = (input as { jobId?: unknown } | null | undefined)?.jobId;
  return typeof id === 'string' && isId(id) ? id : null;
}

const askedPaySchema = z.object({
  occupation: z.string().trim().min(2).max(80),
  location: z.string().trim().min(2).max(100).optional(),
});

function payOf({ parts }: SentEmmaMessage): AskedPay | null {
  const parsed = askedPaySchema.safeParse(parts.findLast(({ type }) => type === 'tool-salaryBand')?.input);
  return parsed.success ? parsed.data : null;
}

function askedOf(message: SentEmmaMessage): string | null {
  const data = dataOf(message, 'question').at(-1);
  const parsed = emmaDataSchemas.question.safeParse(data);
  if (parsed.success) return parsed.data.key;
  return dataOf(message, 'confirm').some((each) => (each as { action?: unknown } | null)?.action === 'create-alert')
    ? 'alert'
    : null;
}

async function listLive(ctx: Context, ids: readonly string[]) {
  if (ids.length === 0) return [];
  const rows = await ctx.db
    .select({ id: jobs.id })
    .from(jobs)
    .where(and(inArray(jobs.id, [...new Set(ids)]), isLive(ctx)));
  const items = await listJobItems(
    ctx,
    rows.map(({ id }) => ({ id, km: null })),
  );
  return items.map(toShortJob);
}

/** The words of a conversation as a model reads them, without what is nobody's business. */
export function toModelMessages(messages: readonly SentEmmaMessage[]): ModelMessage[] {
  return messages.slice(-MAX_EMMA_MESSAGES).flatMap((message): ModelMessage[] => {
    const text = textOf(message).slice(0, message.role === 'user' ? MAX_EMMA_TEXT : undefined);
    const { text: content } = message.role === 'user' ? redactPrivateWords(text) : { text };
    return content === '' ? [] : [{ role: message.role, content }];
  });
}
