import { PROBLEM_STATUS, type ProblemCode } from '@stellenvisite/contract/problems';

/** What a call came to: its data, or the code of the problem. A lost connection is a problem too. */
export type Outcome<T> = { data: T; code: null } | { data: null; code: ProblemCode };

type Answer<T> = { data?: T; error?: unknown; response: Response };

export async function outcomeOf<T>(call: Promise<Answer<T>>): Promise<Outcome<T>> {
  try {
    const { data, error, response } = await call;
    return response.ok ? { data: data as T, code: null } : { data: null, code: codeOf(error) };
  } catch {
    return { data: null, code: 'server.unavailable' };
  }
}

/** The code an answer names, if it is one we know. */
export function codeOf(problem: unknown): ProblemCode {
  const code = typeof problem === 'object' && problem !== null && 'code' in problem ? problem.code : undefined;
  return typeof code === 'string' && Object.hasOwn(PROBLEM_STATUS, code) ? (code as ProblemCode) : 'server.unexpected';
}
