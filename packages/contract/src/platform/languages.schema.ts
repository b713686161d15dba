import { LANGUAGES } from './languages.ts';
import { apiSchemas, z } from './zod.ts';

export const languageSchema = z.enum(LANGUAGES).register(apiSchemas, { id: 'Language' });
