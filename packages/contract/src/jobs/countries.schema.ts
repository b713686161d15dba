import { apiSchemas, z } from '../platform/zod.ts';
import { COUNTRIES, CURRENCIES } from './countries.ts';

export const countrySchema = z.enum(COUNTRIES).register(apiSchemas, { id: 'Country' });
export const currencySchema = z.enum(CURRENCIES).register(apiSchemas, { id: 'Currency' });
