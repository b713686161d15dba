import { type JobTexts, type TextNotice, textOfPart } from '@stellenvisite/contract/assistant/text-proposals';
import type {
  CreateTextProposal,
  TextHelp,
  TextProposal,
} from '@stellenvisite/contract/assistant/text-proposals.schema';
import { TEXT_PARTS, type TextPart } from '@stellenvisite/contract/jobs/job-postings';
import type { Language } from '@stellenvisite/contract/platform/languages';
import { departments, employers } from '@stellenvisite/db/schema/employers/employers';
import { streamText } from 'ai';
import { and, eq } from 'drizzle-orm';
import type { Context } from '../../context.ts';
import { DomainError } from '../../domain-error.ts';
import { loadEmmaSettings } from '../../identity/preferences/emma-settings.ts';
import { requireAiOn } from '../../identity/preferences/require-ai-on.ts';
import { acceptContent, cleanContent } from '../../jobs/postings/create-posting.ts';
import type { Limit } from '../../platform/rate-limits/limits.ts';
import { takeTurn } from '../../platform/threads/take-turn.ts';
import { requireActingEmployer } from '../../require-acting-employer.ts';
import { isAvailable, type Provider } from '../emma/ai.ts';
import { createTokenMeter, hasBudget, recordUsage } from '../emma/ai-budget.ts';
import { detectLanguage } from '../emma/builtin/detect-language.ts';
import { bytesOf, MAX_PROMPT_BYTES } from '../emma/model/bound-prompt.ts';
import { createGuardedModel } from '../emma/model/guarded-model.ts';
import { BUILTIN_WRITER_ID, createBuiltinWriter } from './builtin/builtin-writer.ts';
import { improveTexts } from './builtin/improve-texts.ts';
import { dataOf, type TextFacts, textInstructions } from './text-instructions.ts';
import { readWrittenParts } from './written-parts.ts';

