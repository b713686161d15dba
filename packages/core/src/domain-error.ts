import type { ProblemCode } from '@stellenvisite/contract/problems';

/** What a refusal may tell beside its code. */
type RefusalFields = {
  /** The record that is there already. */
  existingId?: string;
  /** What is wrong with which part of what was sent. */
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
