import { plainText } from './plain-text.schema.ts';
import { apiSchemas, z } from './zod.ts';

const screenSchema = z.string().regex(/^[a-zA-Z-]{1,40}$/);

export const adminViewsQuerySchema = z.object({ screen: screenSchema });

export const createAdminViewSchema = z
  .object({ screen: screenSchema, name: plainText(60), query: z.string().max(2000) })
  .register(apiSchemas, { id: 'CreateAdminView' });
export type CreateAdminView = z.infer<typeof createAdminViewSchema>;

export const adminViewSchema = z
  .object({ id: z.uuid(), name: z.string(), query: z.string() })
  .register(apiSchemas, { id: 'AdminView' });
export type AdminView = z.infer<typeof adminViewSchema>;
export const adminViewListSchema = z
  .object({ items: z.array(adminViewSchema), total: z.number().int() })
  .register(apiSchemas, { id: 'AdminViewList' });
export type AdminViewList = z.infer<typeof adminViewListSchema>;
