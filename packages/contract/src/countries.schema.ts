import { COUNTRIES, CURRENCIES } from './countries.ts';
import { apiSchemas, z } from './zod.ts';

export const countrySchema = z.enum(COUNTRIES).register(apiSchemas, { id: 'Country' });
export const currencySchema = z.enum(CURRENCIES).register(apiSchemas, { id: 'Currency' });
