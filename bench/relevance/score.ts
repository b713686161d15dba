import type { Judge, JudgedJob } from './judge.ts';
import type { JudgedQuery } from './judged-query.ts';
import { mean, ndcg, RELEVANT, recall } from './measures.ts';

export type Scored = {
  query: JudgedQuery;
  ndcg: number;
  recall: number;
  /** Some relevant job exists. */
  isAnswerable: boolean;
  hits: { job: JudgedJob; grade: number }[];
  breach: string | null;
};

/** Answers with the ids of the first hits, best first. */
export type Rank = (query: JudgedQuery) => Promise<string[]>;

export async function scoreQueries(
  queries: readonly JudgedQuery[],
  jobs: ReadonlyMap<string, JudgedJob>,
  judge: Judge,
  rank: Rank,
): Promise<Scored[]> {
  const scored: Scored[] = [];
  for (const query of queries) scored.push(scoreQuery(query, await rank(query), jobs, judge));
  return scored;
}

/** The judgement is the same for every engine, and takes longer than most answers. */
const gradesOf = new WeakMap<JudgedQuery, ReadonlyMap<string, number>>();

function gradeAll(query: JudgedQuery, jobs: ReadonlyMap<string, JudgedJob>, { gradeOf }: Judge) {
  const known = gradesOf.get(query);
  if (known) return known;
  const grades = new Map<string, number>();
  for (const job of jobs.values()) grades.set(job.id, gradeOf(job, query.grades));
  gradesOf.set(query, grades);
  return grades;
}

function scoreQuery(
  query: JudgedQuery,
  ids: readonly string[],
  jobs: ReadonlyMap<string, JudgedJob>,
  judge: Judge,
): Scored {
  const grades = gradeAll(query, jobs, judge);
  const all = [...grades.values()].filter((grade) => grade > 0);
  const hits = ids.flatMap((id) => {
    const job = jobs.get(id);
    return job ? [{ job, grade: grades.get(id) ?? 0 }] : [];
  });
  const found = hits.map(({ grade }) => grade);
  return {
    query,
    ndcg: ndcg(found, all),
    recall: recall(found, all),
    isAnswerable: all.some((grade) => grade >= RELEVANT),
    hits,
    breach: query.trap
      ? judge.findBreach(
          hits.map(({ job }) => job),
          query.trap,
        )
      : null,
  };
}

export type Summary = {
  queries: number;
  ndcg: number;
  recall: number;
  zeroHits: number;
  traps: number;
  failedTraps: number;
};

export function summarise(scored: readonly Scored[]): Summary {
  const answerable = scored.filter(({ isAnswerable }) => isAnswerable);
  const withTrap = scored.filter(({ query }) => query.trap);
  return {
    queries: scored.length,
    ndcg: mean(answerable.map((each) => each.ndcg)),
    recall: mean(answerable.map((each) => each.recall)),
    zeroHits: mean(answerable.map(({ hits }) => (hits.length === 0 ? 1 : 0))),
    traps: withTrap.length,
    failedTraps: withTrap.filter(({ breach }) => breach !== null).length,
  };
}
