import { FILE_PURPOSES, FILE_TYPES, GUEST_TOKEN } from './files.ts';
import { apiSchemas, z } from './zod.ts';

export const storedFileSchema = z
  .object({
    id: z.uuid(),
    name: z.string(),
    type: z.enum(FILE_TYPES),
    bytes: z.number().int(),
    createdAt: z.iso.datetime(),
  })
  .register(apiSchemas, { id: 'StoredFile' });
export type StoredFile = z.infer<typeof storedFileSchema>;

export const storedFilesSchema = z
  .object({ items: z.array(storedFileSchema) })
  .register(apiSchemas, { id: 'StoredFiles' });

export const adoptFilesSchema = z
  .object({ guestToken: z.string().regex(GUEST_TOKEN) })
  .register(apiSchemas, { id: 'AdoptFiles' });

export const uploadFileQuerySchema = z.object({ purpose: z.enum(FILE_PURPOSES).default('document') });
