import { apiSchemas, z } from '../platform/zod.ts';

/** The server functions of the specification (§7), called as `POST /rest/v1/rpc/{name}`. */
export const emailExistsSchema = z
  .object({ p_email: z.string().max(1000) })
  .register(apiSchemas, { id: 'EmailExists' });
export const emailExistsAnswerSchema = z.boolean();

export const tableInfoSchema = z.object({ table_name: z.string().max(200) }).register(apiSchemas, { id: 'TableInfo' });
export const tableInfoAnswerSchema = z.array(
  z.object({ column_name: z.string(), data_type: z.string(), is_nullable: z.boolean() }),
);
export type TableColumn = z.infer<typeof tableInfoAnswerSchema>[number];

/** States whether the table is there. */
export const linksTableAnswerSchema = z.boolean();

/** How PostgREST refuses; the clients of that protocol read it. */
export const functionErrorSchema = z
  .object({
    code: z.string(),
    message: z.string(),
    details: z.string().nullable(),
    hint: z.string().nullable(),
  })
  .register(apiSchemas, { id: 'FunctionError' });
export type FunctionError = z.infer<typeof functionErrorSchema>;
