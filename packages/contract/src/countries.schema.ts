import { COUNTRIES, CURRENCIES } from './countries.ts';
import { z } from './zod.ts';

export const countrySchema = z.enum(COUNTRIES).meta({ id: 'Country' });
export const currencySchema = z.enum(CURRENCIES).meta({ id: 'Currency' });
