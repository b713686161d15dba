import { employers } from '@stellenvisite/db/schema/employers';
import { hiddenAgencies, hiddenEmployers } from '@stellenvisite/db/schema/hidden-employers';
import { type AnyColumn, type SQL, sql } from 'drizzle-orm';

/** The rule of `hiddenEmployerIds` for a query over the rows of many people. */
export function isHiddenEmployer(userId: AnyColumn, employerId: AnyColumn): SQL {
  return sql`(exists (select from ${hiddenEmployers} where ${hiddenEmployers.userId} = ${userId}
      and ${hiddenEmployers.employerId} = ${employerId})
    or exists (select from ${hiddenAgencies} join ${employers} on ${employers.isAgency} and ${employers.id} = ${employerId}
      where ${hiddenAgencies.userId} = ${userId}))`;
}
