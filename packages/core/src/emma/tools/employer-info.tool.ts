import { employerQuerySchema } from '@stellenvisite/contract/employers.schema';
import { z } from '@stellenvisite/contract/zod';
import { tool, zodSchema } from 'ai';
import type { Context } from '../../context.ts';
import { DomainError } from '../../domain-error.ts';
import { getEmployer } from '../../employers/get-employer.ts';
import { listEmployers } from '../../employers/list-employers.ts';
import { runTool, type Turn } from '../turn.ts';
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
  source: number;
};

const PROFILE_TEXT = 800;
const SIMILAR_NAMES = 4;

/** Made once: every step of an answer asks for it. */
const inputSchema = zodSchema(
  z.object({ employerId: z.uuid().optional(), name: z.string().trim().min(2).max(120).optional() }),
);

export const employerInfoTool = (turn: Turn) =>
  tool({
    description: 'Reads the public profile of an employer, by its id or by its name.',
    inputSchema,
    execute: ({ employerId, name }) =>
      runTool(turn, 'employer', async (): Promise<EmployerResult> => {
        const { ctx } = turn;
        const [first, ...others] = employerId ? [{ id: employerId, name: '' }] : await findByName(ctx, name ?? '');
        if (!first) throw new DomainError('employer.not_found');
        const { departments, descriptionHtml, ...employer } = await getEmployer(ctx, { id: first.id });
        const url = `/arbeitgebern/${employer.id}`;
        turn.write('employer', { employer, url });
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
          source: turn.cite('employer', label, url),
        };
      }),
  });

async function findByName(ctx: Context, q: string) {
  const { items } = await listEmployers(ctx, employerQuerySchema.parse({ q, pageSize: SIMILAR_NAMES }));
  return items;
}
