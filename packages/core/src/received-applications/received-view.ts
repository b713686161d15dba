import { DEFAULT_LANGUAGE } from '@stellenvisite/contract/languages';
import { MATCH_VERSION } from '@stellenvisite/contract/matching';
import type { ReceivedApplication } from '@stellenvisite/contract/received-applications.schema';
import { bestWishes } from '@stellenvisite/contract/shift-wishes';
import { profiles } from '@stellenvisite/db/schema/accounts';
import { applicationMatches, applications } from '@stellenvisite/db/schema/applications';
import { departments } from '@stellenvisite/db/schema/employers';
import { jobs } from '@stellenvisite/db/schema/jobs';
import { eq, inArray, type SQL, sql } from 'drizzle-orm';
import { listedColumns, toApplication } from '../applications/application-view.ts';
import { scoreUnscored } from '../applications/keep-match.ts';
import type { Context } from '../context.ts';

function selectRows(ctx: Context) {
  const { message: _message, answers: _answers, ...columns } = listedColumns(ctx);
  return ctx.db
    .select({
      ...columns,
      department: sql<string | null>`coalesce(${departments.name}, ${jobs.department})`,
      matchVersion: applicationMatches.version,
      matchScore: applicationMatches.score,
      language: profiles.language,
    })
    .from(applications)
    .leftJoin(jobs, eq(jobs.id, applications.jobId))
    .leftJoin(departments, eq(departments.id, jobs.departmentId))
    .leftJoin(applicationMatches, eq(applicationMatches.applicationId, applications.id))
    .leftJoin(profiles, eq(profiles.id, applications.userId))
    .$dynamic();
}
type Row = Awaited<ReturnType<typeof selectRows>>[number];

type Part = { where: SQL | undefined; orderBy: SQL[]; limit: number; offset?: number };

/** The rows of one page as the employer's lists show them; who has no match by the present rules gets one now. */
export async function loadReceived(ctx: Context, part: Part): Promise<ReceivedApplication[]> {
  const ids = await listIds(ctx, part);
  if (ids.length === 0) return [];
  const found = new Map((await selectRows(ctx).where(inArray(applications.id, ids))).map((row) => [row.id, row]));
  const rows = ids.flatMap((id) => found.get(id) ?? []);
  const unscored = rows.filter(({ matchVersion }) => matchVersion !== MATCH_VERSION);
  const scores = unscored.length > 0 ? await scoreUnscored(ctx, unscored) : new Map<string, number | null>();
  return rows.map((row) => toReceived({ ...row, matchScore: scores.get(row.id) ?? row.matchScore }));
}

/** By themselves: thousands of ids are sorted in memory, thousands of sent profiles are not. */
async function listIds({ db }: Context, { where, orderBy, limit, offset = 0 }: Part): Promise<string[]> {
  const rows = await db
    .select({ id: applications.id })
    .from(applications)
    .leftJoin(applicationMatches, eq(applicationMatches.applicationId, applications.id))
    .where(where)
    .orderBy(...orderBy)
    .limit(limit)
    .offset(offset);
  return rows.map(({ id }) => id);
}

function toReceived(row: Row): ReceivedApplication {
  const { applicant, department, matchScore, language } = row;
  return {
    ...toApplication(row),
    applicant: applicant && {
      fullName: applicant.fullName,
      academicTitle: applicant.academicTitle,
      occupation: applicant.occupation,
      location: applicant.location,
      yearsOfExperience: applicant.profile?.yearsOfExperience ?? null,
    },
    department,
    wishes: bestWishes(applicant?.profile?.week ?? null),
    matchScore,
    language: language ?? DEFAULT_LANGUAGE,
    source: row.source,
  };
}
