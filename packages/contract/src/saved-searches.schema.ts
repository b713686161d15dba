import { plainText } from './plain-text.schema.ts';
import { SAVED_SEARCH_NAME_LENGTH } from './saved-searches.ts';
import { apiSchemas, z } from './zod.ts';

const savedSearchNameSchema = plainText(SAVED_SEARCH_NAME_LENGTH).min(1);

export const savedSearchSchema = z
  .object({
    id: z.uuid(),
    name: z.string(),
    /** The search as its address holds it, without page and sort: it follows `/jobs?`. */
    query: z.string(),
    /** Jobs it finds that were posted after the person last opened it. */
    newCount: z.number().int(),
    seenAt: z.iso.datetime(),
    createdAt: z.iso.datetime(),
  })
  .register(apiSchemas, { id: 'SavedSearch' });
export type SavedSearch = z.infer<typeof savedSearchSchema>;
export const savedSearchesSchema = z
  .object({ items: z.array(savedSearchSchema) })
  .register(apiSchemas, { id: 'SavedSearches' });

export const saveSearchSchema = z
  .object({
    name: savedSearchNameSchema,
    /** A search's address after `/jobs?`, in any order; page, sort and what no search knows are left out. */
    query: z.string().max(4000),
    /** For one that was deleted by mistake: what was new to the person stays new. */
    seenAt: z.iso.datetime().optional(),
  })
  .register(apiSchemas, { id: 'SaveSearch' });
export type SaveSearch = z.infer<typeof saveSearchSchema>;

export const renameSavedSearchSchema = z
  .object({ name: savedSearchNameSchema })
  .register(apiSchemas, { id: 'RenameSavedSearch' });
export type RenameSavedSearch = z.infer<typeof renameSavedSearchSchema>;
