import { randomBytes } from 'node:crypto';
import type { Db, Tx } from '@stellenvisite/db/client';
import { settings } from '@stellenvisite/db/schema/settings';
import { eq } from 'drizzle-orm';

const SETTING = 'newsletter.key';

/** The secret behind newsletter tokens. Made by whoever asks first; every process then finds the same. */
export async function getNewsletterKey(db: Db | Tx): Promise<string> {
  const known = await findKey(db);
  if (known) return known;
  await db
    .insert(settings)
    .values({ key: SETTING, value: randomBytes(32).toString('base64url') })
    .onConflictDoNothing();
  const made = await findKey(db);
  if (!made) throw new Error(`the setting ${SETTING} is not a text`);
  return made;
}

async function findKey(db: Db | Tx): Promise<string | undefined> {
  const [row] = await db.select({ value: settings.value }).from(settings).where(eq(settings.key, SETTING));
  return typeof row?.value === 'string' ? row.value : undefined;
}
