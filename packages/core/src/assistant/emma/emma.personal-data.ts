import type { Db, Tx } from '@stellenvisite/db/client';
import { emmaConversations, emmaMessages, emmaSettings } from '@stellenvisite/db/schema/assistant/emma';
import { asc, eq } from 'drizzle-orm';
import type { PersonalData } from '../../personal-data.ts';

export const emmaPersonalData: PersonalData = {
  tables: [
    { name: 'emma_conversations', export: { file: 'emma.json' }, erasure: 'cascade' },
    { name: 'emma_messages', export: { file: 'emma.json' }, erasure: 'cascade' },
    { name: 'emma_settings', export: { file: 'emma.json' }, erasure: 'cascade' },
  ],
  files: {
    'emma.json': async (db, { userId }) => ({
      settings: await findSettings(db, userId),
      conversations: await listConversations(db, userId),
    }),
  },
};

async function findSettings(db: Db | Tx, userId: string) {
  const [row] = await db.select().from(emmaSettings).where(eq(emmaSettings.userId, userId));
  if (!row) return null;
  const { userId: _, ...settings } = row;
  return settings;
}

async function listConversations(db: Db | Tx, userId: string) {
  const rows = await db
    .select()
    .from(emmaConversations)
    .where(eq(emmaConversations.userId, userId))
    .orderBy(asc(emmaConversations.createdAt));
  return Promise.all(
    rows.map(async ({ id, title, language, createdAt, updatedAt }) => ({
      title,
      language,
      createdAt,
      updatedAt,
      messages: await db
        .select({ role: emmaMessages.role, parts: emmaMessages.parts, createdAt: emmaMessages.createdAt })
        .from(emmaMessages)
        .where(eq(emmaMessages.conversationId, id))
        .orderBy(asc(emmaMessages.position)),
    })),
  );
}
