import { MAX_EXPORTED_FILES_OF } from './application-exports.ts';
import { queryList } from './query-list.schema.ts';
import { receivedApplicationsQuerySchema } from './received-applications.schema.ts';
import { z } from './zod.ts';

/** The list as it is narrowed, whole. */
export const exportApplicationsQuerySchema = receivedApplicationsQuerySchema.omit({ page: true, pageSize: true });
export type ExportApplicationsQuery = z.infer<typeof exportApplicationsQuerySchema>;

export const exportFilesQuerySchema = z.object({
  id: queryList(z.uuid()).refine((ids) => ids && ids.length > 0 && ids.length <= MAX_EXPORTED_FILES_OF),
});
