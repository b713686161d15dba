import { LANGUAGES } from './languages.ts';
import { z } from './zod.ts';

export const languageSchema = z.enum(LANGUAGES).meta({ id: 'Language' });
