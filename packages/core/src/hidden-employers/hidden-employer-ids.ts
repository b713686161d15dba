import { employers } from '@stellenvisite/db/schema/employers';
import { hiddenAgencies, hiddenEmployers } from '@stellenvisite/db/schema/hidden-employers';
import { and, eq, exists } from 'drizzle-orm';
import { union } from 'drizzle-orm/pg-core';
import type { Context } from '../context.ts';

/** Whose jobs this person sees in no result and no alert: the employers hidden one by one, and all agencies where they are. */
export async function hiddenEmployerIds({ db }: Pick<Context, 'db'>, userId: string): Promise<string[]> {
  const hidesAgencies = db
    .select({ id: hiddenAgencies.userId })
    .from(hiddenAgencies)
    .where(eq(hiddenAgencies.userId, userId));
  const rows = await union(
    db.select({ id: hiddenEmployers.employerId }).from(hiddenEmployers).where(eq(hiddenEmployers.userId, userId)),
    db
      .select({ id: employers.id })
      .from(employers)
      .where(and(eq(employers.isAgency, true), exists(hidesAgencies))),
  );
  return rows.map(({ id }) => id);
}
