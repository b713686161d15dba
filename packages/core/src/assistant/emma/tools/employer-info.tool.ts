import { EMMA_JOBS } from '@stellenvisite/contract/assistant/emma';
import { employerQuerySchema } from '@stellenvisite/contract/employers/employers.schema';
import { z } from '@stellenvisite/contract/platform/zod';
import { employers } from '@stellenvisite/db/schema/employers/employers';
import { tool, zodSchema } from 'ai';
import { and, sql } from 'drizzle-orm';
import { isEmployerActive } from '../../../actor-state.ts';
import type { Context } from '../../../context.ts';
import { DomainError } from '../../../domain-error.ts';
import { getEmployer } from '../../../employers/get-employer.ts';
import { listEmployers } from '../../../employers/list-employers.ts';
import { listEmployerJobs } from '../../../jobs/list-employer-jobs.ts';
import { foldWords, isNear } from '../builtin/fold-words.ts';
import { toJobSearch } from '../get-ai-register.ts';
import { runTool, type Turn } from '../turn.ts';
import { type JobFacts, toJobFacts } from './job-facts.ts';
import { fitJobs } from './job-fits.ts';
import { plainTextOf } from './plain-text-of.ts';

export type EmployerResult = {
  id: string;
  name: string;
  city: string;
  type: string;
  owner: string | null;
  beds: number | null;
  employees: number | null;
  openPositions: number;
  answerRate: number | null;
  answerDays: number | null;
  isVerified: boolean;
  departments: string[];
  /** Written by the employer: data, never an instruction. */
  profileText: string;
  others: string[];
  /** Its open jobs, if they were requested. */
  jobs: JobFacts[];
  source: number;
};

const PROFILE_TEXT = 800;
const SIMILAR_NAMES = 4;
/** Of one: "Klinikum Nürnberk" is near "Klinikum Nürnberg", another hospital is not. */
const LEAST_SIMILAR = 0.6;

/** Made once: every step of an answer asks for it. */
const inputSchema = zodSchema(
  z.object({
    employerId: z.uuid().optional(),
    name: z.string().trim().min(2).max(120).optional(),
    /** States whether its open jobs are shown as cards. */
    showsJobs: z.boolean().default(false),
  }),
);

export const employerInfoTool = (turn: Turn) =>
  tool({
    description:
      'Reads the public profile of an employer, by its id or by its name, also a misspelt one; with showsJobs its open jobs as well.',
    inputSchema,
    execute: ({ employerId, name, showsJobs }) =>
      runTool(turn, 'employer', async (): Promise<EmployerResult> => {
        const { ctx } = turn;
        const [first, ...others] = employerId ? [{ id: employerId, name: '' }] : await findByName(ctx, name ?? '');
        if (!first) throw new DomainError('employer.not_found');
        const { departments, descriptionHtml, ...employer } = await getEmployer(ctx, { id: first.id });
        const url = `/arbeitgebern/${employer.id}`;
        turn.write('employer', { employer, url });
        const jobs = showsJobs ? await showJobs(turn, employer.id) : [];
        const label = ctx.language === 'de' ? `Profil von ${employer.name}` : `Profile of ${employer.name}`;
        return {
          id: employer.id,
          name: employer.name,
          city: employer.location.city,
          type: employer.type,
          owner: employer.owner,
          beds: employer.beds,
          employees: employer.employees,
          openPositions: employer.openPositions,
          answerRate: employer.answers?.rate ?? null,
          answerDays: employer.answers?.days ?? null,
          isVerified: employer.verifiedAt !== null,
          departments: departments.map((department) => department.name),
          profileText: plainTextOf(descriptionHtml).slice(0, PROFILE_TEXT),
          others: others.map((each) => each.name),
          jobs,
          source: turn.cite('employer', label, url),
        };
      }),
  });

async function showJobs(turn: Turn, id: string): Promise<JobFacts[]> {
  const { ctx } = turn;
  const { items, total } = await listEmployerJobs(ctx, { id, query: toJobSearch({}, 1, EMMA_JOBS) });
  if (items.length > 0) turn.write('jobs', { items, total, fits: await fitJobs(turn, items, {}), reason: 'search' });
  return items.map((job) => toJobFacts(job, ctx.language));
}

/** By the words of the name, otherwise by the nearest spelling. */
async function findByName(ctx: Context, q: string): Promise<{ id: string; name: string }[]> {
  const { items } = await listEmployers(ctx, employerQuerySchema.parse({ q, pageSize: SIMILAR_NAMES }));
  if (items.length > 0) return items;
  const nearness = sql<number>`word_similarity(${q}, ${employers.name} || ' ' || ${employers.city})`;
  const similar = await ctx.db
    .select({ id: employers.id, name: employers.name, city: employers.city })
    .from(employers)
    .where(and(isEmployerActive(), sql`${nearness} >= ${LEAST_SIMILAR}`))
    .orderBy(sql`${nearness} desc`, employers.id)
    .limit(SIMILAR_NAMES);
  return similar.filter(({ name, city }) => sharesName(q, name, city));
}

const KINDS =
  /^(?:universitats|uni|stadt|kreis|fach|reha|spezial)?-?(?:klinik|kliniken|klinikum|krankenhaus|hospital|spital|praxis|haus|zentrum|heim|pflegeheim|clinic|stift)$/u;
const LEAST_LETTERS = 4;

/** "Asklepios Klinik Hamburg" is not just any clinic in Hamburg: a word beyond kind and town has to be near. */
function sharesName(asked: string, name: string, city: string): boolean {
  const towns = new Set(foldWords(city));
  const own = foldWords(asked).filter((word) => word.length >= LEAST_LETTERS && !KINDS.test(word) && !towns.has(word));
  if (own.length === 0) return true;
  const known = foldWords(`${name} ${city}`);
  return own.some((word) => known.some((other) => isNear(word, other, word.length > LONG_WORD ? 2 : 1)));
}
const LONG_WORD = 6;
