import {
  type ChangeEmmaSettings,
  DEFAULT_EMMA_SETTINGS,
  type EmmaSettings,
} from '@stellenvisite/contract/assistant/emma.schema';
import { emmaSettings } from '@stellenvisite/db/schema/assistant/emma';
import { eq } from 'drizzle-orm';
import type { Context } from '../../context.ts';
import { requirePermission } from '../../require-permission.ts';

/** Loads the switches of a person; a visitor has the usual ones. */
export async function loadEmmaSettings({ db, actor }: Pick<Context, 'db' | 'actor'>): Promise<EmmaSettings> {
  if (!actor) return DEFAULT_EMMA_SETTINGS;
  const [row] = await db.select().from(emmaSettings).where(eq(emmaSettings.userId, actor.userId));
  if (!row) return DEFAULT_EMMA_SETTINGS;
  const { userId: _, updatedAt: __, ...settings } = row;
  return settings;
}

export async function getEmmaSettings(ctx: Context): Promise<EmmaSettings> {
  await requirePermission(ctx, 'emma_conversation.read');
  return loadEmmaSettings(ctx);
}

export async function changeEmmaSettings(ctx: Context, change: ChangeEmmaSettings): Promise<EmmaSettings> {
  const { userId } = await requirePermission(ctx, 'emma_conversation.write');
  const stated = Object.fromEntries(Object.entries(change).filter(([, value]) => value !== undefined));
  const updatedAt = ctx.now();
  const [row] = await ctx.db
    .insert(emmaSettings)
    .values({ userId, ...DEFAULT_EMMA_SETTINGS, ...stated, updatedAt })
    .onConflictDoUpdate({ target: emmaSettings.userId, set: { ...stated, updatedAt } })
    .returning();
  if (!row) throw new Error('an upsert returns its row');
  const { userId: _, updatedAt: __, ...settings } = row;
  return settings;
}
