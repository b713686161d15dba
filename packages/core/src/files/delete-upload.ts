import { uploads } from '@stellenvisite/db/schema/files';
import { eq } from 'drizzle-orm';
import type { Context } from '../context.ts';
import type { UploadRow } from './get-own-upload.ts';

/** Its parts follow: a trigger notes them for deletion. */
export async function deleteUpload({ db }: Pick<Context, 'db'>, { id }: UploadRow): Promise<void> {
  await db.delete(uploads).where(eq(uploads.id, id));
}
