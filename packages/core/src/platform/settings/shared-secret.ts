import { randomBytes } from 'node:crypto';
import type { Db, Tx } from '@stellenvisite/db/client';
import { settings } from '@stellenvisite/db/schema/platform/settings';
import { eq } from 'drizzle-orm';

/** Returns a secret of this installation. The first process that needs it creates it, and all others read the same. */
export async function getSharedSecret(db: Db | Tx, name: string): Promise<string> {
  const known = await findSecret(db, name);
  if (known) return known;
  await db
    .insert(settings)
    .values({ key: name, value: randomBytes(32).toString('base64url') })
    .onConflictDoNothing();
  const made = await findSecret(db, name);
  if (!made) throw new Error(`the setting ${name} is not a text`);
  return made;
}

async function findSecret(db: Db | Tx, name: string): Promise<string | undefined> {
  const [row] = await db.select({ value: settings.value }).from(settings).where(eq(settings.key, name));
  return typeof row?.value === 'string' ? row.value : undefined;
}
