import { applications } from '@stellenvisite/db/schema/applications/applications';
import { and, eq, isNull, ne } from 'drizzle-orm';

/** Nobody has answered it, neither by a decision nor in words. What somebody noted for themselves was never sent. */
export const isUnanswered = and(
  eq(applications.status, 'applied'),
  isNull(applications.firstAnswerAt),
  ne(applications.kind, 'external'),
);
