import type { ProblemCode } from '@stellenvisite/contract/platform/problems';

/** Details of a refusal in addition to its code. */
type RefusalFields = {
  /** The record that is there already. */
  existingId?: string;
  /** The errors of the input, each with the path of its part. */
  errors?: { path: string; message: string }[];
  /** Seconds until it may be tried again. */
  retryAfter?: number;
};

/** The one way a use case refuses. The edge turns the code into a status and a text. */
export class DomainError extends Error {
  readonly code: ProblemCode;
  readonly fields: RefusalFields;

  constructor(code: ProblemCode, detail?: string, fields: RefusalFields = {}) {
    super(detail ?? code);
    this.name = 'DomainError';
    this.code = code;
    this.fields = fields;
  }
}
