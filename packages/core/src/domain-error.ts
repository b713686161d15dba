import type { ProblemCode } from '@stellenvisite/contract/problems';

/** The one way a use case refuses. The edge turns the code into a status and a text. */
export class DomainError extends Error {
  readonly code: ProblemCode;

  constructor(code: ProblemCode, detail?: string) {
    super(detail ?? code);
    this.name = 'DomainError';
    this.code = code;
  }
}
