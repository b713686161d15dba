import { plainText } from '../platform/plain-text.schema.ts';
import { pageFields } from '../platform/query-list.schema.ts';
import { apiSchemas, z } from '../platform/zod.ts';
import { TALENT_SEARCH_NAME_LENGTH } from './talent-pool.ts';

const count = z.number().int();
const when = z.iso.datetime();

export const talentSearchSchema = z
  .object({
    id: z.uuid(),
    name: z.string(),
    /** The filters as the address of the page has them. */
    query: z.string(),
    notifies: z.boolean(),
    /** Profiles found now. */
    count,
    /** Not there when the search was last opened. */
    fresh: count,
    createdAt: when,
  })
  .register(apiSchemas, { id: 'TalentSearch' });
export type TalentSearch = z.infer<typeof talentSearchSchema>;

export const talentSearchesSchema = z
  .object({ items: z.array(talentSearchSchema), ...pageFields })
  .register(apiSchemas, { id: 'TalentSearches' });
export type TalentSearches = z.infer<typeof talentSearchesSchema>;

export const saveTalentSearchSchema = z
  .object({
    name: plainText(TALENT_SEARCH_NAME_LENGTH).min(1),
    query: z.string().max(1000),
    notifies: z.boolean().default(true),
  })
  .register(apiSchemas, { id: 'SaveTalentSearch' });
export type SaveTalentSearch = z.infer<typeof saveTalentSearchSchema>;

export const changeTalentSearchSchema = z
  .object({ name: plainText(TALENT_SEARCH_NAME_LENGTH).min(1), notifies: z.boolean() })
  .partial()
  .register(apiSchemas, { id: 'ChangeTalentSearch' });
export type ChangeTalentSearch = z.infer<typeof changeTalentSearchSchema>;
