import { PROBLEM_STATUS, type ProblemCode } from '@stellenvisite/contract/platform/problems';

/** Returns the code of what a call was refused with. An `Error` means that no answer came: a lost connection is a problem too. */
export function problemCodeOf(error: unknown): ProblemCode {
  if (error instanceof Error) return 'server.unavailable';
  const code = typeof error === 'object' && error !== null && 'code' in error ? error.code : undefined;
  return typeof code === 'string' && Object.hasOwn(PROBLEM_STATUS, code) ? (code as ProblemCode) : 'server.unexpected';
}
