import type { Db, Tx } from '@stellenvisite/db/client';
import { files } from '@stellenvisite/db/schema/platform/files';
import { asc, eq } from 'drizzle-orm';
import type { PersonalData } from '../../personal-data.ts';

export const filesPersonalData: PersonalData = {
  tables: [
    { name: 'files', export: { file: 'files.json' }, erasure: 'cascade' },
    {
      name: 'uploads',
      export: { reason: 'parts of an upload under way, which become a file or are deleted within a day' },
      erasure: 'cascade',
    },
  ],
  files: { 'files.json': (db, { userId }) => listFiles(db, userId) },
};

function listFiles(db: Db | Tx, userId: string) {
  const { id, name, type, bytes, sha256, purpose, createdAt, expiresAt } = files;
  return db
    .select({ id, name, type, bytes, sha256, purpose, createdAt, expiresAt })
    .from(files)
    .where(eq(files.userId, userId))
    .orderBy(asc(files.createdAt));
}
