import type { OperatorDetails } from '@stellenvisite/contract/operator-settings.schema';
import { keptSettingsSchema } from '@stellenvisite/contract/operator-settings.schema';
import type { Db, Tx } from '@stellenvisite/db/client';
import { settings } from '@stellenvisite/db/schema/settings';
import { eq } from 'drizzle-orm';

export const OPERATOR_KEY = 'operator';

/** As they were saved last; read each time, so that a change counts at once in every process. */
export async function readKeptSettings(db: Db | Tx) {
  const [row] = await db.select({ value: settings.value }).from(settings).where(eq(settings.key, OPERATOR_KEY));
  return keptSettingsSchema.parse(row?.value ?? {});
}

/** What the legal pages say of the operator. */
export async function getOperator({ db }: { db: Db | Tx }): Promise<OperatorDetails> {
  return (await readKeptSettings(db)).operator;
}
