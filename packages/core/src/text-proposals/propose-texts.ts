import type { Language } from '@stellenvisite/contract/languages';
import {
  type JobTexts,
  TEXT_PARTS,
  type TextNotice,
  type TextPart,
  textOfPart,
} from '@stellenvisite/contract/text-proposals';
import type { CreateTextProposal, TextProposal } from '@stellenvisite/contract/text-proposals.schema';
import { departments, employers } from '@stellenvisite/db/schema/employers';
import { streamText } from 'ai';
import { and, eq } from 'drizzle-orm';
import type { Context } from '../context.ts';
import { DomainError } from '../domain-error.ts';
import { isAvailable, type Provider } from '../emma/ai.ts';
import { hasBudget, recordUsage } from '../emma/ai-budget.ts';
import { detectLanguage } from '../emma/builtin/detect-language.ts';
import { loadEmmaSettings } from '../emma/emma-settings.ts';
import { createGuardedModel } from '../emma/model/guarded-model.ts';
import { requireAiOn } from '../emma/require-ai-on.ts';
import { cleanContent } from '../job-postings/clean-content.ts';
import type { Limit } from '../limits/limits.ts';
import { requireActingEmployer } from '../permissions/require-acting-employer.ts';
import { BUILTIN_WRITER_ID, createBuiltinWriter } from './builtin/builtin-writer.ts';
import { improveTexts } from './builtin/improve-texts.ts';
import { saysNothingNew } from './says-nothing-new.ts';
import type { TextFacts } from './text-facts.ts';
import { dataOf, textInstructions } from './text-instructions.ts';
import { readWrittenParts } from './written-parts.ts';

/** Nobody reads more than this many proposals in a minute. */
const PROPOSALS: Limit = { name: 'text_proposals', count: 12, seconds: 60, burst: 12 };
const MOST_TOKENS = 3_000;
const ANSWER_MS = 60_000;

type ProposeOptions = CreateTextProposal & { signal: AbortSignal };
type Asked = { task: CreateTextProposal['task']; facts: TextFacts; signal: AbortSignal };
type Written = { texts: JobTexts; notices: TextNotice[]; model: TextProposal['model'] };

/** What the texts of a job could say. Nothing is saved: each part is accepted or thrown away by the person who reads it. */
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
  const content = cleanContent(said);
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
  const provider = usesLanguageModel ? ctx.ai.provider : null;
  if (!provider) return writeOurselves(ctx, asked, []);
  if (!(await hasBudget(ctx))) return writeOurselves(ctx, asked, ['budget']);
  const written = isAvailable(provider) ? await askProvider(ctx, asked, provider) : null;
  return written ?? writeOurselves(ctx, asked, ['fallback']);
}

async function writeOurselves(ctx: Context, { task, facts }: Asked, notices: TextNotice[]): Promise<Written> {
  if (task === 'translate') throw new DomainError('text_proposal.translation_unavailable');
  const { text } = await streamText({ model: createBuiltinWriter(task, facts), prompt: task });
  const texts = readWrittenParts(await text, facts.content) ?? {};
  await recordUsage(ctx, { model: BUILTIN_WRITER_ID, inputTokens: 0, outputTokens: 0, hasFailed: false });
  return { texts: cleanContent(texts), notices, model: 'builtin' };
}

/** Null where the model failed, or wrote nothing that may be shown. */
async function askProvider(ctx: Context, { task, facts, signal }: Asked, provider: Provider): Promise<Written | null> {
  let hasFailed = false;
  const model = createGuardedModel({
    provider,
    // Its words are not mixed with those that came before the failure: the whole answer is written anew.
    builtin: createBuiltinWriter('improve', facts),
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
    maxOutputTokens: MOST_TOKENS,
    abortSignal: AbortSignal.any([signal, AbortSignal.timeout(ANSWER_MS)]),
    onError: ({ error }) => ctx.log.warn({ err: error }, 'no text was proposed'),
  });
  const answer = await Promise.resolve(result.text).catch(() => '');
  const usage = await Promise.resolve(result.usage).catch(() => null);
  const texts = hasFailed ? null : readWrittenParts(answer, facts.content);
  const kept = texts && keepKnown(texts, facts);
  await recordUsage(ctx, {
    model: provider.modelId,
    inputTokens: usage?.inputTokens ?? 0,
    outputTokens: usage?.outputTokens ?? 0,
    hasFailed: !kept,
  });
  return kept && { ...kept, model: 'provider' };
}

/** Without the parts that state what nobody has said; the rules for neutral words hold for every writer. */
function keepKnown(texts: JobTexts, facts: TextFacts): Pick<Written, 'texts' | 'notices'> | null {
  const known = JSON.stringify(dataOf(facts));
  const clean = improveTexts(cleanContent(texts), facts.language);
  const written = TEXT_PARTS.filter((part) => textOfPart(clean, part) !== '');
  const kept = written.filter((part) => saysNothingNew(rawTextOf(clean, part), known));
  if (kept.length === 0) return null;
  return { texts: onlyParts(clean, kept), notices: kept.length < written.length ? ['removed'] : [] };
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
