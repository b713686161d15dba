import { problemSchema } from '@stellenvisite/contract/problems.schema';
import { refusals, withBearer } from '../http/own-routes.ts';

/** What the routes of an employer's feeds have in common in the API document. */
export const described = { tags: ['employer feeds'], ...withBearer };
export const found = { ...refusals, 404: problemSchema };
export const changed = { ...found, 409: problemSchema, 422: problemSchema };