/** Where somebody could be led to: addresses of pages and mailboxes. */
const ADDRESS = /\b(?:https?:\/\/|www\.)[^\s"<]+|[\w.+-]+@[\w-]+(?:\.[\w-]+)+/giu;

const NUMBER = /\d(?:[\d.,’'\u00a0]*\d)?/gu;

const digitsOf = (text: string) => text.replace(/\D/gu, '');

/** "4.200,50" and "4200.5", "3.600,00" and "3600" are the same. */
const withoutZeros = (number: string) =>
  digitsOf(number.replace(/[.,](\d{1,2})$/u, (_, decimals: string) => decimals.replace(/0+$/u, '')));

/** Nobody reads more than this many proposals in a minute. */
const PROPOSALS: Limit = { name: 'text_proposals', count: 12, seconds: 60, burst: 12 };
const MAX_TOKENS = 3_000;
const ANSWER_MS = 60_000;
/** The size of the prompt without its instructions. */
const PROMPT_BYTES = 500;

type ProposeOptions = CreateTextProposal & { signal: AbortSignal };
type Asked = { task: CreateTextProposal['task']; facts: TextFacts; signal: AbortSignal };
type Written = { texts: JobTexts; notices: TextNotice[]; model: TextProposal['model'] };

/** Proposes texts for a job. Nothing is saved: each part is accepted or discarded by the person who reads it. */
export async function proposeTexts(ctx: Context, input: ProposeOptions): Promise<TextProposal> {
  const { person, employerId } = await requireActingEmployer(ctx, 'job.create', input.employerId);
  await requireAiOn(ctx);
  const taken = await ctx.limits.take(ctx.db, PROPOSALS, person.userId);
  if (!taken.ok) throw new DomainError('text_proposal.too_many', undefined, { retryAfter: taken.retryAfter });
  if (!input.content.title?.trim()) throw new DomainError('text_proposal.title_missing');
  const facts = await readFacts(ctx, employerId, input);
  const asked: Asked = { task: input.task, facts, signal: input.signal };
  const written = await writeTexts(ctx, asked);
  return toProposal(asked, written);
}

async function readFacts(ctx: Context, employerId: string, { content: said, task, language }: ProposeOptions) {
  await takeTurn();
  const content = acceptContent(said);
  const [[employer], [department]] = await Promise.all([
    ctx.db.select({ name: employers.name }).from(employers).where(eq(employers.id, employerId)),
    content.departmentId
      ? ctx.db
          .select({ name: departments.name })
          .from(departments)
          .where(and(eq(departments.id, content.departmentId), eq(departments.employerId, employerId)))
      : [],
  ]);
  if (!employer) throw new DomainError('employer.not_found');
  const { occupation, department: workplace } = ctx.search.classify({
    title: content.title ?? '',
    department: department?.name ?? null,
    country: content.location?.country ?? 'DE',
    specialty: content.specialty ?? null,
    introHtml: '',
    sections: [],
    requirements: [],
    benefits: [],
  });
  const facts: TextFacts = {
    content,
    employer: employer.name,
    department: department?.name ?? null,
    occupation,
    workplace,
    language: task === 'improve' ? languageOfTexts(content, language) : language,
  };
  return facts;
}

function languageOfTexts(content: JobTexts, usual: Language): Language {
  return detectLanguage(TEXT_PARTS.map((part) => textOfPart(content, part)).join('\n'), usual);
}

/** The operator's model where there is one, the person wants it and the day's budget is not used up; otherwise ours. */
async function writeTexts(ctx: Context, asked: Asked): Promise<Written> {
  const { usesLanguageModel } = await loadEmmaSettings(ctx);
  const provider = usesLanguageModel ? ctx.features.ai.provider : null;
  if (!provider) return writeOurselves(ctx, asked, []);
  if (bytesOf(textInstructions(asked.task, asked.facts)) > MAX_PROMPT_BYTES - PROMPT_BYTES) {
    if (asked.task === 'translate') throw new DomainError('text_proposal.too_long');
    return writeOurselves(ctx, asked, ['too_long']);
  }
  if (!(await hasBudget(ctx))) return writeOurselves(ctx, asked, ['budget']);
  const written = isAvailable(provider) ? await askProvider(ctx, asked, provider) : 'fallback';
  return typeof written === 'string' ? writeOurselves(ctx, asked, [written]) : written;
}

async function writeOurselves(ctx: Context, { task, facts }: Asked, notices: TextNotice[]): Promise<Written> {
  if (task === 'translate') throw new DomainError('text_proposal.translation_unavailable');
  await takeTurn();
  const { text } = await streamText({ model: createBuiltinWriter(task, facts), prompt: task });
  const texts = readWrittenParts(await text, facts.content) ?? {};
  await recordUsage(ctx, { model: BUILTIN_WRITER_ID, inputTokens: 0, outputTokens: 0, hasFailed: false });
  return { texts: cleanContent(texts), notices, model: 'builtin' };
}

/** Returns the notice for the person where the model failed, had no budget, or wrote nothing that may be shown. */
async function askProvider(
  ctx: Context,
  { task, facts, signal }: Asked,
  provider: Provider,
): Promise<Written | 'fallback' | 'budget'> {
  const meter = createTokenMeter(ctx);
  let hasFailed = false;
  let hasBudgetLeft = true;
  const model = createGuardedModel({
    provider,
    // Its words are not mixed with those that came before the failure: the whole answer is written again.
    builtin: createBuiltinWriter('improve', facts),
    meter,
    onBudget() {
      hasBudgetLeft = false;
    },
    onFallback(error) {
      hasFailed = true;
      ctx.log.warn({ err: error }, 'the language model failed, the rules write');
    },
    check: (stream) => stream,
  });
  const result = streamText({
    model,
    instructions: textInstructions(task, facts),
    prompt: 'Answer with the JSON object.',
    maxRetries: 0,
    maxOutputTokens: MAX_TOKENS,
    abortSignal: AbortSignal.any([signal, AbortSignal.timeout(ANSWER_MS)]),
    onError: ({ error }) => ctx.log.warn({ err: error }, 'no text was proposed'),
  });
  const answer = await Promise.resolve(result.text).catch(() => '');
  if (!hasBudgetLeft) return 'budget';
  const texts = hasFailed ? null : readWrittenParts(answer, facts.content);
  const remaining = texts && removeUnknownFacts(texts, facts);
  await recordUsage(ctx, { model: provider.modelId, ...meter.charged(), hasFailed: !remaining });
  return remaining ? { ...remaining, model: 'provider' } : 'fallback';
}

/** Removes the parts that state unknown facts; the rules for neutral words apply to every writer. */
function removeUnknownFacts(texts: JobTexts, facts: TextFacts): Pick<Written, 'texts' | 'notices'> | null {
  const known = JSON.stringify(dataOf(facts));
  const clean = improveTexts(cleanContent(texts), facts.language);
  const written = TEXT_PARTS.filter((part) => textOfPart(clean, part) !== '');
  const remaining = written.filter((part) => saysNothingNew(rawTextOf(clean, part), known));
  if (remaining.length === 0) return null;
  return { texts: onlyParts(clean, remaining), notices: remaining.length < written.length ? ['removed'] : [] };
}

/** With the addresses of links, which a reader does not see. */
function rawTextOf(texts: JobTexts, part: TextPart): string {
  if (part === 'intro') return texts.introHtml ?? '';
  const section = texts.sections?.find(({ kind }) => kind === part);
  return section ? section.html : textOfPart(texts, part);
}

function onlyParts(texts: JobTexts, parts: readonly TextPart[]): JobTexts {
  const has = (part: TextPart) => parts.includes(part);
  return {
    ...(has('title') && { title: texts.title }),
    ...(has('intro') && { introHtml: texts.introHtml }),
    ...(texts.sections && { sections: texts.sections.filter(({ kind }) => has(kind)) }),
    ...(has('requirements') && { requirements: texts.requirements }),
    ...(has('benefits') && { benefits: texts.benefits }),
  };
}

/** A draft fills what is empty; the other tasks change what is there. A part that would say the same is no proposal. */
function toProposal({ task, facts }: Asked, { texts, notices, model }: Written): TextProposal {
  const parts = TEXT_PARTS.filter((part) => {
    const [before, after] = [textOfPart(facts.content, part), textOfPart(texts, part)];
    if (after === '' || after === before) return false;
    return task === 'draft' ? before === '' : before !== '';
  });
  return { parts, texts: onlyParts(texts, parts), model, notices };
}

/** Checks whether every figure and every address of a text is known. A model may word things, but state none. */
export function saysNothingNew(text: string, known: string): boolean {
  const formsOf = (number: string) => [digitsOf(number), withoutZeros(number)];
  const figures = new Set((known.match(NUMBER) ?? []).flatMap(formsOf));
  const addresses = (text.match(ADDRESS) ?? []).map((each) => each.replace(/[.,;:!?)]+$/u, ''));
  return (
    addresses.every((each) => known.includes(each)) &&
    (text.match(NUMBER) ?? []).every((number) => formsOf(number).some((form) => figures.has(form)))
  );
}

/** Returns the text help available to the person, and the provider of the language model that would read along. */
export async function getTextHelp(ctx: Context, asked: { employerId?: string | undefined }): Promise<TextHelp> {
  await requireActingEmployer(ctx, 'job.create', asked.employerId);
  const { isOn, usesLanguageModel } = await loadEmmaSettings(ctx);
  const provider = isOn && usesLanguageModel ? ctx.features.ai.provider : null;
  return {
    isOn,
    translates: provider !== null,
    provider: provider && { host: provider.host, model: provider.modelId },
  };
}
