import { z } from './zod.ts';

const idSchema = z.uuid();

/** Checks whether a text from an address can be an id at all; what cannot is not found rather than invalid. */
export function isId(text: string): boolean {
  return idSchema.safeParse(text).success;
}

/** An id in an address: any short text, so that a malformed one is reported as "not found". */
export const idParamsSchema = z.object({ id: z.string().max(500) });

/** The ids of the records that one action is applied to. */
export const actIds = z.array(z.uuid()).min(1).max(500);
