import { EMMA_JOBS, type EmmaTool, MAX_EMMA_MESSAGES, MAX_EMMA_TEXT } from '@stellenvisite/contract/assistant/emma';
import type { AskEmma, EmmaSettings, SentEmmaMessage } from '@stellenvisite/contract/assistant/emma.schema';
import {
  type EmmaSearch,
  emmaDataSchemas,
  emmaSearchSchema,
} from '@stellenvisite/contract/assistant/emma-parts.schema';
import { toBerlinClock } from '@stellenvisite/contract/platform/berlin-time';
import { isId } from '@stellenvisite/contract/platform/ids.schema';
import type { Language } from '@stellenvisite/contract/platform/languages';
import { z } from '@stellenvisite/contract/platform/zod';
import { ALERT_FREQUENCIES } from '@stellenvisite/contract/seekers/job-alerts';
import { jobs } from '@stellenvisite/db/schema/jobs/jobs';
import { occupationByKey } from '@stellenvisite/search/taxonomy';
import type { ModelMessage } from 'ai';
import { and, inArray } from 'drizzle-orm';
import type { Context } from '../../context.ts';
import { listJobItems } from '../../jobs/list-job-items.ts';
import { isLive } from '../../live-jobs.ts';
import { loadProfile } from '../../seekers/profiles/get-profile.ts';
import { detectLanguage } from './builtin/detect-language.ts';
import { redactPrivateWords } from './private-words.ts';
import { type AskedPay, type DialogueState, type KnownProfile, type Proposed, toShortJob } from './turn.ts';
import { withoutWish } from './wishes.ts';

export const textOf = ({ parts }: Pick<SentEmmaMessage, 'parts'>): string =>
  parts
    .flatMap(({ type, text }) => (type === 'text' && text ? [text] : []))
    .join('\n')
    .trim();

/** Detects the language of the last message; where its words do not name one, that of the messages before. No more is read than is answered. */
export const detectTalkLanguage = (messages: readonly SentEmmaMessage[], usual: Language): Language =>
  messages
    .filter(({ role }) => role === 'user')
    .reduce<Language>((before, message) => detectLanguage(textOf(message).slice(0, MAX_EMMA_TEXT), before), usual);

const MAX_SHOWN = EMMA_JOBS * 4;

/**
 * Returns the state of a dialogue after its messages. They may come from a browser: of their parts only wishes and ids are read, and every
 * job is looked up among the live ones.
 */
export async function readDialogue(
  ctx: Context,
  { messages, removeWish, search: chosen, settings }: AskEmma & { settings: Pick<EmmaSettings, 'usesProfile'> },
): Promise<DialogueState> {
  const earlier = messages.slice(0, -1);
  const answers = earlier.filter(({ role }) => role === 'assistant');
  const before = answers.reduce<EmmaSearch | null>((found, message) => searchOf(message) ?? found, null);
  const lastAnswer = answers.at(-1);
  const shownIds = answers.reduce<string[]>((found, message) => {
    const ids = jobIdsOf(message).slice(0, MAX_SHOWN);
    return ids.length > 0 ? ids : found;
  }, []);
  const focusId = lastAnswer ? focusOf(answers) : null;
  const [live, profile] = await Promise.all([
    listLive(ctx, [...shownIds, ...(focusId ? [focusId] : [])]),
    settings.usesProfile ? readKnownProfile(ctx) : null,
  ]);
  const byId = new Map(live.map((job) => [job.id, job]));
  const removed = removeWish && before ? withoutWish(before, removeWish) : before;
  return {
    search: chosen ?? removed,
    shown: shownIds.flatMap((id) => byId.get(id) ?? []),
    areSaved: answers.reduce((found, message) => showsSaved(message) ?? found, false),
    focus: (focusId && byId.get(focusId)) || null,
    employer: lastAnswer ? employerOf(lastAnswer) : null,
    pay: lastAnswer ? payOf(lastAnswer) : null,
    asked: lastAnswer ? askedOf(lastAnswer) : null,
    proposed: lastAnswer ? proposedOf(lastAnswer) : null,
    profile,
    lastJobTool: lastAnswer ? jobToolOf(lastAnswer) : null,
    earlier: earlier
      .filter(({ role }) => role === 'user')
      .map((message) => redactPrivateWords(textOf(message).slice(0, MAX_EMMA_TEXT)).text)
      .toReversed(),
    today: toBerlinClock(ctx.now()).toISOString().slice(0, 10),
    isSignedIn: ctx.actor !== null,
    isEmployer: ctx.actor?.role === 'employer',
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
    return items.slice(0, MAX_SHOWN).flatMap((item: unknown) => idOf(item));
  });
}

