import { ERROR_SOURCES } from '@stellenvisite/contract/support/error-reports.schema';
import type { Db } from '@stellenvisite/db/client';
import { errorReports } from '@stellenvisite/db/schema/support/error-reports';
import { and, desc, eq, inArray, sql } from 'drizzle-orm';
import type { SeenErrors } from './error-sink.ts';

/** Each source has room of its own, so that what browsers send cannot push out what the server saw. */
export const MAX_ROWS_PER_SOURCE = 500;

/** Adds to the rows of these fingerprints; what was solved is open again. */
export async function writeErrorReports(
  { db, version }: { db: Db; version: string },
  errors: readonly SeenErrors[],
): Promise<void> {
  await db.transaction(async (tx) => {
    await tx
      .insert(errorReports)
      .values(
        // In one order everywhere: processes that write the same rows at once do not wait for each other in a circle.
        [...errors]
          .sort((a, b) => (a.fingerprint < b.fingerprint ? -1 : 1))
          .map(({ seenAt, ...error }) => ({ ...error, version, firstSeenAt: seenAt, lastSeenAt: seenAt })),
      )
      .onConflictDoUpdate({
        target: errorReports.fingerprint,
        set: {
          count: sql`least(${errorReports.count}::bigint + excluded.count, 2147483647)::integer`,
          place: sql`excluded.place`,
          message: sql`excluded.message`,
          frames: sql`excluded.frames`,
          version: sql`excluded.version`,
          lastSeenAt: sql`greatest(${errorReports.lastSeenAt}, excluded.last_seen_at)`,
          reopenedAt: sql`case when ${errorReports.solvedAt} is null then ${errorReports.reopenedAt} else excluded.last_seen_at end`,
          solvedAt: null,
        },
      });
    for (const source of ERROR_SOURCES) {
      const surplus = tx
        .select({ id: errorReports.id })
        .from(errorReports)
        .where(eq(errorReports.source, source))
        .orderBy(desc(errorReports.lastSeenAt))
        .offset(MAX_ROWS_PER_SOURCE);
      await tx.delete(errorReports).where(and(eq(errorReports.source, source), inArray(errorReports.id, surplus)));
    }
  });
}
