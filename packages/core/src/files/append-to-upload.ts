import { uploads } from '@stellenvisite/db/schema/files';
import { and, eq, sql } from 'drizzle-orm';
import type { Context } from '../context.ts';
import { DomainError } from '../domain-error.ts';
import type { UploadRow } from './get-own-upload.ts';

type AppendToUpload = { upload: UploadRow; offset: number; bytes: number; path: string };

/** Of two parts for the same place the first counts; the second has to ask where to go on. */
export async function appendToUpload(ctx: Context, { upload, offset, bytes, path }: AppendToUpload): Promise<number> {
  if (bytes === 0) return offset;
  await ctx.files.copyFromFs(path, uploadPartKey(upload.id, offset));
  const [row] = await ctx.db
    .update(uploads)
    .set({ offset: offset + bytes, parts: sql`${uploads.parts} || ${offset}::integer` })
    .where(and(eq(uploads.id, upload.id), eq(uploads.offset, offset)))
    .returning({ offset: uploads.offset });
  if (!row) throw new DomainError('file.offset_wrong');
  return row.offset;
}

/** As the trigger of the table spells it, which notes the parts of a deleted upload. */
export const uploadPartKey = (id: string, offset: number) => `uploads/${id}/${offset}`;