/** Checks whether the list of a message is the one of saved jobs; null where it has none. */
function showsSaved(message: SentEmmaMessage): boolean | null {
  const reasons = dataOf(message, 'jobs').map((data) => (data as { reason?: unknown } | null)?.reason);
  const last = reasons.findLast((reason) => reason !== 'job');
  return last === undefined ? null : last === 'saved';
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

/** Returns the job that a message's call of the tool names; an answer to a question about one job shows no card. */
function toolJobOf({ parts }: SentEmmaMessage): string | null {
  const input = parts.findLast(({ type }) => type === 'tool-getJob')?.input;
  const id = (input as { jobId?: unknown } | null | undefined)?.jobId;
  return typeof id === 'string' && isId(id) ? id : null;
}

const namedEmployerSchema = z.object({ employer: z.object({ name: z.string().trim().min(2).max(120) }) });

function employerOf(message: SentEmmaMessage): string | null {
  return namedEmployerSchema.safeParse(dataOf(message, 'employer').at(-1)).data?.employer.name ?? null;
}

const askedPaySchema = z.object({
  occupation: z.string().trim().min(2).max(80).optional(),
  location: z.string().trim().min(2).max(100).optional(),
  grade: z.string().max(4).optional(),
  step: z.number().int().min(1).max(6).optional(),
});

function payOf({ parts }: SentEmmaMessage): AskedPay | null {
  const parsed = askedPaySchema.safeParse(parts.findLast(({ type }) => type === 'tool-salaryBand')?.input);
  return parsed.success && (parsed.data.occupation ?? parsed.data.grade) !== undefined ? parsed.data : null;
}

function askedOf(message: SentEmmaMessage): string | null {
  const data = dataOf(message, 'question').at(-1);
  const parsed = emmaDataSchemas.question.safeParse(data);
  if (parsed.success) return parsed.data.key;
  return dataOf(message, 'confirm').some((each) => (each as { action?: unknown } | null)?.action === 'create-alert')
    ? 'alert'
    : null;
}

function proposedOf(message: SentEmmaMessage): Proposed | null {
  const action = (dataOf(message, 'confirm').at(-1) as { action?: unknown } | undefined)?.action;
  if (action === 'start-application') return { kind: 'application' };
  if (action === 'hand-over') return { kind: 'hand-over' };
  if (action !== 'create-alert') return null;
  const parsed = alertSchema.safeParse(message.parts.findLast(({ type }) => type === 'tool-createAlert')?.input);
  if (!parsed.success) return null;
  const { frequency, ...search } = parsed.data;
  return { kind: 'alert', search, frequency };
}

const alertSchema = emmaSearchSchema.extend({ frequency: z.enum(ALERT_FREQUENCIES).default('daily') });

const JOB_TOOLS: readonly [keyof typeof emmaDataSchemas, EmmaTool][] = [
  ['match', 'explainMatch'],
  ['saved', 'saveJob'],
];

function jobToolOf(message: SentEmmaMessage): EmmaTool | null {
  const shown = JOB_TOOLS.find(([name]) => dataOf(message, name).length > 0)?.[1];
  return shown ?? (toolJobOf(message) ? 'getJob' : null);
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
    // Turns of Emma come from the browser as well, and may be made up.
    const text = textOf(message).slice(0, MAX_EMMA_TEXT);
    const { text: content } = message.role === 'user' ? redactPrivateWords(text) : { text };
    return content === '' ? [] : [{ role: message.role, content }];
  });
}

/** Reads what the profile of who asks says about the work and the place; null for others, and where it says neither. */
async function readKnownProfile(ctx: Context): Promise<KnownProfile | null> {
  if (ctx.actor?.role !== 'job_seeker') return null;
  const { data } = await loadProfile(ctx, ctx.actor.userId);
  const known = data.occupations.flatMap((key) => occupationByKey.get(key) ?? []);
  if (known.length === 0 && data.location === null) return null;
  return {
    occupations: known.map(({ label }) => label.de),
    categories: [...new Set(known.map(({ category }) => category))],
    location: data.location,
  };
}
