import { withBearer } from '../http/own-routes.ts';

/** Describes the routes of an employer's feeds in the API document. */
export const described = { tags: ['employer feeds'], ...withBearer };
