import { z } from 'zod';

/** Every way a request can fail, `noun.reason`, with its status: the one table there is. */
export const PROBLEM_STATUS = {
  'request.invalid': 400,
  'request.malformed': 400,
  'request.forbidden': 403,
  'request.not_found': 404,
  'request.method_not_allowed': 405,
  'request.timeout': 408,
  'request.too_large': 413,
  'request.uri_too_long': 414,
  'request.unsupported_media_type': 415,
  'request.headers_too_large': 431,
  'request.rate_limited': 429,
  'auth.required': 401,
  'auth.token_invalid': 401,
  'auth.session_ended': 401,
  'auth.second_factor_required': 403,
  'account.proof_invalid': 403,
  'account.session_not_found': 404,
  'account.onboarding_incomplete': 409,
  'employer_link.not_found': 404,
  'employer_link.no_match': 409,
  'admin.credentials_invalid': 401,
  'admin.duplicate_email': 409,
  'admin.not_found': 404,
  'admin.last': 409,
  'job.not_found': 404,
  'job.expired': 410,
  'employer.not_found': 404,
  'saved_search.not_found': 404,
  'saved_search.limit_reached': 409,
  'place.not_found': 404,
  'media.not_found': 404,
  'newsletter.token_invalid': 404,
  'server.unexpected': 500,
  'server.unavailable': 503,
} as const satisfies Record<string, number>;

export type ProblemCode = keyof typeof PROBLEM_STATUS;
export const PROBLEM_CODES = Object.keys(PROBLEM_STATUS) as [ProblemCode, ...ProblemCode[]];

/** RFC 9457. `title` is for developers; people read the translation of `code`. */
export const problemSchema = z.object({
  type: z.string(),
  title: z.string(),
  status: z.number().int(),
  code: z.enum(PROBLEM_CODES),
  detail: z.string().optional(),
  requestId: z.string().optional(),
  errors: z.array(z.object({ path: z.string(), message: z.string() })).optional(),
});
export type Problem = z.infer<typeof problemSchema>;
