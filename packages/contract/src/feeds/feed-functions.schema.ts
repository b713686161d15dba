import { apiSchemas, z } from '../platform/zod.ts';

const time = z.iso.datetime();
const count = z.number().int();

/** The importer of the specification (§7). */
export const importerBodySchema = z
  .object({
    url: z.string().max(2000),
    employer_id: z.uuid(),
    validate_only: z.boolean().optional(),
    force_update: z.boolean().optional(),
  })
  .register(apiSchemas, { id: 'XmlFeedImporter' });
export type ImporterBody = z.infer<typeof importerBodySchema>;
export const importerAnswerSchema = z
  .object({
    valid: z.boolean(),
    message: z.string(),
    success: z.boolean(),
    summary: z.object({ successful: count, duplicates: count, failed: count }),
    error: z.string().nullable(),
  })
  .register(apiSchemas, { id: 'XmlFeedImporterAnswer' });
export type ImporterAnswer = z.infer<typeof importerAnswerSchema>;

export const syncRowsSchema = z
  .array(
    z.object({
      feed_id: z.uuid(),
      feed_name: z.string(),
      employer_id: z.uuid(),
      /** Begins with SUCCESS or ERROR. */
      sync_result: z.string(),
    }),
  )
  .register(apiSchemas, { id: 'XmlFeedSyncRows' });
export type SyncRows = z.infer<typeof syncRowsSchema>;

export const xmlFeedRowsQuerySchema = z.object({
  select: z.string().max(500).optional(),
  limit: z.coerce.number().int().min(0).max(1000).default(5),
});
export const xmlFeedRowsSchema = z
  .array(
    z.object({
      id: z.uuid(),
      employer_id: z.uuid(),
      name: z.string(),
      url: z.string().nullable(),
      format: z.string().nullable(),
      status: z.string(),
      interval_minutes: count,
      last_fetched_at: time.nullable(),
      created_at: time,
      updated_at: time,
    }),
  )
  .register(apiSchemas, { id: 'XmlFeedRows' });
export type XmlFeedRows = z.infer<typeof xmlFeedRowsSchema>;
