import { mails } from '@stellenvisite/db/schema/platform/mails';
import { desc, eq } from 'drizzle-orm';
import type { Context } from '../../context.ts';

const LIMIT = 200;

export type StoredMail = {
  id: string;
  to: string;
  subject: string;
  text: string;
  html: string;
  createdAt: string;
};

const columns = {
  id: mails.id,
  to: mails.to,
  subject: mails.subject,
  text: mails.text,
  html: mails.html,
  createdAt: mails.createdAt,
};

/** For the mail viewer: the newest mails, newest first. */
export async function listMails(ctx: Pick<Context, 'db'>): Promise<StoredMail[]> {
  const rows = await ctx.db.select(columns).from(mails).orderBy(desc(mails.createdAt), desc(mails.id)).limit(LIMIT);
  return rows.map((row) => ({ ...row, createdAt: row.createdAt.toISOString() }));
}

export async function findMail(ctx: Pick<Context, 'db'>, id: string): Promise<StoredMail | null> {
  const [row] = await ctx.db.select(columns).from(mails).where(eq(mails.id, id));
  return row ? { ...row, createdAt: row.createdAt.toISOString() } : null;
}
